import Barcodes

/// The symbologies and points of a plan that go together, symbology by symbology.
///
/// A named condition that says something of the shape of symbols is of the symbologies that have such a shape: no others meet it.
struct PlanCells: Sendable {
  private let cells: [(symbology: Symbology, point: Int)]
  private let ranges: [Symbology: Range<Int>]
  /// Of each symbology, the places of the points among its cells; -1 of a point that it does not meet.
  private let places: [Symbology: [Int]]

  init(of suite: Suite, _ points: [SuitePoint]) {
    var cells: [(symbology: Symbology, point: Int)] = []
    var ranges: [Symbology: Range<Int>] = [:]
    var places: [Symbology: [Int]] = [:]
    let strangers = suite.conditionsOfOthers
    for symbology in suite.symbologies {
      let first = cells.count
      places[symbology] = points.enumerated().map { index, point in
        let name = point.namedCondition ?? ""
        guard !(strangers[name]?.contains(symbology) ?? false) else { return -1 }
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
  /// By the name of a named condition, the symbologies that do not meet it.
  fileprivate var conditionsOfOthers: [String: [Symbology]] {
    var strangers: [String: [Symbology]] = [:]
    for condition in namedConditions {
      let shapes = condition.settings.compactMap(\.parameter.symbologies)
      guard !shapes.isEmpty else { continue }
      strangers[condition.name] = symbologies.filter { symbology in
        !shapes.contains { $0.contains(symbology) }
      }
    }
    return strangers
  }
}
