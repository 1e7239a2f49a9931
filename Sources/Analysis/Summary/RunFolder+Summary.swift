import Records

extension RunFolder {
  /// Aggregates the run: one pass over the trials, whatever their order.
  ///
  /// Memory holds the frame index, the durations of timed trials (medians and quantiles are exact), and the capped
  /// lists of notable trials and of disagreements.
  package func summary() throws -> Summary {
    var cells: [CellKey: CellTally] = [:]
    var views = ViewPairing(run: run)
    let pictures = PictureFolder(runFolder: path)
    var notable = NotableTrials(pictures: pictures)
    var disagreements = Disagreements(run: run, pictures: pictures)
    let untimed = run.untimedSuites
    let maskNames = MaskNames(run)
    var timed: [TimedTrial] = []
    var clockFaults = ClockFaultTally()
    var totals = SummaryTotals(frames: frames.count, trials: 0, calls: 0)
    try forEachTrial { trial, facts in
      let suite = frames.groups[facts.group].suite
      if let trial = TimedTrial(trial, facts: facts) { timed.append(trial) }
      clockFaults.add(trial, suite: suite)
      totals.trials += 1
      totals.calls += trial.durationsNanoseconds.count
      guard trial.timing?.isControl != true else { return }
      let mask = maskNames.name(of: trial.formatMask, in: frames.groups[facts.group])
      let key = CellKey(
        group: facts.group, engine: trial.engine, mask: mask, view: trial.view)
      let latency = untimed.contains(suite) ? nil : TrialMeasure(trial).latency
      cells[key, default: CellTally()].add(trial, facts: facts, latency: latency)
      views.add(trial, key: key, suite: suite, facts: facts, latency: latency)
      notable.add(trial, mask: mask)
      disagreements.add(trial, mask: mask, facts: facts)
    }
    let order = CellOrder(run: run, groups: frames.groups)
    let tallied = cells.sorted { order.precedes($0.key, $1.key) }.map { key, tally in
      (
        cell: tally.cell(key, group: frames.groups[key.group]), placement: tally.placement,
        frames: tally.frames
      )
    }
    let verdicts = Verdicts(run: run, cells: tallied).records
    let study = LatencyStudy(timed, groups: frames.groups, run: run)
    let comparisons = views.records(order: order, groups: frames.groups)
    return Summary(
      run: run, totals: totals, cells: tallied.map(\.cell),
      verdicts: verdicts.isEmpty ? nil : verdicts,
      latency: timed.isEmpty
        ? nil
        : LatencySummary(
          cells: study.latencies, maskSpeeds: study.maskSpeeds, maskControls: study.maskControls,
          scalings: study.scalings, clockFaults: clockFaults.records, blocks: blocks),
      viewComparisons: comparisons.isEmpty ? nil : comparisons,
      notable: try notable.listed(from: frames),
      disagreements: try disagreements.record(order: order, frames: frames))
  }
}
