package import Summaries

/// From which module width on one engine reads one symbology, as observed in a sweep.
///
/// Read rate is not monotone in module width, so that there are two answers.
package struct WidthThreshold {
  /// A width counts as read where at least this many of 100 codes were correct.
  package static let percent = 99

  /// The smallest tested width that was read, in pixels; nil where none was.
  package let first: Double?
  /// The tested width from which it and every larger tested one were read; nil where the largest
  /// was not.
  package let safe: Double?
  /// The largest tested width, and the rate there.
  package let largest: (width: Double, rate: Double)
  /// True codes at each width.
  package let codesPerWidth: [Int]

  /// - Parameter cells: of one engine and symbology, by ascending width; nil without one.
  package init?(_ cells: [SummaryCell]) {
    func width(_ cell: SummaryCell) -> Double { cell.point[SweptAxis.moduleWidth.name] ?? 0 }
    func isRead(_ cell: SummaryCell) -> Bool {
      cell.outcomes.correct * 100 >= cell.codes * Self.percent
    }
    guard let last = cells.last, let rate = last.readRate?.rate else { return nil }
    first = cells.first(where: isRead).map(width)
    safe = cells.reversed().prefix(while: isRead).last.map(width)
    largest = (width(last), rate)
    codesPerWidth = cells.map(\.codes)
  }
}
