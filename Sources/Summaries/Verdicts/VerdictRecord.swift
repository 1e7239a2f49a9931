package import Barcodes
package import Judging
import Records
import Statistics

/// The verdict on the guidance that modules of at least `guidanceWidth` pixels suffice, for one
/// engine, symbology and condition, with its evidence: an entry of `verdicts` in `summary.json`.
package typealias VerdictRecord = Identified<SeriesID, SweepFinding>

extension [WidthRecord] {
  package func atLeast(_ pixels: Double) -> [WidthRecord] {
    filter { Guidance.isReached(pixels, by: $0.widthPixels) }
  }
}

/// Mean read rates over widths, each width counting once, whatever its number of codes.
package struct WholeWidthRecord: Codable, Sendable, Equatable {
  @Share package var whole: Double
  @Share package var fractional: Double
  /// Whole less fractional, with an interval of 95 %.
  package var difference: EstimateRecord
}

extension WholeWidthRecord {
  /// Nil without either. Widths above 4 px count with neither.
  package init?(_ widths: [WidthRecord]) {
    let near = widths.filter { $0.widthPixels < 4.05 }
    func isWhole(_ width: WidthRecord) -> Bool {
      abs(width.widthPixels - width.widthPixels.rounded()) < 1e-9
    }
    func mean(_ widths: [WidthRecord]) -> MeanRate? {
      MeanRate(widths.map { Proportion(successes: $0.reads, of: $0.codes) })
    }
    guard let whole = mean(near.filter(isWhole)),
      let fractional = mean(near.filter { !isWhole($0) })
    else { return nil }
    let interval = whole.interval(less: fractional)
    self.init(
      whole: whole.value, fractional: fractional.value,
      difference: EstimateRecord(
        value: whole.value - fractional.value, lower: interval.lowerBound,
        upper: interval.upperBound))
  }
}

/// Codes whose left side lies within a part of a pixel.
package struct PhaseRecord: Codable, Sendable, Equatable {
  /// In pixels, 0 to 1.
  @Share package var from: Double
  @Share package var to: Double
  @Tally package var reads: Int
  @Tally package var codes: Int

  /// - Parameter index: of as many equal parts, from 0.
  package init(_ index: Int, of parts: Int, _ count: FrameReads) {
    let share = 1 / Double(parts)
    (from, to) = (Double(index) * share, Double(index + 1) * share)
    (reads, codes) = (count.reads, count.trials)
  }
}

/// Codes of one length of payload.
package struct LengthRecord: Codable, Sendable, Equatable {
  /// `short` or `long`.
  package var length: String
  @Tally package var reads: Int
  @Tally package var codes: Int
  /// Natural logarithm of the mean e-value, over the widths, that codes of this length by themselves are read less often than
  /// the target asks.
  @Quantity package var logEFails: Double
  /// True if they are; the probability that any length is wrongly said to be is at most 5 %.
  package var fallsShort: Bool

  package init(length: String, _ count: FrameReads, logEFails: Double, fallsShort: Bool) {
    self.length = length
    (reads, codes) = (count.reads, count.trials)
    self.logEFails = logEFails
    self.fallsShort = fallsShort
  }
}
