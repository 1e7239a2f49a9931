package import Barcodes
package import Judging
import Records
import Statistics

/// An engine's reads of a suite's photographs by the width that they are shown at, and the verdict
/// for photographs like these.
///
/// Each photograph is one trial, of which the share of its phases that were read counts.
package typealias PhotographVerdictRecord = Identified<SeriesID, PhotographSweepFinding>

/// The verdict on the photographs of one symbology, and the evidence for it, width by width.
package struct PhotographSweepFinding: Codable, Sendable, Equatable {
  /// The fewest photographs that are judged: from fewer, all of them read, nothing would follow at
  /// 90 %.
  package static let fewestJudged = 32

  /// Which photographs count.
  package enum Population: String, Codable, Sendable, CaseIterable {
    /// All that are large enough.
    case all
    /// Those that the engine reads as they were taken: what it does not read shrunk, it lacks pixels for.
    case readAsTaken = "read-as-taken"
  }

  /// One width.
  package struct Width: Codable, Sendable, Equatable {
    /// In pixels.
    @Coordinate package var width: Double
    @Tally package var photographs: Int
    /// The sum of their shares: how many of them were read, in the mean over phases. Known without error.
    @Quantity package var read: Double
    /// Photographs that were read at every phase, and at none.
    @Tally package var always: Int
    @Tally package var never: Int
    /// Photographs that were misread at any phase.
    @Tally package var misread: Int
    /// For photographs like these: each an independent trial, of 95 % (Clopper–Pearson, of a share that need not be whole).
    @Quantity package var lower: Double
    @Quantity package var upper: Double
    /// True if the rule is judged here, on the same photographs as at all widths that are.
    package var isJudged: Bool
    /// Natural logarithms of e-values, over the photographs that are judged where the rule is, else
    /// over all that were shown.
    @Quantity package var logEPasses: Double
    @Quantity package var logEFails: Double
    package var decision: RateDecision

    package var rate: Double { read / Double(photographs) }

    enum CodingKeys: String, CodingKey {
      case width = "width_px"
      case photographs, read, always, never, misread, lower, upper
      case isJudged = "judged"
      case logEPasses = "log_e_passes"
      case logEFails = "log_e_fails"
      case decision
    }
  }

  package var symbology: String
  package var arm: String
  package var population: Population
  @TargetShare package var target: Double
  package var widths: [Width]
  /// The width up to which the rule is judged, in pixels; absent where there are too few photographs, or pictures are shown whole.
  @Coordinate package var judgedTo: Double?
  /// The photographs that it is judged on.
  @Tally package var judgedPhotographs: Int
  /// The number of these that are read as they were taken; absent where that was not tried.
  @Tally package var judgedAsTaken: Int?
  /// Absent where it is not judged.
  package var verdict: Verdict?
  /// True if the photographs were chosen by what this engine reads.
  package var isOfOwnChoice: Bool

  package init(
    symbology: String, arm: String, population: Population, target: Double, widths: [Width],
    judgedTo: Double? = nil, judgedPhotographs: Int, judgedAsTaken: Int? = nil,
    verdict: Verdict? = nil, isOfOwnChoice: Bool
  ) {
    self.symbology = symbology
    self.arm = arm
    self.population = population
    self.target = target
    self.widths = widths
    self.judgedTo = judgedTo
    self.judgedPhotographs = judgedPhotographs
    self.judgedAsTaken = judgedAsTaken
    self.verdict = verdict
    self.isOfOwnChoice = isOfOwnChoice
  }

  enum CodingKeys: String, CodingKey {
    case symbology, arm, population, target, widths
    case judgedTo = "judged_to_px"
    case judgedPhotographs = "judged_photographs"
    case judgedAsTaken = "judged_read_as_taken"
    case verdict
    case isOfOwnChoice = "chosen_by_engine"
  }

  /// At a width, in pixels.
  package func width(_ width: Double) -> Width? {
    widths.first { abs($0.width - width) < 1e-9 }
  }
}

extension PhotographSweepFinding.Width {
  /// - Parameters:
  ///   - shares: of each photograph.
  ///   - isShort: whether fewer are shown to be read than the target asks.
  package init(
    _ width: Double, shares: [Double], misread: Int, evidence: RateEvidence, isJudged: Bool,
    isShort: Bool
  ) {
    let read = shares.sorted().reduce(0, +)
    let (count, rate) = (Double(shares.count), min(read / Double(shares.count), 1))
    self.init(
      width: width, photographs: shares.count, read: read, always: shares.count { $0 == 1 },
      never: shares.count { $0 == 0 }, misread: misread,
      lower: 1 - Proportion.upperBound(ofShare: 1 - rate, of: count, confidence: 0.975),
      upper: Proportion.upperBound(ofShare: rate, of: count, confidence: 0.975),
      isJudged: isJudged,
      logEPasses: max(evidence.passes, -1e6), logEFails: max(evidence.fails, -1e6),
      decision: evidence.isPassing ? .passes : isShort ? .fails : .open)
  }
}
