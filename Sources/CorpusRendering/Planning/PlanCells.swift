import Barcodes

/// The symbologies and points of a plan that go together, symbology by symbology.
///
/// A named condition that says something of the shape of symbols is of the symbologies that have such shapes: no others meet it.
struct PlanCells: Sendable {
  private let cells: [(symbology: Symbology, point: Int)]
  private let ranges: [Symbology: Range<Int>]
  /// Of each symbology, the places of the points among its cells; -1 of a point that it does not meet.
  private let places: [Symbology: [Int]]

  init(of suite: Suite, _ points: [SuitePoint]) {
    var cells: [(symbology: Symbology, point: Int)] = []
    var ranges: [Symbology: Range<Int>] = [:]
    var places: [Symbology: [Int]] = [:]
    let meeting = Dictionary(
      suite.namedConditions.map { ($0.name, suite.symbologies(meeting: $0)) }
    ) { first, _ in first }
    for symbology in suite.symbologies {
      let first = cells.count
      places[symbology] = points.enumerated().map { index, point in
        let meets = point.namedCondition.flatMap { meeting[$0] }?.contains(symbology) ?? true
        guard meets else { return -1 }
        cells.append((symbology, index))
        return cells.count - 1
      }
      ranges[symbology] = first..<cells.count
    }
    (self.cells, self.ranges, self.places) = (cells, ranges, places)
  }

  var count: Int { cells.count }

  subscript(_ index: Int) -> (symbology: Symbology, point: Int) { cells[index] }

  func cells(of symbology: Symbology) -> Range<Int> { ranges[symbology] ?? 0..<0 }

  /// Nil where the plan lacks the symbology or the point, or the symbology does not meet the point.
  func index(of symbology: Symbology, point: Int) -> Int? {
    guard let places = places[symbology], places.indices.contains(point), places[point] >= 0 else {
      return nil
    }
    return places[point]
  }
}

extension Suite {
  /// Those that have every shape which a named condition asks for.
  func symbologies(meeting condition: NamedCondition) -> [Symbology] {
    let shapes = condition.settings.compactMap(\.parameter.symbologies)
    return symbologies.filter { symbology in shapes.allSatisfy { $0.contains(symbology) } }
  }
}
