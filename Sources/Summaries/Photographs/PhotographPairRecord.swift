package import Barcodes
import Statistics

/// Two engines on the same photographs, none of which was chosen by what either reads: each photograph is one pair.
package typealias PhotographPairRecord = Identified<QuestionID, PhotographPair>

/// The shares that two engines read of the same photographs, shrunk to one width.
package struct PhotographPair: Codable, Sendable, Equatable {
  package var symbology: String
  package var arm: String
  /// In pixels.
  @Coordinate package var width: Double
  package var first: String
  package var second: String
  @Tally package var photographs: Int
  /// Photographs that were left out, since one of the two chose them or was not asked.
  @Tally package var leftOut: Int
  /// Photographs of which the first read a greater share, and of which the second did.
  @Tally package var firstMore: Int
  @Tally package var secondMore: Int
  /// The p-value of the sign test over photographs, exact and two-sided.
  @Share package var pValue: Double
  /// The mean of the first's shares less the second's, with an interval of 95 %: from drawing photographs, or where all
  /// say the same, from the bound of how many may say something else.
  @Quantity package var difference: Double
  @Quantity package var lower: Double
  @Quantity package var upper: Double
  /// The least difference that as many photographs show in 80 of 100 such comparisons.
  @Quantity package var leastShown: Double

  enum CodingKeys: String, CodingKey {
    case symbology, arm
    case width = "widthPixels"
    case first, second, photographs, leftOut, firstMore, secondMore
    case pValue = "p"
    case difference, lower, upper, leastShown
  }
}

extension PhotographPair {
  /// Nil without a photograph.
  ///
  /// - Parameter differences: of each photograph, the first's share less the second's.
  package init?(
    of symbology: String, arm: String, width: Double, _ first: String, _ second: String,
    differences: [Double], leftOut: Int
  ) {
    guard !differences.isEmpty else { return nil }
    let count = Double(differences.count)
    let mean = differences.reduce(0, +) / count
    let bootstrap = Bootstrap(seed: 1)
    let interval =
      bootstrap.percentileInterval(of: differences) { $0.reduce(0, +) / Double($0.count) }
      ?? bootstrap.interval(ofAllAlike: mean, count: differences.count)
    let (more, less) = (differences.count { $0 > 0 }, differences.count { $0 < 0 })
    // Of 5 % two-sided and a power of 80 %: (1.96 + 0.84) standard errors; as if one photograph at least had differed, since none may by
    // chance.
    let square = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / max(count - 1, 1)
    self.init(
      symbology: symbology, arm: arm, width: width, first: first, second: second,
      photographs: differences.count, leftOut: leftOut, firstMore: more, secondMore: less,
      pValue: McNemar(onlyFirst: more, onlySecond: less).pValue(), difference: mean,
      lower: interval.lowerBound, upper: interval.upperBound,
      leastShown: 2.8 * (max(square, 1 / count) / count).squareRoot())
  }
}
