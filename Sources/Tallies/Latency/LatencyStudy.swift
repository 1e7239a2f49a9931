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
  private let run: RunRecord
  /// By cell, in the order of the suites, engines, masks and sizes.
  private let cells: [(cell: LatencyCell, trials: [TimedTrial])]

  package init(_ trials: [TimedTrial], groups: [FrameGroup], run: RunRecord) {
    self.groups = groups
    let names = MaskNames(run)
    self.names = names
    self.trials = trials
    self.run = run
    let (keys, byCell) = trials.filter { !$0.isControl }
      .grouped { LatencyCell(groups[$0.group], engine: $0.engine, mask: $0.mask, names) }
    cells = run.ordered(keys).map { ($0, byCell[$0] ?? []) }
  }

  package var latencies: [CallLatencyRecord] {
    cells.compactMap {
      CallLatencies($0.trials)?.record($0.cell, looks: run.looks(in: $0.cell.suite))
    }
  }

  /// Every mask but `all`, over all symbologies; the own mask also for each.
  package var maskSpeeds: [MaskSpeedRecord] {
    let references = trials.filter { $0.mask == .all && !$0.isControl }.byEngineAndFrame
    return cells.filter { $0.cell.mask != .all }
      .flatMap { cell, trials in
        let pairs = trials.compactMap { trial -> MaskPair? in
          references[trial.engine]?[trial.frame].map { (all: $0, mask: trial) }
        }
        let looks = run.looks(in: cell.suite)
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
    let controls = trials.filter(\.isControl).byEngineAndFrame
    return cells.filter { $0.cell.mask == .all }
      .compactMap { cell, trials in
        let pairs = trials.compactMap { trial -> MaskPair? in
          controls[trial.engine]?[trial.frame].map { (all: trial, mask: $0) }
        }
        return MaskSpeedRecord(cell, pairs, looks: run.looks(in: cell.suite))
      }
  }

  /// The growth of latency over the cells that differ in the frame's size alone, where there are at
  /// least three sizes.
  package var scalings: [LatencyScalingRecord] {
    let (families, members) = cells.grouped(by: \.cell.id)
    return families.compactMap { family in
      let sizes = (members[family] ?? []).compactMap { CallLatencies($0.trials) }
      return LatencyScaling(sizes, looks: run.looks(in: family.suite)).map {
        LatencyScalingRecord(family, $0)
      }
    }
  }
}

extension [TimedTrial] {
  /// The first one of each engine on each frame.
  fileprivate var byEngineAndFrame: [String: [String: TimedTrial]] {
    Dictionary(grouping: self, by: \.engine).mapValues { own in
      Dictionary(own.map { ($0.frame, $0) }) { first, _ in first }
    }
  }
}

extension RunRecord {
  /// At how many numbers of blocks the measuring of a suite might have ended; 1 of one that was not timed in blocks.
  func looks(in suite: String) -> Int {
    guard let blocks = suites.first(where: { $0.name == suite })?.blocks, blocks.count == 2,
      1 <= blocks[0], blocks[0] <= blocks[1]
    else { return 1 }
    return BlockEstimate.looks(fewest: blocks[0], most: blocks[1]).count
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

extension RunRecord {
  /// Puts cells in order: suites and engines as in the run; the masks `all` and `own` before the others, as the suite names
  /// them; named conditions by name; small frames before large ones.
  fileprivate func ordered(_ cells: [LatencyCell]) -> [LatencyCell] {
    let masks = [MaskName.all, .own] + suites.flatMap(\.masks)
    func rank(_ cell: LatencyCell) -> [Int] {
      place(of: cell.id) + [masks.firstIndex(of: cell.mask) ?? .max]
    }
    return cells.map { (cell: $0, rank: rank($0)) }.sorted { left, right in
      if left.rank != right.rank { return left.rank.lexicographicallyPrecedes(right.rank) }
      let (one, other) = (left.cell, right.cell)
      if one.mask != other.mask { return one.mask < other.mask }
      let (before, after) = (one.namedCondition ?? "", other.namedCondition ?? "")
      return before == after ? one.point.precedes(other.point) : before < after
    }.map(\.cell)
  }
}
