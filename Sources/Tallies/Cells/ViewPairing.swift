import Barcodes
import Records
import Summaries

/// Pairs the trials of a suite's views with those of its first view on the same frame, as they come in.
struct ViewPairing {
  /// The names of the views of each suite that has several, in its order.
  private let views: [String: [String]]
  private let run: RunRecord
  /// Trials of frames that were not yet read in every view, by the cell without a view and by frame; a runner that takes a frame's
  /// views in turn keeps this short.
  private var waiting: [CellKey: [String: [ViewedTrial]]] = [:]
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
    var cell = key
    cell.view = nil
    let viewed = ViewedTrial(trial, view: view, facts: facts, latency: latency)
    let trials = (waiting[cell]?.removeValue(forKey: trial.frame) ?? []) + [viewed]
    guard trials.count == names.count else {
      waiting[cell, default: [:]][trial.frame] = trials
      return
    }
    guard let reference = trials.first(where: { $0.view == names[0] }) else { return }
    for trial in trials where trial.view != reference.view {
      cell.view = trial.view
      tallies[cell, default: ViewTally()].add(trial, reference)
    }
  }

  /// Cell by cell, then all symbologies of a point, then all frames of a suite.
  package func records(order: CellOrder, groups: [FrameGroup]) -> [ViewComparison] {
    let cells = tallies.sorted { order.precedes($0.key, $1.key) }.map { key, tally in
      (
        cell: groups[key.group].cell(engine: key.engine, mask: key.mask, view: key.view),
        tally: tally
      )
    }
    return cells.map { comparison($0.cell, $0.tally, pooled: nil) }
      + pooled(cells, .symbologies)
      + pooled(cells.map { ($0.cell, $0.tally.ofChangedFrames) }, .changedFrames)
  }

  private func pooled(
    _ cells: [(cell: CellID, tally: ViewTally)], _ pooling: ViewComparison.Pooling
  ) -> [ViewComparison] {
    let (pools, members) = cells.grouped { cell, _ in
      var pool = cell
      pool.symbology = ""
      if pooling == .changedFrames { (pool.point, pool.id.namedCondition) = ([:], nil) }
      return pool
    }
    return pools.map { pool in
      comparison(
        pool, (members[pool] ?? []).reduce(into: ViewTally()) { $0 += $1.tally }, pooled: pooling)
    }
  }

  private func comparison(
    _ cell: CellID, _ tally: ViewTally, pooled: ViewComparison.Pooling?
  ) -> ViewComparison {
    ViewComparison(
      cell, reference: views[cell.suite]?.first ?? "", pooled: pooled,
      time: tally.time(looks: run.looks(in: cell.suite)), reads: tally.reads,
      outsideRegion: tally.outside)
  }
}
