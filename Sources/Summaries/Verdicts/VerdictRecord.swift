package import Barcodes
package import Judging
import Records

/// The verdict on the guidance that modules of at least `guidanceWidth` pixels suffice, for one
/// engine, symbology and condition, with its evidence: an entry of `verdicts` in `summary.json`.
package typealias VerdictRecord = Identified<SeriesID, SweepFinding>

/// The verdict on one symbology at one setting, and the evidence for it, width by width.
package struct SweepFinding: Codable, Sendable, Equatable {
  package var symbology: String
  /// The values of the suite's other axes, by name; without the module width.
  @Coordinate package var setting: [String: Double]
  /// The read rate that is asked for.
  @Share package var target: Double
  /// The module width that the guidance names, in pixels.
  @Coordinate package var guidanceWidth: Double
  package var verdict: Verdict
  /// Natural logarithm of the mean e-value, over all widths from the guidance's on, that one of them is read less often than
  /// the target asks: from 3 (that is, 20) on the verdict is `fails`.
  @Quantity package var logEFails: Double
  /// The least such logarithm, over the same widths, that the target is reached: from 3 on the verdict is `holds`.
  @Quantity package var logEHolds: Double
  /// The width from which it and every larger tested one pass, in pixels ("T99 safe").
  @Coordinate package var safeWidth: Double?
  /// Where no width is safe since rates fall as modules widen; absent elsewhere, and in older summaries.
  package var falls: FallingReads?
  /// True if more trials might still make the safe width smaller.
  package var isSafeWidthOpen: Bool
  /// The fewest further trials after which an undecided verdict could be `holds`.
  @Tally package var trialsToDecide: Int?
  /// Over all widths.
  package var misreads: MisreadRateRecord
  /// Where the fitted curve rises through one half; absent where it does not within the widths that were tried, or none fits.
  package var halfPoint: EstimateRecord?
  /// The slope of the fitted curve at its middle, in read rate for each pixel of width.
  @Quantity package var slopePerPixel: Double?
  /// Whole module widths against fractional ones, from the guidance's on; absent without either.
  package var wholeWidths: WholeWidthRecord?
  /// By where the symbol's left side lies within a pixel, at widths from the guidance's on.
  package var phases: [PhaseRecord]
  /// The probability that the best and the worst phase lie so far apart by chance; see
  /// `RateSpread`.
  @Share package var phaseSpreadPValue: Double?
  /// By the payload's length, at widths from the guidance's on; empty where there is one.
  package var lengths: [LengthRecord]
  /// Those that were tried, by ascending width.
  package var widths: [WidthRecord]
  /// Those of the sweep that were not, since the run was broken off or the engine given up; absent in older summaries.
  @Coordinate package var untriedWidths: [Double]?

  package init(
    symbology: String, setting: [String: Double], target: Double, guidanceWidth: Double,
    verdict: Verdict, logEFails: Double, logEHolds: Double, safeWidth: Double? = nil,
    falls: FallingReads? = nil, isSafeWidthOpen: Bool, trialsToDecide: Int? = nil,
    misreads: MisreadRateRecord, halfPoint: EstimateRecord? = nil, slopePerPixel: Double? = nil,
    wholeWidths: WholeWidthRecord? = nil, phases: [PhaseRecord], phaseSpreadPValue: Double? = nil,
    lengths: [LengthRecord], widths: [WidthRecord], untriedWidths: [Double]? = nil
  ) {
    self.symbology = symbology
    self.setting = setting
    self.target = target
    self.guidanceWidth = guidanceWidth
    self.verdict = verdict
    self.logEFails = logEFails
    self.logEHolds = logEHolds
    self.safeWidth = safeWidth
    self.falls = falls
    self.isSafeWidthOpen = isSafeWidthOpen
    self.trialsToDecide = trialsToDecide
    self.misreads = misreads
    self.halfPoint = halfPoint
    self.slopePerPixel = slopePerPixel
    self.wholeWidths = wholeWidths
    self.phases = phases
    self.phaseSpreadPValue = phaseSpreadPValue
    self.lengths = lengths
    self.widths = widths
    self.untriedWidths = untriedWidths
  }

  package enum CodingKeys: String, CodingKey {
    case symbology
    case setting, target
    case guidanceWidth = "guidance_px"
    case verdict
    case logEFails = "log_e_fails"
    case logEHolds = "log_e_holds"
    case safeWidth = "safe_px"
    case isSafeWidthOpen = "safe_is_open"
    case trialsToDecide = "trials_to_decide"
    case falls, misreads
    case halfPoint = "half_px"
    case slopePerPixel = "slope_per_px"
    case wholeWidths = "whole_widths"
    case phases
    case phaseSpreadPValue = "phase_spread_p"
    case lengths, widths
    case untriedWidths = "untried_px"
  }
}

extension SweepFinding {
  /// The verdict that modules of at least `pixels` suffice, as `WidthSweep.verdict(atLeast:)` says;
  /// nil where narrower ones than were tested are asked for, or wider ones.
  package func verdict(atLeast pixels: Double) -> Verdict? {
    guard let least = widths.first?.width, ModuleWidth.isReached(least, by: pixels) else {
      return nil
    }
    let untried = (untriedWidths ?? []).filter { ModuleWidth.isReached(pixels, by: $0) }
    return Verdict(widths.atLeast(pixels).map(\.evidence) + untried.map { _ in .none })
  }

  /// True if a smaller width than `safeWidth` may do: the next one is undecided, or was not tried.
  package var mayLessDo: Bool {
    isSafeWidthOpen || safeWidth != nil && safeWidth == widths.first?.width
  }

  /// The safe width, unless the search for it has hardly begun and less may well do.
  package var reportableSafeWidth: Double? {
    isSafeWidthOpen && safeWidth == widths.last?.width ? nil : safeWidth
  }

  /// Those that the guidance speaks of.
  package var guidedWidths: [WidthRecord] { widths.atLeast(guidanceWidth) }
}

extension [WidthRecord] {
  package func atLeast(_ pixels: Double) -> [WidthRecord] {
    filter { ModuleWidth.isReached(pixels, by: $0.width) }
  }
}

/// The rate of misreads.
package struct MisreadRateRecord: Codable, Sendable, Equatable {
  @Tally package var misreads: Int
  @Tally package var codes: Int
  /// The one-sided 95 % Clopper–Pearson bound of the rate.
  @Share package var upper: Double

  package init(misreads: Int, codes: Int, upper: Double) {
    self.misreads = misreads
    self.codes = codes
    self.upper = upper
  }
}

/// Mean read rates over widths, each width counting once, whatever its number of codes.
package struct WholeWidthRecord: Codable, Sendable, Equatable {
  @Share package var whole: Double
  @Share package var fractional: Double
  /// Whole less fractional, with an interval of 95 %.
  package var difference: EstimateRecord

  package init(whole: Double, fractional: Double, difference: EstimateRecord) {
    self.whole = whole
    self.fractional = fractional
    self.difference = difference
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

  package enum CodingKeys: String, CodingKey {
    case length, reads, codes
    case logEFails = "log_e_fails"
    case fallsShort = "falls_short"
  }
}
