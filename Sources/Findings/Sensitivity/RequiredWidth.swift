import Judging
package import Summaries

/// From which module width on an engine reads a symbology at the target rate, and how closely the trials tell that.
///
/// Widths in pixels, out of those that were tried; infinite where none up to the widest does.
package struct RequiredWidth: Equatable, Sendable {
  /// The narrowest from which it and every wider one were read at the target rate, as observed.
  package let observed: Double
  /// The sampling interval: every narrower one is below one that is shown to fall short. Where none is, the narrowest that was
  /// tried, and `isOpenBelow`.
  package let least: Double
  /// Its other end: this one and every wider one are shown to be read at the target rate.
  package let most: Double
  /// True if a width narrower than all that were tried might do.
  package let isOpenBelow: Bool

  package init(_ record: VerdictRecord) {
    let widths = record.widths
    func narrowest(_ isRead: (WidthRecord) -> Bool) -> Double {
      widths.reversed().prefix(while: isRead).last?.widthPixels ?? .infinity
    }
    observed = narrowest { $0.readRate.rate >= record.target }
    most = record.safeWidth ?? .infinity
    let notFailing = widths.reversed().prefix { $0.decision != .fails }
    isOpenBelow = notFailing.count == widths.count
    least = notFailing.last?.widthPixels ?? .infinity
  }

  /// The width of the sampling interval, in pixels; 0 where even the widest is shown to fall short.
  package var span: Double { least == .infinity ? 0 : most - least }

  /// True if the sampling intervals of both leave no width in common.
  package func isShownToDiffer(from other: RequiredWidth) -> Bool {
    isAbove(other) || other.isAbove(self)
  }

  private func isAbove(_ other: RequiredWidth) -> Bool { !isOpenBelow && least > other.most }

  /// The amount by which this one is wider than another, as observed; infinite where only one of
  /// them is.
  package func excess(over other: RequiredWidth) -> Double {
    observed == other.observed ? 0 : observed - other.observed
  }
}
