import Records

extension RunFolder {
  /// Aggregates the run: one pass over the trials, whatever their order.
  ///
  /// Memory holds the frame index, one number for each answered trial (medians and quantiles are
  /// exact), and the capped
  /// lists of notable trials and of disagreements.
  func summary() throws -> Summary {
    var cells: [CellKey: CellTally] = [:]
    var pairing = MaskPairing()
    let pictures = PictureFolder(runFolder: path)
    var notable = NotableTrials(pictures: pictures)
    var disagreements = Disagreements(run: run, pictures: pictures)
    var verdictTally = VerdictTally()
    let untimed = run.untimedSuites
    var totals = SummaryTotals(frames: frames.count, trials: 0, calls: 0)
    try forEachTrial { trial, facts in
      let mask = frames.groups[facts.group].name(of: trial.formatMask)
      let key = CellKey(group: facts.group, engine: trial.engine, mask: mask)
      let suite = frames.groups[facts.group].suite
      let latency = untimed.contains(suite) ? nil : TrialMeasure(trial).latency
      cells[key, default: CellTally()].add(trial, facts: facts, latency: latency)
      pairing.add(trial, key: key, facts: facts, latency: latency)
      verdictTally.add(
        trial, mask: mask, facts: facts, group: frames.groups[facts.group])
      notable.add(trial, mask: mask)
      disagreements.add(trial, mask: mask, facts: facts)
      totals.trials += 1
      totals.calls += trial.durationsNanoseconds.count
    }
    let order = CellOrder(run: run, groups: frames.groups)
    let summaryCells = cells.keys.sorted(by: order.precedes).compactMap { key in
      cells[key]?.cell(key, group: frames.groups[key.group])
    }
    let verdicts = Verdicts(run: run, cells: summaryCells, tally: verdictTally).records
    return Summary(
      run: run, totals: totals, cells: summaryCells, verdicts: verdicts.isEmpty ? nil : verdicts,
      maskRatios: pairing.keys.sorted(by: order.precedes).compactMap { key in
        pairing.ratio(key, group: frames.groups[key.group])
      },
      notable: try notable.listed(from: frames),
      disagreements: try disagreements.record(order: order, frames: frames))
  }
}
