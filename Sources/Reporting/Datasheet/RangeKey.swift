import Findings
import Summaries

/// A reading range, whatever its X-dimension.
struct RangeKey: Hashable {
  var symbology: String
  var namedCondition: String?
  var setting: [String: Double]

  init(_ range: ReadingRange) {
    symbology = range.symbology
    namedCondition = range.namedCondition
    setting = range.setting.filter { $0.key != "module_mm" }
  }

  var title: String {
    ([symbology] + Wording.setting(setting, named: namedCondition)).joined(separator: ", ")
  }
}
