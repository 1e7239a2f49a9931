import Barcodes
import CorpusRendering

/// Finds how rough corners may be meant, before any fit: which symbol, which corner first, how much of the quiet zone
/// they include. Samples the picture where modules would lie, and correlates the samples with the modules.
struct StartSearch {
  /// The light, made smaller and blurred so that a module's middle stands for the module.
  private let picture: PictureWindow
  private let factor: Double
  private let isLinear: Bool

  /// A place to begin at.
  struct Start {
    var candidate: Int
    var projection: Homography
    var correlation: Double
  }

  /// - Parameter moduleWidth: roughly, in pixels.
  init(_ lit: PictureWindow, moduleWidth: Double, isLinear: Bool) {
    let factor = max(1, Int(moduleWidth / 3))
    let module = moduleWidth / Double(factor)
    picture = lit.reduced(by: factor).blurred(variance: 0.5 * module * module)
    self.factor = Double(factor)
    self.isLinear = isLinear
  }

  /// The best starts, at most one for each candidate and order of corners, the best first.
  func starts(_ corners: Quad, _ candidates: [SymbolCandidate], most: Int) -> [Start] {
    var found: [Start] = []
    for (index, candidate) in candidates.enumerated() {
      let pattern = SampledPattern(candidate, isLinear: isLinear)
      let orders = isLinear ? Array(CornerOrder.all.prefix(4)) : CornerOrder.all
      for order in orders {
        let ordered = order.applied(to: corners)
        guard
          let quad = isLinear ? LinearBand.quad(in: ordered, modules: candidate.width) : ordered,
          let projection = Homography(
            width: candidate.width, height: candidate.height, corners: quad),
          let best = best(projection, pattern)
        else { continue }
        found.append(Start(candidate: index, projection: best.projection, correlation: best.value))
      }
    }
    return Array(found.sorted { $0.correlation > $1.correlation }.prefix(most))
  }

  /// The best of the places around a projection.
  private func best(_ projection: Homography, _ pattern: SampledPattern) -> (
    projection: Homography, value: Double
  )? {
    let flat = SymbolProjection.flat(projection)
    guard let best = bestShift(of: flat, pattern) else { return nil }
    let corners = flat.corners(best.shift)
    return Homography(width: projection.width, height: projection.height, corners: corners).map {
      ($0, best.value)
    }
  }

  func bestShift(
    of projection: SymbolProjection, _ pattern: SampledPattern
  ) -> (shift: PlaneShift, value: Double)? {
    var best: (shift: PlaneShift, value: Double)?
    for shift in isLinear ? PlaneShift.alongLine : PlaneShift.inPlane {
      let value = abs(pattern.correlation(picture, projection, shift, factor: factor))
      if value > best?.value ?? 0 { best = (shift, value) }
    }
    return best
  }
}

/// A change of a symbol's place on its own plane: scaled about its middle, then moved by modules.
struct PlaneShift {
  var scale: Double
  var across: Double
  var down: Double

  /// Corners of areas are off by a module, or include the quiet zone.
  static let inPlane: [PlaneShift] = [1.06, 1, 0.94, 0.88, 0.82, 0.76].flatMap { scale in
    [0, -1.0, 1].flatMap { down in
      [0, -1.0, 1].map { PlaneShift(scale: scale, across: $0, down: down) }
    }
  }

  /// Ends of scan lines are off by some modules, and so is the length.
  static let alongLine: [PlaneShift] = stride(from: 0.8, through: 1.2, by: 0.0125).flatMap {
    scale in
    stride(from: -5, through: 5, by: 0.7).map { PlaneShift(scale: scale, across: $0, down: 0) }
  }

  func applied(to point: Point, middle: Point) -> Point {
    Point(
      x: middle.x + (point.x - middle.x) * scale + across,
      y: middle.y + (point.y - middle.y) * scale + down)
  }
}

extension SymbolProjection {
  /// The corners after a change of place.
  func corners(_ shift: PlaneShift) -> Quad {
    func corner(_ x: Double, _ y: Double) -> Point {
      image(of: shift.applied(to: Point(x: x, y: y), middle: middle))
    }
    return Quad(
      topLeft: corner(0, 0), topRight: corner(width, 0), bottomRight: corner(width, height),
      bottomLeft: corner(0, height))
  }
}

/// The modules of a symbol as numbers to correlate samples with.
struct SampledPattern {
  private var places: [Point] = []
  private var values: [Double] = []

  /// The middles of the modules and of those around the symbol, with dark shares blurred over neighbours; of a linear code, five
  /// lines of them.
  init(_ candidate: SymbolCandidate, isLinear: Bool) {
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
        func across(_ row: Int) -> Double {
          0.5 * dark(column, row) + 0.25 * (dark(column - 1, row) + dark(column + 1, row))
        }
        let value =
          isLinear ? across(0) : 0.5 * across(row) + 0.25 * (across(row - 1) + across(row + 1))
        let heights =
          isLinear ? [0.38, 0.44, 0.5, 0.56, 0.62].map { $0 * candidate.height } : [y(row)]
        for height in heights {
          places.append(Point(x: x(column), y: height))
          values.append(value)
        }
      }
    }
    thinOut()
  }

  /// So many places tell one start from another; symbols have up to 30,000.
  private static let enough = 900

  private mutating func thinOut() {
    let step = (places.count + Self.enough - 1) / Self.enough
    guard step > 1 else { return }
    let kept = stride(from: 0, to: places.count, by: step)
    (places, values) = (kept.map { places[$0] }, kept.map { values[$0] })
  }

  /// With the picture, where a projection and a change of place put the modules; 0 where less than nine tenths are in the picture.
  func correlation(
    _ picture: PictureWindow, _ projection: SymbolProjection, _ shift: PlaneShift, factor: Double
  ) -> Double {
    var sums = (n: 0.0, c: 0.0, y: 0.0, cc: 0.0, cy: 0.0, yy: 0.0)
    let middle = projection.middle
    for index in places.indices {
      let place = projection.image(of: shift.applied(to: places[index], middle: middle))
      guard let y = picture.level(at: place * (1 / factor)) else { continue }
      let c = values[index]
      sums = (
        sums.n + 1, sums.c + c, sums.y + y, sums.cc + c * c, sums.cy + c * y, sums.yy + y * y
      )
    }
    guard sums.n > 0.9 * Double(places.count) else { return 0 }
    let product =
      (sums.cc * sums.n - sums.c * sums.c) * (sums.yy * sums.n - sums.y * sums.y)
    return product > 0 ? (sums.cy * sums.n - sums.c * sums.y) / product.squareRoot() : 0
  }
}

extension PictureWindow {
  /// The level of the pixel at a place; nil outside the window.
  @inline(__always)
  func level(at place: Point) -> Double? {
    let x = place.x - Double(frame.x)
    let y = place.y - Double(frame.y)
    guard x >= 0, y >= 0, x < Double(frame.width), y < Double(frame.height) else { return nil }
    return Double(levels[Int(y) * frame.width + Int(x)])
  }
}
