package import Barcodes
import Suites

/// Which frames a preview shows: of each condition the first, at most so many, in rows.
package struct PreviewSelection: Sendable {
  /// A symbology at one of the suite's points, by the point's index in the plan.
  package typealias Place = (symbology: Symbology, point: Int)

  /// The shown places, in rows of those that belong side by side.
  package let rows: [[Place]]
  /// True if any symbology may stand for a point.
  private let takesTurns: Bool

  /// One frame for each point, the symbologies taking turns; more where that is needed for each of them to
  /// appear.
  ///
  /// - Parameter limit: the most frames; where there are more points, those shown are spread evenly.
  package init(symbologiesInTurn symbologies: [Symbology], points: Int, limit: Int) {
    let count = min(limit, max(points, symbologies.count))
    let places = Self.spread(count, over: points).enumerated().map { index, point -> Place in
      // A step further after each round, so that an axis as long as the list does not tie its values to
      // symbologies.
      let turn = (index + index / symbologies.count) % symbologies.count
      return (symbologies[turn], point)
    }
    rows = [places]
    takesTurns = true
  }

  /// A row for each symbology, with the same points in each.
  ///
  /// - Parameter limit: the most frames of all rows together, but for the one that each row has at least.
  package init(rowForEach symbologies: [Symbology], points: Int, limit: Int) {
    let count = min(points, max(1, limit / symbologies.count))
    rows = symbologies.map { symbology in
      Self.spread(count, over: points).map { (symbology, $0) }
    }
    takesTurns = false
  }

  /// The number of frames.
  package var count: Int { rows.reduce(0) { $0 + $1.count } }

  /// The number of the suite's points that are among them.
  package var pointCount: Int { Set(rows.joined().map(\.point)).count }

  /// The frames in the plan, row by row. A symbology that the suite lacks, or that does not meet the point, has none; where symbologies
  /// take turns, the first that meets it stands in.
  package func indices(in plan: CorpusPlan) -> [Int] {
    rows.joined().compactMap { place in
      let others = takesTurns ? plan.suite.symbologies : []
      return ([place.symbology] + others).lazy.compactMap {
        plan.index(of: $0, atPoint: place.point, sample: plan.shownSample)
      }.first
    }
  }

  /// `count` of the numbers below `total` at equal distances, 0 the first.
  private static func spread(_ count: Int, over total: Int) -> [Int] {
    (0..<count).map { $0 * total / count }
  }
}
