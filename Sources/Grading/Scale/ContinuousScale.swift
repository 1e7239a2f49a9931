/// A parameter's grade by the table of ISO/IEC 15416:2016, 6.2 (from memory): linear between a table's rows, to one decimal.
///
/// The rows are those of Axicon's page on fractional grading (axicon.com/fractional-grading). It rounds measurements to whole per
/// cents first; here they are graded as they are, which moves a grade by 0.1 at most, or 0.2 for defects.
package struct ContinuousScale: Equatable, Sendable {
  /// Measurements with their grades, the best first.
  private let rows: [(value: Double, grade: Double)]

  private init(_ rows: [(Double, Double)]) { self.rows = rows.map { (value: $0.0, grade: $0.1) } }

  package static func == (left: ContinuousScale, right: ContinuousScale) -> Bool {
    left.rows.elementsEqual(right.rows) { $0 == $1 }
  }

  /// Table 1 and 6.3.2: the highest reflectance of a profile less its lowest.
  package static let symbolContrast = ContinuousScale(
    [(0.70, 4), (0.55, 3), (0.40, 2), (0.20, 1), (0.15, 0)])
  /// The least edge contrast over the symbol contrast (from memory: 6.3.5).
  package static let modulation = ContinuousScale(
    [(0.70, 4), (0.60, 3), (0.50, 2), (0.40, 1), (0.30, 0)])
  /// The greatest non-uniformity of an element over the symbol contrast (from memory: 6.3.6). What is beyond the last row is graded 0.
  package static let defects = ContinuousScale([(0.15, 4), (0.20, 3), (0.25, 2), (0.30, 1)])
  /// The share of the tolerance of the reference decode algorithm that is left (from memory: 6.3.7).
  package static let decodability = ContinuousScale(
    [(0.62, 4), (0.50, 3), (0.37, 2), (0.25, 1), (0.20, 0)])

  package func grade(_ value: Double) -> Double {
    let isFalling = rows[0].value > rows[1].value
    func isAsGood(_ row: (value: Double, grade: Double)) -> Bool {
      isFalling ? value >= row.value : value <= row.value
    }
    if isAsGood(rows[0]) { return rows[0].grade }
    for (better, worse) in zip(rows, rows.dropFirst()) where isAsGood(worse) {
      let share = (value - worse.value) / (better.value - worse.value)
      return (worse.grade + share * (better.grade - worse.grade)).roundedToTenths
    }
    return 0
  }
}

extension Double {
  /// To one decimal, as grades are given.
  package var roundedToTenths: Double { (self * 10).rounded() / 10 }
}
