import Findings
import Summaries

/// A reading range, whatever its X-dimension.
struct RangeKey: Hashable {
  var suite: String
  var symbology: String
  var namedCondition: String?
  var setting: [String: Double]

  init(_ range: ReadingRange) {
    suite = range.suite
    symbology = range.symbology
    namedCondition = range.namedCondition
    setting = range.setting.filter { $0.key != "module_mm" }
  }

  /// That of a row of the table of distances: of one X-dimension, whatever the symbology.
  static func row(_ range: ReadingRange) -> RangeKey {
    var key = RangeKey(range)
    (key.symbology, key.setting) = ("", range.setting)
    return key
  }

  var title: String {
    ([symbology, "suite \(suite)"] + Wording.setting(setting, named: namedCondition)).joined(
      separator: ", ")
  }
}
