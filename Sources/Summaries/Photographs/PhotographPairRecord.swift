package import Barcodes

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

  package init(
    symbology: String, arm: String, width: Double, first: String, second: String, photographs: Int,
    leftOut: Int, firstMore: Int, secondMore: Int,
    pValue: Double, difference: Double, lower: Double, upper: Double, leastShown: Double
  ) {
    self.symbology = symbology
    self.arm = arm
    self.width = width
    self.first = first
    self.second = second
    self.photographs = photographs
    self.leftOut = leftOut
    self.firstMore = firstMore
    self.secondMore = secondMore
    self.pValue = pValue
    self.difference = difference
    self.lower = lower
    self.upper = upper
    self.leastShown = leastShown
  }

  enum CodingKeys: String, CodingKey {
    case symbology, arm
    case width = "width_px"
    case first, second, photographs
    case leftOut = "left_out"
    case firstMore = "first_more"
    case secondMore = "second_more"
    case pValue = "p"
    case difference, lower, upper
    case leastShown = "least_shown"
  }
}
