import Barcodes
import Testing

@testable import Encoding
@testable import Rendering
@testable import Scene
@testable import Suites

/// Edges that lie elsewhere than meant, measured in the pixels.
@Suite struct EdgeRaggednessTests {
  private static let module = 20

  /// By how much each edge of a code's bars is off in each row of pixels, in modules.
  private func displacements(raggedness: Double, seed: UInt64 = 7) throws -> [[Double]] {
    let module = Self.module
    let frame = try RenderedTestFrame(.ean13, seed: seed) {
      $0.moduleWidthPixels = Double(module)
      $0.contrast = 1
      $0.barHeightModules = 50
      $0.printRaggednessModules = raggedness
    }
    let grid = frame.scene.sheet.placed[0].grid
    let corner = try #require(frame.code.corners).topLeft
    let (left, top) = (Int(corner.x.rounded()), Int(corner.y.rounded()))
    return (0...grid.columns).filter {
      grid.isDark(column: $0 - 1, row: 0) != grid.isDark(column: $0, row: 0)
    }.map { column in
      let becomesDark = grid.isDark(column: column, row: 0)
      // Half a module to both sides, farther than any edge here lies off.
      let window = left + column * module - module / 2..<left + column * module + module / 2
      return (top + 2 * module..<top + 48 * module).map { row in
        let ink = window.reduce(0) { $0 + (229.5 - Double(frame.image[$1, row])) / 229.5 }
        let off = becomesDark ? Double(module) / 2 - ink : ink - Double(module) / 2
        return off / Double(module)
      }
    }
  }

  @Test func `edges are off by the deviation that is asked for, alike for about a module`() throws {
    let edges = try displacements(raggedness: 0.06)
    #expect(edges.count == 60)
    func moment(modules: Double) -> Double {
      let apart = Int(modules * Double(Self.module))
      let products = edges.flatMap { zip($0, $0.dropFirst(apart)).map { $0 * $1 } }
      return products.reduce(0, +) / Double(products.count)
    }
    let variance = moment(modules: 0)
    // Some 46 modules of 60 edges, each drawn anew: 2,800 places, a deviation known to 1.4 %.
    #expect(abs(variance.squareRoot() / 0.06 - 1) < 0.05, "\(variance.squareRoot())")
    let mean = edges.flatMap(\.self).reduce(0, +) / Double(edges.count * edges[0].count)
    #expect(abs(mean) < 0.006, "\(mean)")
    #expect(moment(modules: 0.25) > 0.8 * variance)
    #expect(abs(moment(modules: 2.5)) < 0.1 * variance)
  }

  @Test func `no raggedness is none, and each frame has its own`() throws {
    #expect(try displacements(raggedness: 0).flatMap(\.self).allSatisfy { abs($0) < 0.003 })
    let first = try displacements(raggedness: 0.06)
    #expect(try displacements(raggedness: 0.06, seed: 8) != first)
    // The same places, half as far.
    let half = try displacements(raggedness: 0.03)
    let squares = zip(first.joined(), half.joined()).map {
      (whole: Double, half: Double) -> Double in
      let difference = whole - 2 * half
      return difference * difference
    }
    let mean = squares.reduce(0.0, +) / Double(squares.count)
    #expect(mean < 0.01 * 0.01)
  }

  @Test func `displaced edges are closed, with the pieces of neighbours in the same places`() throws
  {
    var condition = Condition()
    condition.printRaggednessModules = 0.1
    let ragged = try #require(EdgeRaggedness(condition, seed: 3, number: 0))
    func square(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [OutlineEdge] {
      ConvexPolygon(SheetExtent(left: left, top: top, right: right, bottom: bottom)).edges
    }
    let edges = ragged.displaced(square(-1.1, 0.3, 2, 1))
    for (edge, next) in zip(edges, edges.dropFirst() + edges.prefix(1)) {
      #expect(edge.end == next.start)
    }
    func area(_ edges: [OutlineEdge]) -> Double {
      edges.reduce(0) { $0 + $1.start.cross($1.end) } / 2
    }
    // Two halves together are the whole.
    let halves =
      ragged.displaced(square(-1.1, 0.3, 0.5, 1)) + ragged.displaced(square(0.5, 0.3, 2, 1))
    #expect(abs(area(halves) - area(edges)) < 1e-12)
  }
}
