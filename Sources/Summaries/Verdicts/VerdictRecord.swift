package import Barcodes
import Judging
import Records
import Statistics

/// The verdict on the guidance that modules of at least `guidanceWidth` pixels suffice, for one
/// engine, symbology and condition, with its evidence: an entry of `verdicts` in `summary.json`.
package typealias VerdictRecord = Identified<SeriesID, SweepFinding>

extension [WidthRecord] {
  package func atLeast(_ pixels: Double) -> [WidthRecord] {
    filter { Guidance.isReached(pixels, by: $0.width) }
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
    let near = widths.filter { $0.width < 4.05 }
    func isWhole(_ width: WidthRecord) -> Bool { abs(width.width - width.width.rounded()) < 1e-9 }
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

  package init(from: Double, to: Double, reads: Int, codes: Int) {
    self.from = from
    self.to = to
    self.reads = reads
    self.codes = codes
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

  package init(length: String, reads: Int, codes: Int, logEFails: Double, fallsShort: Bool) {
    self.length = length
    self.reads = reads
    self.codes = codes
    self.logEFails = logEFails
    self.fallsShort = fallsShort
  }
}
