import Barcodes

/// In which directions a fit may change a projection's elements.
///
/// Of a band of bars nothing tells where along the bars it lies: it moves across them alone, which is a row of the homography,
/// turned so that x runs across the bars, and the perspective along that row. The rest stays as it was found.
struct ProjectionFreedom {
  /// Each a change of the eight elements.
  let directions: [[Double]]
  /// What stays, and how well it is known, as a variance.
  let held: [(direction: [Double], variance: Double)]

  static let all = ProjectionFreedom(
    directions: (0..<8).map { index in (0..<8).map { $0 == index ? 1 : 0 } }, held: [])

  private init(directions: [[Double]], held: [(direction: [Double], variance: Double)]) {
    self.directions = directions
    self.held = held
  }

  /// That of a band.
  init(across projection: Homography) {
    let e = projection.elements
    // The image's change along the bars, at the middle.
    let bars = Point(x: e[1] - e[7] * e[2], y: e[4] - e[7] * e[5])
    let length = max(bars.length, 1e-9)
    let along = bars * (1 / length)
    let across = Point(x: along.y, y: -along.x)
    func row(_ direction: Point, _ place: Int) -> [Double] {
      var change = [Double](repeating: 0, count: 8)
      change[place] = direction.x
      change[place + 3] = direction.y
      return change
    }
    /// A change of the perspective that leaves the middle where it is.
    func perspective(_ place: Int) -> [Double] {
      var change = [Double](repeating: 0, count: 8)
      change[6 + place] = 1
      change[place] = e[2]
      change[3 + place] = e[5]
      return change
    }
    directions = (0..<3).map { row(across, $0) } + [perspective(0)]
    let size = projection.scale * projection.halfSide
    held =
      (0..<3).map { (row(along, $0), 0.01 * size * size) } + [(perspective(1), 0.01)]
  }

  var count: Int { directions.count }

  /// How something changes with each direction, from how it changes with each element.
  @inline(__always)
  func slope(_ slopes: [Double], along direction: Int) -> Double {
    guard !held.isEmpty else { return slopes[direction] }
    var sum = 0.0
    for index in 0..<8 { sum += slopes[index] * directions[direction][index] }
    return sum
  }

  /// The covariance of the elements, from that of the directions, which come first in `covariance`.
  func covarianceOfElements(_ covariance: SquareMatrix) -> SquareMatrix {
    var elements = SquareMatrix(count: 8)
    for row in 0..<8 {
      for column in 0..<8 {
        var sum = 0.0
        for first in 0..<count {
          for second in 0..<count {
            sum +=
              directions[first][row] * covariance[first, second] * directions[second][column]
          }
        }
        for other in held {
          sum += other.variance * other.direction[row] * other.direction[column]
        }
        elements[row, column] = sum
      }
    }
    return elements
  }
}
