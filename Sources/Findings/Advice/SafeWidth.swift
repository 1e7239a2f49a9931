import Judging
package import Records
package import Summaries

/// The module width that a run calls safe for an engine, and what it knows where it calls none so.
package struct SafeWidth: Sendable, Equatable {
  package enum WidthFinding: String, Sendable {
    /// It and every larger tested width pass.
    case safe
    /// Widths of a range pass, and wider modules are read less.
    case range
    /// None is shown to be safe yet, or none but the widest; more codes might show a narrower one.
    case open
    /// Not even the widest tested one passes.
    case none
    /// The engine was not asked, or not at the guidance's width and above.
    case notTried = "not_tried"
    case unsupported
  }

  package let finding: WidthFinding
  /// In pixels; nil unless the finding is `safe`.
  package let pixels: Double?
  /// The same, but also where it is the widest and the search for it has hardly begun.
  package let shown: Double?
  /// Where rates fall as modules widen; nil elsewhere.
  package let falls: FallingReads?
  /// True if a narrower one might turn out to be safe, too: the next one is undecided, or none was tried.
  package let mayLessDo: Bool
  /// The narrowest from which it and every wider one were read at the target rate, as observed, which shows nothing; nil without
  /// one.
  package let observed: Double?
  /// The widest that is shown to fall short; nil without one.
  package let failing: Double?
  /// The widest that was tried.
  package let widest: Double?

  /// - Parameter record: nil where there is no verdict.
  package init(_ record: VerdictRecord?, of engine: EngineRecord, symbology: String) {
    guard let record else {
      finding = engine.claims(symbology) ? .notTried : .unsupported
      (pixels, shown, mayLessDo, observed, failing, widest) = (nil, nil, false, nil, nil, nil)
      falls = nil
      return
    }
    let observed = RequiredWidth(record).observed
    pixels = Self.width(record.reportableSafeWidth)
    shown = Self.width(record.safeWidth)
    mayLessDo = record.mayLessDo
    falls = pixels == nil ? record.falls : nil
    finding =
      pixels != nil
      ? .safe
      : falls?.range != nil ? .range : falls == nil && record.isSafeWidthOpen ? .open : .none
    self.observed = Self.width(observed)
    failing = record.widths.last { $0.decision == .fails }?.widthPixels
    widest = record.widths.last?.widthPixels
  }

  /// Nil of what is no width: a file may have been damaged.
  private static func width(_ pixels: Double?) -> Double? {
    pixels.flatMap { (0.001...1_000_000).contains($0) ? $0 : nil }
  }

  /// The width that figures are worked out for: the safe one, the first of the range, or else that which was observed to do.
  package var working: Double? {
    finding == .none ? nil : pixels ?? falls?.range?.lowerBound ?? observed
  }
}
