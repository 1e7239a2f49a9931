package import Barcodes
import Statistics

/// Read rates that fall as modules widen, so that no width is one from which on every wider one does: the entry `falls` of a verdict.
///
/// Readers that look for edges find too many in the grain of a wide bar; the same picture made smaller is read.
package struct FallingReads: Codable, Sendable, Equatable {
  /// Where more was read than at the widest: the width of which that is surest.
  @Coordinate package var bestPixels: Double
  /// The widest that was tried.
  @Coordinate package var widestPixels: Double
  /// Widths, one after the other, each of which is shown to reach the target: the first and the last; nil where none is.
  @Coordinate package var fromPixels: Double?
  @Coordinate package var toPixels: Double?

  /// Nil where that is not shown: neither do widths pass where the widest fails, nor is the rate of a narrower one above that of the widest
  /// (one-sided Clopper–Pearson bounds that together are wrong in 5 %, as if sampling had not adapted).
  ///
  /// - Parameter range: of widths that pass where the widest fails.
  package init?(_ widths: [WidthRecord], range: ClosedRange<Double>?) {
    guard let last = widths.last, widths.count > 1 else { return nil }
    let share = Self.error / 2 / Double(widths.count - 1)
    func least(_ width: WidthRecord) -> Double {
      Proportion(successes: width.reads, of: width.codes).lowerBound(confidence: 1 - share)
    }
    let surest = widths.dropLast().max {
      (least($0), $0.widthPixels) < (least($1), $1.widthPixels)
    }
    guard let best = surest else { return nil }
    let most = Proportion(successes: last.reads, of: last.codes).upperBound(
      confidence: 1 - Self.error / 2)
    guard range != nil || least(best) > most else { return nil }
    (bestPixels, widestPixels) = (best.widthPixels, last.widthPixels)
    (fromPixels, toPixels) = (range?.lowerBound, range?.upperBound)
  }

  private static let error = 0.05

  /// The widths that pass; nil where none is shown to.
  package var range: ClosedRange<Double>? {
    guard let from = fromPixels, let to = toPixels, from <= to else { return nil }
    return from...to
  }
}
