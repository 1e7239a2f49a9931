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
  /// The label of the reader that goes farther.
  package var farther: String
  /// The value up to which it does.
  @Coordinate package var reaches: Double
  /// The easiest value at which the other falls short.
  @Coordinate package var otherFails: Double

  enum CodingKeys: String, CodingKey {
    case suite
    case namedCondition = "named_condition"
    case symbology, parameter, setting, farther, reaches
    case otherFails = "other_fails"
  }

  static func all(_ first: [LimitRecord], _ second: [LimitRecord]) -> [LimitDifference] {
    first.compactMap { limit in
      guard let other = second.first(where: limit.isOfSameQuestion) else { return nil }
      return LimitDifference(limit, beyond: other) ?? LimitDifference(other, beyond: limit)
    }
  }

  /// Nil where the first is not shown to go farther.
  private init?(_ limit: LimitRecord, beyond other: LimitRecord) {
    guard let reaches = limit.limit,
      let fails = other.steps.first(where: { $0.decision != .passes }), fails.decision == .fails,
      limit.finding.isDescending ? reaches <= fails.value : reaches >= fails.value
    else { return nil }
    suite = limit.suite
    namedCondition = limit.namedCondition
    symbology = limit.symbology
    parameter = limit.parameter
    setting = limit.setting
    farther = limit.engine
    self.reaches = reaches
    otherFails = fails.value
  }
}

extension LimitRecord {
  /// True if another engine was asked the same.
  fileprivate func isOfSameQuestion(_ other: LimitRecord) -> Bool {
    id.suite == other.suite && id.mask == other.mask && id.namedCondition == other.namedCondition
      && finding.symbology == other.symbology && finding.parameter == other.parameter
      && finding.setting == other.setting
      && finding.isDescending == other.finding.isDescending
  }
}
