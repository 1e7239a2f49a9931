package import Judging
package import Records
import Statistics
package import Summaries

/// Works the verdicts out from the cells of a summary.
package struct Verdicts {
  package typealias TalliedCell = (
    cell: SummaryCell, placement: PlacementTally, frames: FrameReads, first: FirstReads
  )

  package let run: RunRecord
  package let cells: [TalliedCell]

  /// Those of every suite whose sampling adapts, in the order of the cells.
  package var records: [VerdictRecord] {
    run.suites.flatMap { suite -> [VerdictRecord] in
      guard let target = suite.target, suite.limits == nil else { return [] }
      let swept = cells.filter {
        $0.cell.suite == suite.name && $0.cell.codes > 0 && $0.cell.moduleWidth != nil
      }
      let widths = suite.moduleWidths ?? swept.compactMap(\.cell.moduleWidth)
      guard !widths.isEmpty else { return [] }
      let (keys, groups) = swept.grouped { $0.cell.sweep(along: SweptAxis.moduleWidth.name) }
      return keys.compactMap { key in
        let own = key.namedCondition.flatMap {
          suite.moduleWidthsByCondition?[$0]?[key.symbology]
        }
        // Of a camera without photographs at the guidance's width nothing is judged.
        guard own?.contains(where: Guidance.isReachedJust(by:)) ?? true else { return nil }
        var record = record(
          key, groups[key] ?? [], SweepRule(target: target, widths: own ?? widths))
        // Of photographs there are no more to be had.
        if own != nil { record?.trialsToDecide = nil }
        return record
      }
    }
  }

  private func record(_ key: CellID, _ tallied: [TalliedCell], _ rule: SweepRule) -> VerdictRecord?
  {
    let sweep = rule.widthSweep(
      Dictionary(
        tallied.compactMap { entry in entry.cell.moduleWidth.map { ($0, entry.frames) } },
        uniquingKeysWith: { first, _ in first }))
    let guidance = Guidance.moduleWidthPixels
    let placements = tallied.filter {
      $0.cell.moduleWidth.map { Guidance.isReached(guidance, by: $0) } ?? false
    }
    .map(\.placement)
    let finding = SweepFinding(
      sweep, symbology: key.symbology, setting: key.point,
      misreads: MisreadRateRecord(tallied.map(\.cell)), curve: Self.curve(tallied),
      phases: PlacementTally.phaseRecords(placements),
      lengths: PlacementTally.lengthRecords(
        placements, widths: sweep.evidence(atLeast: guidance).count, bets: rule.bets))
    return finding.map { VerdictRecord(key.id, $0) }
  }

  /// Of the start alone, which has as many frames at each width: what was sampled later was chosen by what had been read, and most of it
  /// at one width, whose frames would drown the others.
  private static func curve(_ tallied: [TalliedCell]) -> LogisticRegression? {
    let tried = tallied.filter { $0.frames.trials > 0 }
    let start = tried.map(\.frames.trials).min() ?? 0
    return LogisticRegression(
      tried.compactMap { entry in
        entry.cell.moduleWidth.map { .init(x: $0, outcome: entry.first.proportion(of: start)) }
      }, maximumLapse: 0.1)
  }
}

extension SummaryCell {
  /// What it has in common with the cells that differ from it along one axis alone. A suite whose sampling adapts has one view.
  func sweep(along axis: String) -> CellID {
    var sweep = id
    sweep.id.view = nil
    sweep.point = sweep.point.filter { $0.key != axis }
    return sweep
  }
}
