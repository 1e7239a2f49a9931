package import Judging
package import Summaries

/// The effect of another assumption on one engine's verdict on one symbology.
package struct AssumptionEffect: Equatable, Sendable {
  package let symbology: String
  /// The name of the condition that makes the assumption.
  package let assumption: String
  package let verdict: Verdict
  package let width: RequiredWidth
  /// True if the verdict is the opposite of that under the reference.
  package let isTurned: Bool
  /// True if it is decided under the reference, and no longer here.
  package let isLost: Bool
  /// The amount by which modules have to be wider than under the reference, in pixels, as observed;
  /// may be infinite.
  package let move: Double
  /// True if the move is more than sampling may have done: the intervals of both widths have none
  /// in common.
  package let isShown: Bool

  package init(_ record: VerdictRecord, assumption: String, reference: VerdictRecord) {
    let width = RequiredWidth(record)
    let referenceWidth = RequiredWidth(reference)
    symbology = record.symbology
    self.assumption = assumption
    verdict = record.verdict
    self.width = width
    let isOther = record.verdict != reference.verdict && reference.verdict != .undecided
    isLost = isOther && record.verdict == .undecided
    isTurned = isOther && !isLost
    move = width.excess(over: referenceWidth)
    isShown = width.isShownToDiffer(from: referenceWidth)
  }
}
