import Barcodes
import Records
import Summaries

/// Pairs the trials of a suite's views with those of its first view on the same frame, as they come in.
struct ViewPairing {
  private struct ViewPair: Hashable {
    var frame: String
    var engine: String
    var mask: MaskName
  }

  /// The names of the views of each suite that has several, in its order.
  private let views: [String: [String]]
  private let run: RunRecord
  /// Trials of frames that were not yet read in every view; a runner that takes a frame's views in turn
  /// keeps this short.
  private var waiting: [ViewPair: [ViewedTrial]] = [:]
  private var tallies: [CellKey: ViewTally] = [:]

  package init(run: RunRecord) {
    let suites = run.suites.compactMap { suite in suite.views.map { (suite.name, $0) } }
    self.run = run
    views = Dictionary(suites.filter { $0.1.count > 1 }) { first, _ in first }
  }

  package mutating func add(
    _ trial: TrialRecord, key: CellKey, suite: String, facts: FrameFacts, latency: Double?
  ) {
    guard trial.status.isAsked, let view = key.view, let names = views[suite] else { return }
    let pair = ViewPair(frame: trial.frame, engine: trial.engine, mask: key.mask)
    let viewed = ViewedTrial(trial, view: view, facts: facts, latency: latency)
    let trials = (waiting.removeValue(forKey: pair) ?? []) + [viewed]
    guard trials.count == names.count else {
      waiting[pair] = trials
      return
    }
    guard let reference = trials.first(where: { $0.view == names[0] }) else { return }
    for trial in trials where trial.view != reference.view {
      var cell = key
      cell.view = trial.view
      tallies[cell, default: ViewTally()].add(trial, reference)
    }
  }

  /// Cell by cell, then all symbologies of a point, then all frames of a suite.
  package func records(order: CellOrder, groups: [FrameGroup]) -> [ViewComparison] {
    let cells = tallies.sorted { order.precedes($0.key, $1.key) }.map { key, tally in
      let group = groups[key.group]
      return (subject: Subject(key, group, reference: views[group.suite]?.first), tally: tally)
    }
    return cells.map {
      $0.subject.comparison($0.tally, looks: run.looks(in: $0.subject.series.suite))
    }
      + pooled(cells.map { ($0.subject.withAllSymbologies, $0.tally) })
      + pooled(cells.map { ($0.subject.withAllFrames, $0.tally.ofChangedFrames) })
  }

  private func pooled(_ cells: [(Subject, ViewTally)]) -> [ViewComparison] {
    let (subjects, pools) = cells.grouped(by: \.0)
    return subjects.map { subject in
      subject.comparison(
        (pools[subject] ?? []).reduce(into: ViewTally()) { $0 += $1.1 },
        looks: run.looks(in: subject.series.suite))
    }
  }

  private struct Subject: Hashable {
    var series: SeriesID
    var symbology: String?
    var reference: String
    var point: [String: Double]
    var pooled: ViewComparison.Pooling?

    init(_ key: CellKey, _ group: FrameGroup, reference: String?) {
      let cell = group.cell(engine: key.engine, mask: key.mask, view: key.view)
      (series, symbology, point) = (cell.id, cell.symbology, cell.point)
      self.reference = reference ?? ""
    }

    var withAllSymbologies: Subject {
      var subject = self
      (subject.symbology, subject.pooled) = (nil, .symbologies)
      return subject
    }

    var withAllFrames: Subject {
      var subject = self
      (subject.symbology, subject.point, subject.pooled) = (nil, [:], .changedFrames)
      subject.series.namedCondition = nil
      return subject
    }

    func comparison(_ tally: ViewTally, looks: Int) -> ViewComparison {
      ViewComparison(
        suite: series.suite, engine: series.engine, symbology: symbology, mask: series.mask,
        view: series.view ?? "", reference: reference, point: point,
        namedCondition: series.namedCondition, pooled: pooled,
        time: tally.time(looks: looks), reads: tally.reads, outsideRegion: tally.outside)
    }
  }
}
