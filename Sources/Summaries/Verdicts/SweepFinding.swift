package import Barcodes
package import Judging
package import Statistics

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
  /// `Proportion.spreadPValue`.
  @Share package var phaseSpreadPValue: Double?
  /// By the payload's length, at widths from the guidance's on; empty where there is one.
  package var lengths: [LengthRecord]
  /// Those that were tried, by ascending width.
  package var widths: [WidthRecord]
  /// Those of the sweep that were not, since the run was broken off or the engine given up; absent in older summaries.
  @Coordinate package var untriedWidths: [Double]?

  package enum CodingKeys: String, CodingKey {
    case symbology, setting, target
    case guidanceWidth = "guidancePixels"
    case verdict, logEFails, logEHolds
    case safeWidth = "safePixels"
    case isSafeWidthOpen = "safeIsOpen"
    case trialsToDecide, falls, misreads
    case halfPoint = "halfPixels"
    case slopePerPixel = "slopePerPixels"
    case wholeWidths, phases
    case phaseSpreadPValue = "phaseSpreadP"
    case lengths, widths
    case untriedWidths = "untriedPixels"
  }
}

extension SweepFinding {
  /// The verdict that modules of at least `pixels` suffice, as `WidthSweep.verdict(atLeast:)` says;
  /// nil where narrower ones than were tested are asked for, or wider ones.
  package func verdict(atLeast pixels: Double) -> Verdict? {
    guard let least = widths.first?.widthPixels, Guidance.isReached(least, by: pixels) else {
      return nil
    }
    let untried = (untriedWidths ?? []).filter { Guidance.isReached(pixels, by: $0) }
    return Verdict(widths.atLeast(pixels).map(\.evidence) + untried.map { _ in .none })
  }

  /// True if a smaller width than `safeWidth` may do: the next one is undecided, or was not tried.
  package var mayLessDo: Bool {
    isSafeWidthOpen || safeWidth != nil && safeWidth == widths.first?.widthPixels
  }

  /// The safe width, unless the search for it has hardly begun and less may well do.
  package var reportableSafeWidth: Double? {
    isSafeWidthOpen && safeWidth == widths.last?.widthPixels ? nil : safeWidth
  }

  /// Those that the guidance speaks of.
  package var guidedWidths: [WidthRecord] { widths.atLeast(guidanceWidth) }
}

extension SweepFinding {
  /// Replicates of each bootstrap; seeded, so that a report is the same each time.
  private static let replicates = 1000

  /// Nil where nothing was tried from the guidance's width on.
  ///
  /// - Parameters:
  ///   - setting: the values of the suite's other axes, by name.
  ///   - curve: fitted to the start of sampling; nil where none fits.
  ///   - phases, lengths: of the codes from the guidance's width on.
  package init?(
    _ sweep: WidthSweep, symbology: String, setting: [String: Double], misreads: MisreadRateRecord,
    curve: LogisticRegression?, phases: [PhaseRecord], lengths: [LengthRecord]
  ) {
    let guidance = Guidance.moduleWidthPixels
    let widths = WidthRecord.all(sweep)
    let guided = widths.atLeast(guidance)
    let evidence = sweep.evidence(atLeast: guidance)
    guard !guided.isEmpty, let verdict = Verdict(evidence) else { return nil }
    self.init(
      symbology: symbology, setting: setting, target: sweep.bets.target, guidanceWidth: guidance,
      verdict: verdict, logEFails: Verdict.logEFails(evidence),
      logEHolds: Verdict.logEHolds(evidence), safeWidth: sweep.safeWidth,
      falls: sweep.safeWidth == nil ? FallingReads(widths, range: sweep.passingRange) : nil,
      isSafeWidthOpen: sweep.isSafeWidthOpen,
      trialsToDecide: sweep.trialsToDecide(atLeast: guidance), misreads: misreads,
      halfPoint: curve.flatMap { Self.halfPoint($0, within: widths) },
      slopePerPixel: curve?.curve.slopeAtMidpoint, wholeWidths: WholeWidthRecord(guided),
      phases: phases, phaseSpreadPValue: Self.phaseSpread(phases), lengths: lengths,
      widths: widths, untriedWidths: sweep.points.filter { $0.trials == 0 }.map(\.value))
  }

  private static func phaseSpread(_ phases: [PhaseRecord]) -> Double? {
    var random = SeededGenerator(seed: 1)
    return Proportion.spreadPValue(
      of: phases.map { Proportion(successes: $0.reads, of: $0.codes) }, replicates: replicates,
      using: &random)
  }

  /// Nil where the curve does not rise through one half within the widths that were tried: where it does so beyond them, or
  /// falls, it says nothing of any width.
  private static func halfPoint(
    _ fit: LogisticRegression, within widths: [WidthRecord]
  ) -> EstimateRecord? {
    guard fit.curve.scale > 0, let half = fit.curve.halfPoint,
      let least = widths.first?.widthPixels,
      let most = widths.last?.widthPixels, (least...most).contains(half)
    else { return nil }
    let interval = fit.halfPointInterval(replicates: 200)
    return EstimateRecord(value: half, lower: interval?.lowerBound, upper: interval?.upperBound)
  }
}
