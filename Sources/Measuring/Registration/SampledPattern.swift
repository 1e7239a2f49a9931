import Barcodes
import Encoding

/// The modules of a symbol as numbers to correlate samples with: a set of all modules and, if other
/// encoders may differ, a set of the function pattern, which counts as much.
struct SampledPattern {
  private var sets: [ModuleSamples]

  init(_ candidate: SymbolCandidate, isLinear: Bool, fixed: FunctionPattern? = nil) {
    sets = [ModuleSamples(candidate, isLinear: isLinear)]
    if let fixed {
      let set = ModuleSamples(candidate, isLinear: false) { fixed.has(column: $0, row: $1) }
      if !set.isEmpty { sets.append(set) }
    }
  }

  /// Returns the correlation, in −1...1, with the picture under a projection and a shift; 0 if less
  /// than nine tenths of the modules are in the picture.
  func correlation(
    _ picture: PictureWindow, _ projection: SymbolProjection, _ shift: PlaneShift, factor: Double
  ) -> Double {
    sets.reduce(0) { $0 + $1.correlation(picture, projection, shift, factor: factor) }
      / Double(sets.count)
  }
}

/// The middles of modules, and the root of the light expected at each.
private struct ModuleSamples {
  /// The assumed contrast: the print contrast signal of good print.
  private static let contrast = 0.9

  private var places: [Point] = []
  private var values: [Double] = []

  /// Takes the middles of the modules (of the symbol those that `isWanted` accepts) and of those
  /// around it, with dark shares blurred over neighbours; for a linear code, five lines of them.
  init(
    _ candidate: SymbolCandidate, isLinear: Bool,
    where isWanted: (_ column: Int, _ row: Int) -> Bool = { _, _ in true }
  ) {
    let grid = candidate.grid
    let rowEdges = grid.rowEdges
    let rows = isLinear ? 0...0 : -1...grid.rows
    func dark(_ column: Int, _ row: Int) -> Double {
      grid.isDark(column: column, row: row) ? 1 : 0
    }
    func x(_ column: Int) -> Double {
      if column < 0 { return Double(column) + 0.5 }
      if column >= grid.columns { return candidate.width + Double(column - grid.columns) + 0.5 }
      return (candidate.columnEdges[column] + candidate.columnEdges[column + 1]) / 2
    }
    func y(_ row: Int) -> Double {
      if row < 0 { return -0.5 }
      return row >= grid.rows ? grid.height + 0.5 : (rowEdges[row] + rowEdges[row + 1]) / 2
    }
    for row in rows {
      for column in (isLinear ? -4 : -1)...(grid.columns + (isLinear ? 3 : 0)) {
        let isInside = (0..<grid.columns).contains(column) && (0..<grid.rows).contains(row)
        guard !isInside || isWanted(column, row) else { continue }
        func across(_ row: Int) -> Double {
          0.5 * dark(column, row) + 0.25 * (dark(column - 1, row) + dark(column + 1, row))
        }
        let value =
          isLinear ? across(0) : 0.5 * across(row) + 0.25 * (across(row - 1) + across(row + 1))
        let heights =
          isLinear ? [0.38, 0.44, 0.5, 0.56, 0.62].map { $0 * candidate.height } : [y(row)]
        for height in heights {
          places.append(Point(x: x(column), y: height))
          values.append((1 - Self.contrast * value).squareRoot())
        }
      }
    }
    thinOut()
  }

  /// The number of places that is enough to tell one start from another; symbols have up to 30,000.
  private static let enough = 900

  private mutating func thinOut() {
    let step = (places.count + Self.enough - 1) / Self.enough
    guard step > 1 else { return }
    let kept = stride(from: 0, to: places.count, by: step)
    (places, values) = (kept.map { places[$0] }, kept.map { values[$0] })
  }

  /// True if all modules look alike, so that they correlate with nothing.
  var isEmpty: Bool { values.allSatisfy { $0 == values.first } }

  /// Returns the correlation after a slope across the symbol is removed from both sides, which
  /// would outweigh the modules in uneven light.
  func correlation(
    _ picture: PictureWindow, _ projection: SymbolProjection, _ shift: PlaneShift, factor: Double
  ) -> Double {
    var sums = SlopedSums()
    let middle = projection.middle
    for index in places.indices {
      let place = projection.image(of: shift.applied(to: places[index], middle: middle))
      guard let level = picture.level(at: place * (1 / factor)) else { continue }
      sums.add(values[index], level, at: places[index] - middle)
    }
    return sums.count > 0.9 * Double(places.count) ? sums.correlation : 0
  }
}

/// The sums for a correlation of two quantities after a plane is removed from each.
private struct SlopedSums {
  private(set) var count = 0.0
  /// The sums of pattern, level, and place across and down, then those of their products.
  private var (c, y, u, v) = (0.0, 0.0, 0.0, 0.0)
  private var (cc, yy, uu, vv, cy, uv) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
  private var (cu, cv, yu, yv) = (0.0, 0.0, 0.0, 0.0)

  @inline(__always)
  mutating func add(_ pattern: Double, _ level: Double, at place: Point) {
    count += 1
    (c, y, u, v) = (c + pattern, y + level, u + place.x, v + place.y)
    (cc, yy, cy) = (cc + pattern * pattern, yy + level * level, cy + pattern * level)
    (uu, vv, uv) = (uu + place.x * place.x, vv + place.y * place.y, uv + place.x * place.y)
    (cu, cv) = (cu + pattern * place.x, cv + pattern * place.y)
    (yu, yv) = (yu + level * place.x, yv + level * place.y)
  }

  /// The correlation; 0 if either quantity is a plane.
  var correlation: Double {
    func spread(_ product: Double, _ first: Double, _ second: Double) -> Double {
      product - first * second / count
    }
    let (suu, svv, suv) = (spread(uu, u, u), spread(vv, v, v), spread(uv, u, v))
    let determinant = suu * svv - suv * suv
    guard determinant > 0 else { return 0 }
    let pattern = (spread(cu, c, u), spread(cv, c, v))
    let level = (spread(yu, y, u), spread(yv, y, v))
    /// Returns the part of a product that planes explain.
    func ofPlanes(_ first: (Double, Double), _ second: (Double, Double)) -> Double {
      (first.0 * (svv * second.0 - suv * second.1) + first.1 * (suu * second.1 - suv * second.0))
        / determinant
    }
    let patterns = spread(cc, c, c) - ofPlanes(pattern, pattern)
    let levels = spread(yy, y, y) - ofPlanes(level, level)
    guard patterns > 0, levels > 0 else { return 0 }
    return (spread(cy, c, y) - ofPlanes(pattern, level)) / (patterns * levels).squareRoot()
  }
}

extension PictureWindow {
  /// Returns the level of the pixel at a place; nil outside the window.
  @inline(__always)
  func level(at place: Point) -> Double? {
    let x = place.x - Double(frame.x)
    let y = place.y - Double(frame.y)
    guard x >= 0, y >= 0, x < Double(frame.width), y < Double(frame.height) else { return nil }
    return Double(levels[Int(y) * frame.width + Int(x)])
  }
}
