package import Barcodes
import Judging
import Summaries

/// A limit in which two readers are shown to differ: one reaches the target at a value at which the other is shown to fall short.
///
/// Each of the two statements is wrong with a probability of at most 5 %, so that both hold with 90 % at least.
package struct LimitDifference: Codable, Sendable, Equatable {
  package var suite: String
  package var namedCondition: String?
  package var symbology: String
  package var parameter: String
  @Coordinate package var setting: [String: Double]
  /// True of a limit below which codes are not read, such as the nearest distance.
  package var isDescending: Bool
  /// The label of the reader that goes farther.
  package var farther: String
  /// The value up to which it does.
  @Coordinate package var reaches: Double
  /// The easiest value at which the other falls short.
  @Coordinate package var otherFails: Double

  enum CodingKeys: String, CodingKey {
    case suite, namedCondition, symbology, parameter, setting
    case isDescending = "descending"
    case farther, reaches, otherFails
  }

  static func all(_ first: [LimitRecord], _ second: [LimitRecord]) -> [LimitDifference] {
    first.compactMap { limit in
      let question = LimitQuestion(limit)
      let asked = second.first {
        $0.symbology == limit.symbology && LimitQuestion($0) == question
      }
      guard let other = asked else { return nil }
      return LimitDifference(limit, beyond: other) ?? LimitDifference(other, beyond: limit)
    }
  }

  /// Nil where the first is not shown to go farther.
  private init?(_ limit: LimitRecord, beyond other: LimitRecord) {
    guard let reaches = limit.limit,
      let fails = other.finding.next, fails.decision == .fails,
      limit.isDescending ? reaches <= fails.value : reaches >= fails.value
    else { return nil }
    suite = limit.suite
    namedCondition = limit.namedCondition
    symbology = limit.symbology
    parameter = limit.parameter
    setting = limit.setting
    isDescending = limit.isDescending
    farther = limit.engine
    self.reaches = reaches
    otherFails = fails.value
  }
}
