import Barcodes
import Records
import Summaries

/// Tallies a run's trials while they are read.
struct SummaryTally {
  private let folder: RunFolder
  private let untimed: Set<String>
  private let maskNames: MaskNames
  private var totals: SummaryTotals
  private var cells: [CellKey: CellTally] = [:]
  private var views: ViewPairing
  private var settings: PairedSettings
  private var notable: NotableTrials
  private var disagreements: Disagreements
  private var timed: [TimedTrial] = []
  private var clockFaults = ClockFaultTally()
  private var photographs: PhotographTally
  private var photographVerdicts: PhotographVerdicts
  private var beside: BesideFrames
  private var twins: TwinTally
  private var shown: RecordedScannerTally
  private var contents = ContentAnswers()
  private var wrong = WrongAnswers()
  private var grades: PrintGradeTally
  private var choices: ChoiceGroups
  private var streams: StreamAnswers
  /// Suites with streams, whose frames are no independent trials.
  private let streamSuites: Set<String>

  private var groups: [FrameGroup] { folder.frames.groups }

  /// - Parameter rule: what readers are held against in place of what the suites say; nil for that.
  init(of folder: RunFolder, rule: ChoiceRule?) {
    self.folder = folder
    let (run, pictures) = (folder.run, PictureFolder(runFolder: folder.path))
    untimed = run.untimedSuites
    maskNames = MaskNames(run)
    totals = SummaryTotals(frames: folder.frames.count)
    views = ViewPairing(run: run)
    settings = PairedSettings(run: run)
    notable = NotableTrials(pictures: pictures)
    disagreements = Disagreements(run: run, pictures: pictures)
    photographs = PhotographTally(run, groups: folder.frames.groups)
    photographVerdicts = PhotographVerdicts(run)
    beside = BesideFrames(run, pictures: pictures)
    twins = TwinTally(run, frames: folder.frames)
    shown = RecordedScannerTally(run)
    grades = PrintGradeTally(run)
    choices = ChoiceGroups(run, rule: rule)
    streams = StreamAnswers(run)
    streamSuites = Set(run.suites.filter { $0.stream != nil }.map(\.name))
  }

  /// - Parameter offset: where in the file the trial's line begins, in bytes.
  mutating func add(_ trial: TrialRecord, at offset: UInt64, _ facts: FrameFacts) {
    let group = groups[facts.group]
    let suite = group.suite
    totals.trials += 1
    totals.calls += trial.durationsNanoseconds.count
    let mask = maskNames.name(of: trial.formatMask, in: group)
    guard !streamSuites.contains(suite) else {
      if let stream = facts.stream {
        streams.add(
          trial, at: offset, mask: mask, suite: suite, facts: facts, stream: stream)
      }
      if trial.status != .ok { notable.add(trial, mask: mask, symbology: group.symbology) }
      return
    }
    clockFaults.add(trial, suite: suite, pixels: facts.pixels)
    if let trial = TimedTrial(trial, facts: facts) { timed.append(trial) }
    guard trial.timing?.isControl != true else { return }
    let key = CellKey(group: facts.group, engine: trial.engine, mask: mask, view: trial.view)
    let latency = untimed.contains(suite) ? nil : trial.latency
    twins.add(trial, group: group, facts: facts)
    photographs.add(trial, group: group, facts: facts)
    photographVerdicts.add(trial, mask: mask, group: group, facts: facts)
    shown.add(trial, suite: suite)
    contents.add(trial, at: offset, mask: mask, facts: facts)
    wrong.add(trial, at: offset, mask: mask, facts: facts)
    grades.add(trial, mask: mask, group: group, facts: facts)
    choices.add(trial, at: offset, mask: mask, group: group, facts: facts)
    cells[key, default: CellTally()].add(trial, facts: facts, latency: latency)
    beside.add(trial, group: group)
    settings.add(trial, key: key, group: group, seed: facts.seed)
    views.add(trial, key: key, suite: suite, facts: facts, latency: latency)
    notable.add(trial, mask: mask, symbology: group.symbology)
    disagreements.add(trial, at: offset, mask: mask, suite: suite, facts: facts)
  }

  /// - Throws: `RecordError`, where frames cannot be read again.
  func summary() throws -> Summary {
    let (run, frames) = (folder.run, folder.frames)
    let order = CellOrder(run: run, groups: groups)
    // The phases of a photograph are no independent trials.
    let ofPhotographs = Set(run.suites.filter { $0.photographSet != nil }.map(\.name))
    let tallied = cells.sorted { order.precedes($0.key, $1.key) }.map { key, tally in
      let group = groups[key.group]
      var cell = tally.cell(key, group: group, looks: run.looks(in: group.suite))
      if ofPhotographs.contains(cell.suite) { cell.readRate = nil }
      return (cell: cell, placement: tally.placement, frames: tally.frames, first: tally.first)
    }
    var summary = Summary(
      run: run, totals: totals, cells: tallied.map(\.cell),
      notable: try notable.listed(from: frames))
    let judged = Verdicts(run: run, cells: tallied)
    summary.verdicts = judged.records.unlessEmpty
    summary.limits = judged.limits.unlessEmpty
    summary.latency = latency
    summary.viewComparisons = views.records(order: order, groups: groups).unlessEmpty
    summary.pairedSettings = settings.records.unlessEmpty
    summary.grades = grades.records
    summary.choices = choices.records(run)
    summary.live = try LiveStudy(streams, run: run, frames: frames, order: order)?.record(
      streams, pictures: PictureFolder(runFolder: folder.path), trial: folder.trial)
    summary.together = disagreements.together.records(run).unlessEmpty
    summary.disagreements = try disagreements.record(order: order, folder: folder)
    summary.contents = try contents.records(folder)
    summary.wrongLengths = try wrong.records(folder)
    try addPhotographs(to: &summary)
    return summary
  }

  private var latency: LatencySummary? {
    guard !timed.isEmpty else { return nil }
    let study = LatencyStudy(timed, groups: groups, run: folder.run)
    return LatencySummary(
      cells: study.latencies, maskSpeeds: study.maskSpeeds, maskControls: study.maskControls,
      scalings: study.scalings, clockFaults: clockFaults.records, blocks: folder.blocks)
  }

  private func addPhotographs(to summary: inout Summary) throws {
    summary.photographs = photographs.studies
    summary.twins = twins.records
    summary.shown = shown.studies
    summary.photographVerdicts = photographVerdicts.records
    summary.photographPairs = photographVerdicts.pairs
    summary.beside = try beside.records(from: folder.frames)
  }
}

extension Array {
  fileprivate var unlessEmpty: [Element]? { isEmpty ? nil : self }
}
