package import Judging
package import Summaries

/// The effect of another assumption on one engine's verdict on one symbology.
package struct AssumptionEffect: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case none
    /// Holds instead of fails, or the other way round.
    case turned
    /// Undecided instead of either.
    case lost
    /// Either instead of undecided.
    case gained
  }

  package let symbology: String
  /// The name of the condition that makes the assumption.
  package let assumption: String
  package let verdict: Verdict
  package let width: RequiredWidth
  package let change: Change
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
    change = Self.change(from: reference.verdict, to: record.verdict)
    move = width.excess(over: referenceWidth)
    isShown = width.isShownToDiffer(from: referenceWidth)
  }

  private static func change(from reference: Verdict, to verdict: Verdict) -> Change {
    if reference == verdict { return .none }
    if reference == .undecided { return .gained }
    return verdict == .undecided ? .lost : .turned
  }
}
