package import Barcodes
package import Judging
package import Records
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
      case width = "widthPixels"
      case photographs, read, always, never, misread, lower, upper
      case isJudged = "judged"
      case logEPasses, logEFails, decision
    }
  }

  package var symbology: String
  package var arm: String
  package var population: Population
  @TargetShare package var target: Double
  package var widths: [Width]
  /// The width up to which the rule is judged, in pixels; absent where there are too few photographs, or pictures are shown whole.
  @Coordinate package var judgedToPixels: Double?
  /// The photographs that it is judged on.
  @Tally package var judgedPhotographs: Int
  /// The number of these that are read as they were taken; absent where that was not tried.
  @Tally package var judgedAsTaken: Int?
  /// Absent where it is not judged.
  package var verdict: Verdict?
  /// True if the photographs were chosen by what this engine reads.
  package var isOfOwnChoice: Bool

  enum CodingKeys: String, CodingKey {
    case symbology, arm, population, target, widths, judgedToPixels, judgedPhotographs
    case judgedAsTaken = "judgedReadAsTaken"
    case verdict
    case isOfOwnChoice = "chosenByEngine"
  }

  /// At a width, in pixels.
  package func width(_ width: Double) -> Width? {
    widths.first { abs($0.width - width) < 1e-9 }
  }
}

extension PhotographSweepFinding {
  /// - Parameters:
  ///   - set: the suite's photographs.
  ///   - shown: by ascending width, what was read of each photograph of the population.
  ///   - readAsTaken: the photographs that are read as they were taken; nil where that was not tried.
  package init(
    symbology: String, arm: String, population: Population, of set: PhotographSetRecord,
    _ shown: [(width: Double, reads: [Int: PhotographReads])], readAsTaken: Set<Int>?,
    isOfOwnChoice: Bool
  ) {
    let widest = set.judgedToPixels[arm]?[symbology]
    let atWidest = shown.first { $0.width == widest }?.reads ?? [:]
    let judged = atWidest.count >= Self.fewestJudged ? Set(atWidest.keys) : []
    let judgedToPixels = judged.isEmpty ? nil : widest
    let (widths, verdict) = Self.judged(shown, target: set.target, judged, upTo: judgedToPixels)
    self.init(
      symbology: symbology, arm: arm, population: population, target: set.target, widths: widths,
      judgedToPixels: judgedToPixels, judgedPhotographs: judged.count,
      judgedAsTaken: judged.isEmpty ? nil : readAsTaken.map { judged.intersection($0).count },
      verdict: verdict, isOfOwnChoice: isOfOwnChoice)
  }

  /// - Parameters:
  ///   - judged: the photographs that the rule is judged on.
  ///   - widest: the width up to which it is, in pixels; nil where it is not.
  /// - Returns: also the verdict over the widths that are judged; nil where none is.
  private static func judged(
    _ shown: [(width: Double, reads: [Int: PhotographReads])], target: Double,
    _ judged: Set<Int>, upTo widest: Double?
  ) -> ([Width], Verdict?) {
    let bets = RateBets(target: target)
    let isJudged = shown.map { entry in
      widest.map {
        Guidance.isReached(Guidance.moduleWidthPixels, by: entry.width) && entry.width <= $0
      } ?? false
    }
    let evidence = zip(shown, isJudged).map { entry, isJudged in
      let own = isJudged ? entry.reads.filter { judged.contains($0.key) } : entry.reads
      return bets.evidence(shares: own.sorted { $0.key < $1.key }.map(\.value.share))
    }
    // Those that are judged are one family, and what else was looked at is another.
    let failing = [true, false].map { side in
      RateBets.rejected(zip(evidence, isJudged).map { $1 == side ? $0.fails : nil })
    }
    let widths = shown.indices.map { index in
      Width(
        shown[index].width, Array(shown[index].reads.values), evidence: evidence[index],
        isJudged: isJudged[index], isShort: failing[isJudged[index] ? 0 : 1][index])
    }
    return (widths, Verdict(zip(evidence, isJudged).filter(\.1).map(\.0)))
  }
}

extension PhotographSweepFinding.Width {
  /// - Parameters:
  ///   - reads: of each photograph.
  ///   - isShort: whether fewer are shown to be read than the target asks.
  fileprivate init(
    _ width: Double, _ reads: [PhotographReads], evidence: RateEvidence, isJudged: Bool,
    isShort: Bool
  ) {
    let shares = reads.map(\.share)
    let read = shares.sorted().reduce(0, +)
    let (count, rate) = (Double(shares.count), min(read / Double(shares.count), 1))
    self.init(
      width: width, photographs: shares.count, read: read, always: shares.count { $0 == 1 },
      never: shares.count { $0 == 0 }, misread: reads.count { $0.misread > 0 },
      lower: 1 - Proportion.upperBound(ofShare: 1 - rate, of: count, confidence: 0.975),
      upper: Proportion.upperBound(ofShare: rate, of: count, confidence: 0.975),
      isJudged: isJudged,
      logEPasses: max(evidence.passes, -1e6), logEFails: max(evidence.fails, -1e6),
      decision: evidence.isPassing ? .passes : isShort ? .fails : .open)
  }
}
