import Barcodes
import Bisecting
import Suites

/// The symbologies and points of a plan that go together, symbology by symbology.
///
/// A named condition that says something of the shape of symbols is of the symbologies that have such shapes: no others meet it. Nor
/// does a symbology meet a point at whose module width the camera's profile has too few photographs of such codes.
struct PlanCells: Sendable {
  /// The cells of one symbology: the number of the first, and the points that it meets, ascending; all symbologies that meet every
  /// point have one and the same array.
  private typealias SymbologyCells = (symbology: Symbology, first: Int, points: [Int])

  private let shares: [SymbologyCells]
  /// The first frame of each cell, and after the last cell how many there are.
  private let starts: [Int]
  let count: Int

  /// - Parameter samples: the frames of each cell, at most, but of a suite of photographs, where there are as many as there are photographs.
  init(of suite: Suite, _ points: [SuitePoint], samples: Int) {
    let all = Array(points.indices)
    let hasCameras = points.contains { $0.cameraProfile != nil }
    var count = 0
    let shares = suite.symbologies.map { symbology -> SymbologyCells in
      let strange = suite.namedConditions.filter {
        !suite.symbologies(meeting: $0).contains(symbology)
      }.map(\.name)
      let met =
        strange.isEmpty && !hasCameras && suite.photographs == nil
        ? all
        : all.filter { index in
          points[index].namedCondition.map { !strange.contains($0) } ?? true
            && points[index].hasPhotographs(of: symbology, in: suite.photographs)
        }
      defer { count += met.count }
      return (symbology: symbology, first: count, points: met)
    }
    (self.shares, self.count) = (shares, count)
    let frames =
      suite.photographs.map { photographs in
        shares.flatMap { share in
          share.points.map { points[$0].shots(of: share.symbology, in: photographs).count }
        }
      } ?? Array(repeating: samples, count: count)
    starts = frames.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// The number of frames of all cells together.
  var frameCount: Int { starts[count] }

  /// The frames of a cell, or of several that follow one another.
  func frames(of cells: Range<Int>) -> Range<Int> {
    starts[cells.lowerBound]..<starts[cells.upperBound]
  }

  /// Whose frame it is, and its number among those of the cell; O(log cells).
  func place(ofFrame frame: Int) -> (cell: Int, sample: Int) {
    let cell =
      starts.indices.dropFirst().dropLast().partitionPoint { starts[$0] > frame } - 1
    return (cell, frame - starts[cell])
  }

  /// - Precondition: the index is below `count`.
  subscript(_ index: Int) -> (symbology: Symbology, point: Int) {
    guard let share = shares.last(where: { $0.first <= index }) else {
      preconditionFailure("there is no cell \(index)")
    }
    return (share.symbology, share.points[index - share.first])
  }

  func cells(of symbology: Symbology) -> Range<Int> {
    share(of: symbology).map { $0.first..<$0.first + $0.points.count } ?? 0..<0
  }

  /// Nil where the plan lacks the symbology or the point, or the symbology does not meet the point.
  func index(of symbology: Symbology, point: Int) -> Int? {
    guard let share = share(of: symbology) else { return nil }
    let place = share.points.indices.partitionPoint { share.points[$0] >= point }
    return place < share.points.count && share.points[place] == point ? share.first + place : nil
  }

  private func share(of symbology: Symbology) -> SymbologyCells? {
    shares.first { $0.symbology == symbology }
  }
}
