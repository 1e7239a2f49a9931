package import Summaries

/// The part of a sweep in which codes are read, from its easy end to its hard one.
package struct SweepReach {
  /// The last value up to which, and at all easier ones, at least 99 % were read: observed. Nil where not even the easiest
  /// were.
  package let last: Double?
  /// The easiest value that was tried.
  package let easiest: Double
  /// The easiest value of which it is shown, with 95 % confidence together with all harder ones, that fewer are read; nil
  /// where that cannot be shown even of the hardest.
  ///
  /// The values are tested from the hardest on, until one cannot be shown to fall short, each at 5 %: in an order that is
  /// fixed beforehand all rejections hold together (W. Maurer, L. A. Hothorn and W. Lehmacher, Biometrie in der
  /// chemisch-pharmazeutischen Industrie 6, 1995, pp. 3–18).
  package let fallsShort: Double?
  /// True if the reach goes to the sweep's end.
  package let isWhole: Bool
  /// True codes at each value.
  package let codes: [Int]

  /// Nil without a cell that has a value.
  ///
  /// - Parameters:
  ///   - cells: of one symbology, one for each value.
  ///   - axis: by its name in a cell's point.
  ///   - isHardAtLeast: whether the least value is the hardest, and not the greatest.
  package init?(_ cells: [SummaryCell], along axis: String, isHardAtLeast: Bool) {
    let ascending = cells.compactMap { cell in
      cell.point[axis].flatMap { value in ReadCount([cell]).map { (value: value, read: $0) } }
    }
    .sorted { $0.value < $1.value }
    let steps = isHardAtLeast ? ascending.reversed() : ascending
    guard let easiest = steps.first?.value else { return nil }
    self.easiest = easiest
    let read = steps.prefix { $0.read.correct * 100 >= $0.read.codes * WidthThreshold.percent }
    last = read.last?.value
    isWhole = read.count == steps.count
    fallsShort = steps.reversed().prefix { $0.read.targetVerdict == .fails }.last?.value
    codes = steps.map(\.read.codes)
  }
}
