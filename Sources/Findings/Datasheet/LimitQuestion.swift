import Judging
package import Records
package import Summaries

/// What a limit was looked for, whichever the reader and the symbology.
package struct LimitQuestion: Hashable {
  package let suite: String
  package let mask: MaskName
  package let namedCondition: String?
  package let parameter: String
  package var isDescending: Bool
  /// The values of the suite's other axes, by name.
  package let setting: [String: Double]

  package init(_ limit: LimitRecord) {
    suite = limit.suite
    mask = limit.mask
    namedCondition = limit.namedCondition
    parameter = limit.parameter
    isDescending = limit.isDescending
    setting = limit.setting
  }
}

extension LimitFinding {
  /// True if the parameter becomes harder as it becomes less.
  package var isDescending: Bool {
    guard let first = steps.first, let last = steps.last else { return false }
    return last.value < first.value
  }

  /// The first step that is not shown to reach the target.
  package var next: LimitStepRecord? { steps.first { $0.decision != .passes } }
}
