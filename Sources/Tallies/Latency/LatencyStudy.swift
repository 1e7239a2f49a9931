import Barcodes
import Foundation
import Judging
import Records
import Summaries

/// Works out what the suites that are timed in blocks say, from their trials in any order.
struct LatencyStudy {
  private let groups: [FrameGroup]
  private let names: MaskNames
  private let trials: [TimedTrial]
  private let looks: InterimLooks
  /// By cell, in the order of the suites, engines, masks and sizes.
  private let cells: [(cell: LatencyCell, trials: [TimedTrial])]

  package init(_ trials: [TimedTrial], groups: [FrameGroup], run: RunRecord) {
    self.groups = groups
    let names = MaskNames(run)
    self.names = names
    self.trials = trials
    looks = InterimLooks(run)
    let (keys, byCell) = trials.filter { !$0.isControl }
      .grouped { LatencyCell(groups[$0.group], engine: $0.engine, mask: $0.mask, names) }
    let order = LatencyCellOrder(run)
    cells = keys.sorted(by: order.precedes).map { ($0, byCell[$0] ?? []) }
  }

  package var latencies: [CallLatencyRecord] {
    cells.compactMap { CallLatencies($0.trials)?.record($0.cell, looks: looks[$0.cell.suite]) }
  }

  /// Every mask but `all`, over all symbologies; the own mask also for each.
  package var maskSpeeds: [MaskSpeedRecord] {
    let references = Dictionary(
      grouping: trials.filter { $0.mask == .all && !$0.isControl }, by: FrameOfEngine.init)
    return cells.filter { $0.cell.mask != .all }
      .flatMap { cell, trials in
        let pairs = trials.compactMap { trial -> MaskPair? in
          references[FrameOfEngine(trial)]?.first.map { (all: $0, mask: trial) }
        }
        let looks = looks[cell.suite]
        let whole = [MaskSpeedRecord(cell, pairs, looks: looks)].compactMap(\.self)
        guard cell.mask == .own else { return whole }
        let bySymbology = Dictionary(grouping: pairs) { groups[$0.mask.group].symbology }
        return whole
          + bySymbology.sorted { $0.key < $1.key }.compactMap {
            MaskSpeedRecord(cell, symbology: $0.key, $0.value, looks: looks)
          }
      }
  }

  /// The mask `all` against itself: how far from 1 a ratio comes where nothing differs.
  package var maskControls: [MaskSpeedRecord] {
    let controls = Dictionary(grouping: trials.filter(\.isControl), by: FrameOfEngine.init)
    return cells.filter { $0.cell.mask == .all }
      .compactMap { cell, trials in
        let pairs = trials.compactMap { trial -> MaskPair? in
          controls[FrameOfEngine(trial)]?.first.map { (all: trial, mask: $0) }
        }
        return MaskSpeedRecord(cell, pairs, looks: looks[cell.suite])
      }
  }

  /// The growth of latency over the cells that differ in the frame's size alone, where there are at
  /// least three sizes.
  package var scalings: [LatencyScalingRecord] {
    let (families, members) = cells.grouped(by: \.cell.id)
    return families.compactMap { family in
      let sizes = (members[family] ?? []).compactMap { CallLatencies($0.trials) }
      return LatencyScaling(sizes, looks: looks[family.suite]).map {
        LatencyScalingRecord(family, $0)
      }
    }
  }
}

/// At how many numbers of blocks the measuring of each suite might have ended.
struct InterimLooks {
  private let counts: [String: Int]

  init(_ run: RunRecord) {
    let looks = run.suites.compactMap { suite -> (String, Int)? in
      guard let blocks = suite.blocks, blocks.count == 2, 1 <= blocks[0], blocks[0] <= blocks[1]
      else { return nil }
      return (suite.name, BlockLooks(fewest: blocks[0], most: blocks[1]).counts.count)
    }
    counts = Dictionary(looks) { first, _ in first }
  }

  /// 1 of a suite that was not timed in blocks.
  subscript(suite: String) -> Int { counts[suite] ?? 1 }
}

/// The same frame read by the same engine.
private struct FrameOfEngine: Hashable {
  let frame: String
  let engine: String

  init(_ trial: TimedTrial) {
    frame = trial.frame
    engine = trial.engine
  }
}

extension LatencyCell {
  fileprivate init(_ group: FrameGroup, engine: String, mask: FormatMask, _ names: MaskNames) {
    self.init(
      SeriesID(
        suite: group.suite, engine: engine, mask: names.name(of: mask, in: group),
        namedCondition: group.namedCondition),
      LatencyPoint(point: group.point.filter { LatencySize.axes.contains($0.key) }))
  }
}

/// Suites and engines as in the run; the masks `all` and `own` before the others, as the suite names them; named
/// conditions by name; small frames before large ones.
private struct LatencyCellOrder {
  private let suites: [String: Int]
  private let engines: [String: Int]
  private let masks: [MaskName: Int]

  init(_ run: RunRecord) {
    func ranks<Name: Hashable>(_ names: [Name]) -> [Name: Int] {
      Dictionary(zip(names, names.indices), uniquingKeysWith: min)
    }
    suites = ranks(run.suites.map(\.name))
    engines = ranks(run.engines.map(\.label))
    masks = ranks([.all, .own] + run.suites.flatMap(\.masks))
  }

  func precedes(_ left: LatencyCell, _ right: LatencyCell) -> Bool {
    func ranks(_ cell: LatencyCell) -> [Int] {
      [suites[cell.suite] ?? .max, engines[cell.engine] ?? .max, masks[cell.mask] ?? .max]
    }
    let (a, b) = (ranks(left), ranks(right))
    if a != b { return a.lexicographicallyPrecedes(b) }
    if left.mask != right.mask { return left.mask < right.mask }
    let (c, d) = (left.namedCondition ?? "", right.namedCondition ?? "")
    if c != d { return c < d }
    return AxisOrder.precedes(left.point, right.point)
  }
}
