import Barcodes
import CorpusRendering

/// The modules of a symbol as numbers to correlate samples with: all of them, and, where other encoders may have drawn others, those of
/// the function pattern by themselves, which count as much.
struct SampledPattern {
  private var sets: [ModuleSamples]

  init(_ candidate: SymbolCandidate, isLinear: Bool, fixed: FunctionPattern? = nil) {
    sets = [ModuleSamples(candidate, isLinear: isLinear)]
    if let fixed {
      let set = ModuleSamples(candidate, isLinear: false) { fixed.has(column: $0, row: $1) }
      if !set.isEmpty { sets.append(set) }
    }
  }

  /// With the picture, where a projection and a change of place put the modules, −1 to 1; 0 where less than nine tenths are in the
  /// picture.
  func correlation(
    _ picture: PictureWindow, _ projection: SymbolProjection, _ shift: PlaneShift, factor: Double
  ) -> Double {
    sets.reduce(0) { $0 + $1.correlation(picture, projection, shift, factor: factor) }
      / Double(sets.count)
  }
}

/// The middles of modules, and how dark each should look.
private struct ModuleSamples {
  private var places: [Point] = []
  private var values: [Double] = []

  /// The middles of the modules and of those around the symbol, with dark shares blurred over neighbours; of a linear code, five
  /// lines of them.
  ///
  /// - Parameter isWanted: of the symbol's modules, which; those around it all are.
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

  /// Whether all modules look alike, so that they correlate with nothing.
  var isEmpty: Bool { values.allSatisfy { $0 == values.first } }

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
