import Barcodes

/// The directions in which a fit may change a projection's parameters.
///
/// A band of bars does not tell where along the bars it lies, so it moves only across them. For a
/// homography this leaves a row, turned so that x runs across the bars, and the perspective along
/// it; the rest stays as found. For a cylinder it leaves the middle across the bars, and all but
/// the pitch and the height of a module.
struct ProjectionFreedom {
  /// The directions, each a change of the eight parameters.
  let directions: [SIMD8<Double>]
  /// The directions that are held, and the variance with which they are known.
  let held: [(direction: SIMD8<Double>, variance: Double)]
  private let isAll: Bool

  static let all = ProjectionFreedom(directions: (0..<8).map { unit($0) }, held: [])

  private init(directions: [SIMD8<Double>], held: [(direction: SIMD8<Double>, variance: Double)]) {
    self.directions = directions
    self.held = held
    isAll = directions.count == 8
  }

  private static func unit(_ place: Int) -> SIMD8<Double> {
    var unit = SIMD8<Double>.zero
    unit[place] = 1
    return unit
  }

  /// - Parameter isAspectKnown: true if modules are as high as wide; a homography ignores it.
  init(of projection: SymbolProjection, isBand: Bool, isAspectKnown: Bool) {
    switch projection {
    case .flat(let homography):
      self = isBand ? ProjectionFreedom(across: homography) : .all
    case .wrapped(let wrapped):
      self =
        isBand
        ? ProjectionFreedom(across: wrapped)
        : ProjectionFreedom(
          directions: (0..<8).filter { $0 != 6 || !isAspectKnown }.map { Self.unit($0) }, held: [])
    }
  }

  /// Creates the freedom of a band around a cylinder.
  private init(across wrapped: WrappedProjection) {
    let rows = wrapped.pose.rows(focalLength: wrapped.focalLength)
    let bars = Point(x: rows.across.y, y: rows.down.y)
    let along = bars * (1 / max(bars.length, 1e-9))
    func middle(_ direction: Point) -> SIMD8<Double> {
      direction.x * Self.unit(4) + direction.y * Self.unit(5)
    }
    let size = wrapped.pose.moduleWidth * max(wrapped.width, wrapped.height) / 2
    self.init(
      directions: [0, 1, 2].map { Self.unit($0) } + [
        middle(Point(x: along.y, y: -along.x)), Self.unit(7),
      ],
      held: [(middle(along), 0.01 * size * size)])
  }

  /// Creates the freedom of a flat band.
  private init(across projection: Homography) {
    let e = projection.elements
    // The image's change along the bars, at the middle.
    let bars = Point(x: e[1] - e[7] * e[2], y: e[4] - e[7] * e[5])
    let length = max(bars.length, 1e-9)
    let along = bars * (1 / length)
    let across = Point(x: along.y, y: -along.x)
    func row(_ direction: Point, _ place: Int) -> SIMD8<Double> {
      direction.x * Self.unit(place) + direction.y * Self.unit(place + 3)
    }
    /// Returns a change of the perspective that leaves the middle in place.
    func perspective(_ place: Int) -> SIMD8<Double> {
      Self.unit(6 + place) + e[2] * Self.unit(place) + e[5] * Self.unit(3 + place)
    }
    let size = projection.scale * projection.halfSide
    self.init(
      directions: (0..<3).map { row(across, $0) } + [perspective(0)],
      held: (0..<3).map { (row(along, $0), 0.01 * size * size) } + [(perspective(1), 0.01)])
  }

  var count: Int { directions.count }

  /// Returns the direction that changes one parameter alone; nil if there is none.
  func direction(ofParameter index: Int) -> Int? {
    isAll ? index : directions.firstIndex { $0 == Self.unit(index) }
  }

  /// Returns the derivative along a direction, from the derivatives with respect to each parameter.
  @inline(__always)
  func slope(_ slopes: SIMD8<Double>, along direction: Int) -> Double {
    isAll ? slopes[direction] : (slopes * directions[direction]).sum()
  }

  func moved(_ parameters: [Double], _ change: [Double]) -> [Double] {
    let sum = zip(directions, change).reduce(SIMD8<Double>.zero) { $0 + $1.0 * $1.1 }
    return parameters.indices.map { parameters[$0] + sum[$0] }
  }

  /// Returns the parameters' covariance from that of the directions, the first in `covariance`.
  func covarianceOfParameters(_ covariance: SquareMatrix) -> SquareMatrix {
    var parameters = SquareMatrix(count: 8)
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
        parameters[row, column] = sum
      }
    }
    return parameters
  }
}
