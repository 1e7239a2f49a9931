import Bisecting
import RealModule
import Statistics

/// The differences between a candidate's and a baseline's reading of the frames of one family, such
/// as a symbology.
package struct ReadingCounts: Sendable, Hashable {
  /// Frames of which the candidate reads less.
  package var lost: Int
  package var gained: Int
  /// Frames of which the candidate says something wrong that the baseline did not say.
  package var newMisreads: Int
  /// Frames of which the baseline said something wrong that the candidate does not say.
  package var misreadsGone: Int
  /// Frames on which the candidate's process ended, and the baseline's did not.
  package var newDeaths: Int

  package init(
    lost: Int = 0, gained: Int = 0, newMisreads: Int = 0, misreadsGone: Int = 0, newDeaths: Int = 0
  ) {
    self.lost = lost
    self.gained = gained
    self.newMisreads = newMisreads
    self.misreadsGone = misreadsGone
    self.newDeaths = newDeaths
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(
      lost: left.lost + right.lost, gained: left.gained + right.gained,
      newMisreads: left.newMisreads + right.newMisreads,
      misreadsGone: left.misreadsGone + right.misreadsGone,
      newDeaths: left.newDeaths + right.newDeaths)
  }

  var reading: McNemar { McNemar(onlyFirst: lost, onlySecond: gained) }
  var misreading: McNemar { McNemar(onlyFirst: newMisreads, onlySecond: misreadsGone) }
}

/// The one-sided p-values of a family of frames.
package struct ReadingPValues: Sendable, Hashable {
  /// The p-value of reading less.
  package var reading: Double
  /// After Holm's correction for all tests of a comparison.
  package var adjustedReading: Double
  /// The p-value of misreading more.
  package var misreading: Double
  package var adjustedMisreading: Double

  package init(
    reading: Double, adjustedReading: Double, misreading: Double, adjustedMisreading: Double
  ) {
    self.reading = reading
    self.adjustedReading = adjustedReading
    self.misreading = misreading
    self.adjustedMisreading = adjustedMisreading
  }
}

/// When a candidate reads worse than a baseline: where it loses significantly more frames than it gains, or newly misreads
/// significantly more than it cures, and wherever its process newly ends.
///
/// Both are McNemar's exact tests, one-sided, for each family of frames, and all of them together are one family of
/// Holm's. A change of a reader shuffles frames: padding an image by a few pixels brings ZBar some 40 new misreads in 4,050
/// frames, and cures as many. So a new misread by itself is no proof that more is misread.
package struct ReadingRule: Sendable, Hashable {
  /// The family-wise probability of calling a candidate worse that reads as well, 0 to 1.
  package var errorRate: Double
  /// True if a new misread that proves nothing leaves the answer open; else it is worse by itself.
  package var allowsNewMisreads: Bool
  /// True if a frame may be lost by chance; else any that is lost is worse by itself.
  package var allowsLost: Bool

  package init(errorRate: Double, allowsNewMisreads: Bool = true, allowsLost: Bool = true) {
    self.errorRate = errorRate
    self.allowsNewMisreads = allowsNewMisreads
    self.allowsLost = allowsLost
  }

  /// The fewest frames of which all lost would be called worse, were there no other test.
  package var fewestFrames: Int { Int((-Double.log2(errorRate)).rounded(.up)) }

  /// True if a candidate that loses every frame would be called worse: else its being fine says
  /// nothing.
  ///
  /// - Parameter frames: of each family.
  package func canBeWorse(frames: [Int]) -> Bool {
    answer(frames.map { ReadingCounts(lost: $0) }) == .worse
  }

  /// The p-values of each family, in their order.
  package func pValues(of families: [ReadingCounts]) -> [ReadingPValues] {
    let tests = families.map(\.reading) + families.map(\.misreading)
    let pValues = tests.map(\.pValueGreater)
    let adjusted = Holm.adjusted(
      pValues, least: tests.map(\.leastPValue), errorRate: errorRate)
    return families.indices.map { index in
      ReadingPValues(
        reading: pValues[index], adjustedReading: adjusted[index],
        misreading: pValues[families.count + index],
        adjustedMisreading: adjusted[families.count + index])
    }
  }

  /// The answer of the tests for one family: `fine` where they show nothing.
  package func answer(_ counts: ReadingCounts, _ pValues: ReadingPValues) -> ReadingAnswer {
    if isLess(pValues) || counts.newDeaths > 0 || (counts.lost > 0 && !allowsLost) {
      return .worse
    }
    guard counts.newMisreads > 0 else { return .fine }
    return isMisreadMore(pValues) || !allowsNewMisreads ? .worse : .inconclusive
  }

  /// The answer for the families of a candidate together.
  package func answer(_ families: [ReadingCounts]) -> ReadingAnswer {
    .gravest(zip(families, pValues(of: families)).map(answer))
  }

  /// True if significantly less is read.
  package func isLess(_ pValues: ReadingPValues) -> Bool { pValues.adjustedReading <= errorRate }

  /// True if significantly more is misread.
  package func isMisreadMore(_ pValues: ReadingPValues) -> Bool {
    pValues.adjustedMisreading <= errorRate
  }
}

extension ReadingRule {
  /// The share of comparisons in which a loss has to be found.
  package static let power = 0.8

  /// The least number of frames of a family that a candidate would have to lose, beyond what it shuffles as it does here, to be called worse
  /// in 80 of 100 comparisons; nil where no number would do.
  ///
  /// Frames that are read otherwise on either side are taken to be Poisson, with the mean of those that were lost and gained, the lesser of
  /// the two, since what exceeds it may be the loss. The test is held against the error rate over all tests (Bonferroni), than which
  /// Holm's correction finds as much or more.
  ///
  /// - Parameters:
  ///   - frames: of the family.
  ///   - families: of the comparison; each has a test of reading, and one of misreading.
  ///   - needed: the loss that `neededLoss` names; where nothing is gained, it is found each time, by Holm's correction.
  package func leastLoss(
    _ counts: ReadingCounts, of frames: Int, among families: Int, needed: Int? = nil
  ) -> Int? {
    let bound = leastLoss(counts, of: frames, tests: 2 * max(families, 1))
    return counts.gained == 0 ? [bound, needed].compactMap(\.self).min() : bound
  }

  private func leastLoss(_ counts: ReadingCounts, of frames: Int, tests: Int) -> Int? {
    let shuffled = Double(min(counts.lost, counts.gained))
    let bound = errorRate / Double(tests)
    let isFound = { (loss: Int) in
      Self.power(ofLosing: loss, besides: shuffled, at: bound) >= Self.power
    }
    guard frames > 0, isFound(frames) else { return nil }
    return (1..<frames).partitionPoint(isFound)
  }

  /// The probability that the test rejects.
  private static func power(
    ofLosing loss: Int, besides shuffled: Double, at bound: Double
  ) -> Double {
    let shares = poisson(shuffled)
    return shares.enumerated().reduce(0) { sum, gained in
      // With each more that is lost the test finds more.
      let least = shares.indices.first { extra in
        McNemar(onlyFirst: loss + extra, onlySecond: gained.offset).pValueGreater <= bound
      }
      guard let least else { return sum }
      return sum + gained.element * shares[least...].reduce(0, +)
    }
  }

  /// The probabilities of 0, 1, …, as far as they matter.
  private static func poisson(_ mean: Double) -> [Double] {
    let last = Int((mean + 6 * mean.squareRoot() + 1).rounded(.up))
    guard mean > 0 else { return [1] }
    let logarithms = (0...last).reduce(into: [Double]()) { found, count in
      found.append(count == 0 ? -mean : found[count - 1] + Double.log(mean / Double(count)))
    }
    return logarithms.map { Double.exp($0) }
  }
}
