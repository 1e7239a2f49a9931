package import Judging
package import Records
import Statistics
package import Summaries

/// Works the verdicts out from the cells of a summary.
package struct Verdicts {
  package typealias TalliedCell = (
    cell: SummaryCell, placement: PlacementTally, frames: FrameReads, first: FirstReads
  )

  /// Replicates of each bootstrap; seeded, so that a report is the same each time.
  private static let replicates = 1000

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
      let (keys, groups) = swept.grouped { Sweep($0.cell) }
      return keys.compactMap { key in
        let own = key.key.namedCondition.flatMap {
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

  /// The subject of a verdict.
  private struct Sweep: Hashable {
    var engine: String
    var symbology: String
    var key: SweepKey

    init(_ cell: SummaryCell) {
      engine = cell.engine
      symbology = cell.symbology
      key = SweepKey(cell, over: [SweptAxis.moduleWidth.name])
    }

    var series: SeriesID {
      SeriesID(
        suite: key.suite, engine: engine, mask: key.mask, namedCondition: key.namedCondition)
    }
  }

  private func record(_ key: Sweep, _ tallied: [TalliedCell], _ rule: SweepRule) -> VerdictRecord? {
    let guidance = Guidance.moduleWidthPixels
    let sweep = rule.widthSweep(
      Dictionary(
        tallied.compactMap { entry in entry.cell.moduleWidth.map { ($0, entry.frames) } },
        uniquingKeysWith: { first, _ in first }))
    let widths = Self.widths(sweep)
    let guided = widths.atLeast(guidance)
    let evidence = sweep.evidence(atLeast: guidance)
    guard !guided.isEmpty, let verdict = Verdict(evidence) else { return nil }
    let placements = tallied.filter {
      $0.cell.moduleWidth.map { ModuleWidth.isReached(guidance, by: $0) } ?? false
    }
    .map(\.placement)
    let phases = PlacementTally.phaseRecords(placements)
    let curve = Self.curve(tallied)
    let finding = SweepFinding(
      symbology: key.symbology, setting: key.key.fixed, target: rule.bets.target,
      guidanceWidth: guidance, verdict: verdict, logEFails: Verdict.logEFails(evidence),
      logEHolds: Verdict.logEHolds(evidence), safeWidth: sweep.safeWidth,
      falls: sweep.safeWidth == nil ? FallingReads(widths, range: sweep.passingRange) : nil,
      isSafeWidthOpen: sweep.isSafeWidthOpen,
      trialsToDecide: sweep.trialsToDecide(atLeast: guidance),
      misreads: Self.misreads(tallied.map(\.cell)),
      halfPoint: curve.flatMap { Self.halfPoint($0, within: widths) },
      slopePerPixel: curve?.curve.slopeAtMidpoint,
      wholeWidths: Self.wholeWidths(guided), phases: phases,
      phaseSpreadPValue: Self.phaseSpread(phases),
      lengths: PlacementTally.lengthRecords(
        placements, widths: evidence.count, bets: rule.bets),
      widths: widths,
      untriedWidths: sweep.points.filter { $0.trials == 0 }.map(\.value))
    return VerdictRecord(key.series, finding)
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

  static func misreads(_ cells: [SummaryCell]) -> MisreadRateRecord {
    let codes = cells.reduce(0) { $0 + $1.codes }
    let misreads = cells.reduce(0) { $0 + $1.outcomes.misread }
    return MisreadRateRecord(
      misreads: misreads, codes: codes,
      upper: Proportion(successes: misreads, of: codes).upperBound())
  }

  private static func widths(_ sweep: WidthSweep) -> [WidthRecord] {
    let tried = sweep.points.filter { $0.trials > 0 }
    let trend = IsotonicRegression(
      tried.map { Double($0.reads) / Double($0.trials) }, weights: tried.map { Double($0.trials) }
    ).fitted
    return zip(tried, trend).compactMap { point, trend in
      RateRecord(correct: point.reads, of: point.trials).map {
        WidthRecord(
          width: point.value, reads: point.reads, codes: point.trials, rate: $0,
          logEPasses: point.evidence.passes, logEFails: point.evidence.fails,
          decision: point.decision, trend: trend)
      }
    }
  }

  private static func phaseSpread(_ phases: [PhaseRecord]) -> Double? {
    var random = SeededGenerator(seed: 1)
    return RateSpread.pValue(
      phases.map { Proportion(successes: $0.reads, of: $0.codes) }, replicates: replicates,
      using: &random)
  }

  /// Nil where the curve does not rise through one half within the widths that were tried: where it does so beyond them, or
  /// falls, it says nothing of any width.
  private static func halfPoint(
    _ fit: LogisticRegression, within widths: [WidthRecord]
  ) -> EstimateRecord? {
    guard fit.curve.scale > 0, let half = fit.curve.halfPoint, let least = widths.first?.width,
      let most = widths.last?.width, (least...most).contains(half)
    else { return nil }
    let interval = fit.halfPointInterval(replicates: 200)
    return EstimateRecord(value: half, lower: interval?.lowerBound, upper: interval?.upperBound)
  }

  /// Those above 4 px count with neither.
  private static func wholeWidths(_ widths: [WidthRecord]) -> WholeWidthRecord? {
    let near = widths.filter { $0.width < 4.05 }
    func isWhole(_ width: WidthRecord) -> Bool { abs(width.width - width.width.rounded()) < 1e-9 }
    func mean(_ widths: [WidthRecord]) -> MeanRate? {
      MeanRate(widths.map { Proportion(successes: $0.reads, of: $0.codes) })
    }
    guard let whole = mean(near.filter(isWhole)),
      let fractional = mean(near.filter { !isWhole($0) })
    else { return nil }
    let interval = whole.interval(less: fractional)
    return WholeWidthRecord(
      whole: whole.value, fractional: fractional.value,
      difference: EstimateRecord(
        value: whole.value - fractional.value, lower: interval.lowerBound,
        upper: interval.upperBound))
  }
}
