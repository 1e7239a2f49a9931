package import Barcodes
import Statistics

/// Two engines on the same photographs, none of which was chosen by what either reads: each photograph is one pair.
package struct PhotographPairRecord: Codable, Sendable, Equatable {
  package var suite: String
  package var symbology: String
  package var mask: String
  package var view: String?
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
  /// Of the sign test over photographs, exact and two-sided.
  @Share package var pValue: Double
  /// The mean of the first's shares less the second's, with an interval of 95 % (bootstrap of photographs).
  @Quantity package var difference: Double
  @Quantity package var lower: Double
  @Quantity package var upper: Double
  /// The least difference that as many photographs show in 80 of 100 such comparisons.
  @Quantity package var leastShown: Double

  enum CodingKeys: String, CodingKey {
    case suite, symbology, mask, view, arm
    case width = "width_px"
    case first, second, photographs
    case leftOut = "left_out"
    case firstMore = "first_more"
    case secondMore = "second_more"
    case pValue = "p"
    case difference, lower, upper
    case leastShown = "least_shown"
  }

  /// Nil without a photograph.
  ///
  /// - Parameters:
  ///   - key: what the first was shown.
  ///   - differences: of each photograph, the first's share less the second's.
  init?(
    of key: PhotographShares.Key, second: String, differences: [Double], leftOut: Int
  ) {
    guard let width = key.width, !differences.isEmpty else { return nil }
    (suite, symbology, mask, view) = (key.suite, key.symbology, key.mask, key.view)
    (arm, self.width, first, self.second) = (key.arm, width, key.engine, second)
    let count = Double(differences.count)
    let mean = differences.reduce(0, +) / count
    let interval = Bootstrap(seed: 1).percentileInterval(of: differences) {
      $0.reduce(0, +) / Double($0.count)
    }
    photographs = differences.count
    self.leftOut = leftOut
    let (more, less) = (differences.count { $0 > 0 }, differences.count { $0 < 0 })
    (firstMore, secondMore) = (more, less)
    difference = mean
    lower = interval?.lowerBound ?? mean
    upper = interval?.upperBound ?? mean
    // Of 5 % two-sided and a power of 80 %: (1.96 + 0.84) standard errors; as if one photograph at least had differed, since none may by
    // chance.
    let square = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / max(count - 1, 1)
    leastShown = 2.8 * (max(square, 1 / count) / count).squareRoot()
    pValue = McNemar(onlyFirst: more, onlySecond: less).pValue()
  }
}
