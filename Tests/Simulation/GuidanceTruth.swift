package import Judging

/// What is true of a simulated engine.
package struct GuidanceTruth: Sendable, Hashable {
  package let holds: Bool
  /// Whether the rates are so far from the target that a verdict is owed.
  package let isClear: Bool

  package init(holds: Bool, isClear: Bool) {
    self.holds = holds
    self.isClear = isClear
  }

  package var rightVerdict: Verdict { holds ? .holds : .fails }
  package var wrongVerdict: Verdict { holds ? .fails : .holds }
}
