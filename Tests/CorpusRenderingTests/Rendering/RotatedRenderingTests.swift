import Barcodes
import Foundation
import Testing

@testable import CorpusRendering
@testable import Encoding
@testable import Rendering
@testable import Scene
@testable import Suites

/// Rotated frames, measured in the pixels and by arithmetic of their own.
@Suite struct RotatedRenderingTests {
  private static let angles = [0.0, 13, 30, 45, 77.7, 90, 123, 180, 222.2, 270, 315, -8.5]

  private func specification(_ degrees: Double, layout: FrameLayout = .tight)
    -> FrameSpecification
  {
    var condition = Condition()
    condition.moduleWidthPixels = 3.3
    condition.rotationDegrees = degrees
    (condition.phaseXPixels, condition.phaseYPixels) = (0.21, 0.83)
    return FrameSpecification(
      frame: "test", seed: 1, symbology: .qrCode, layout: layout, condition: condition)
  }

  private func geometry(of grid: ModuleGrid, _ specification: FrameSpecification)
    throws(PlacementError) -> FrameGeometry
  {
    try FrameGeometry(
      of: SymbolSheet(
        [PrintedSymbol(grid: grid, payload: [])], margin: QuietZone(of: specification.symbology)),
      in: specification.layout, surround: specification.surround,
      allowsClipping: specification.allowsClipping, condition: specification.condition)
  }

  private func corners(of grid: ModuleGrid, _ geometry: FrameGeometry) -> Quad {
    geometry.corners(of: SheetExtent(left: 0, top: 0, right: grid.width, bottom: grid.height))
  }

  /// The image of a grid at an angle, as darkness from 0 to 1.
  private func darkness(
    of grid: ModuleGrid, _ geometry: FrameGeometry
  ) -> (map: [[Double]], centroid: Point, area: Double) {
    let edges = InkPattern(grid).outline.map {
      OutlineEdge(start: geometry.point($0.start), end: geometry.point($0.end))
    }
    let map = coverage(of: edges, width: geometry.width, height: geometry.height)
    var (area, x, y) = (0.0, 0.0, 0.0)
    for (row, shares) in map.enumerated() {
      for (column, share) in shares.enumerated() {
        area += share
        x += share * (Double(column) + 0.5)
        y += share * (Double(row) + 0.5)
      }
    }
    return (map, Point(x: x / area, y: y / area), area)
  }

  /// 7 by 5 modules with one dark.
  private func grid(darkColumn: Int, darkRow: Int) -> ModuleGrid {
    ModuleGrid(
      rows: (0..<5).map { row in (0..<7).map { $0 == darkColumn && row == darkRow } },
      rowHeights: [1, 1, 1, 1, 1])
  }

  @Test(arguments: angles)
  func `the corners in the manifest are where the pixels have them`(degrees: Double) throws {
    for (column, row) in [(0, 0), (6, 0), (6, 4), (0, 4)] {
      let grid = grid(darkColumn: column, darkRow: row)
      let geometry = try geometry(of: grid, specification(degrees))
      let corners = corners(of: grid, geometry)
      let (_, centroid, area) = darkness(of: grid, geometry)
      // The middle of the dark module, from the corners alone.
      let across = (corners.topRight - corners.topLeft) * ((Double(column) + 0.5) / 7)
      let down = (corners.bottomLeft - corners.topLeft) * ((Double(row) + 0.5) / 5)
      #expect((centroid - (corners.topLeft + across + down)).length < 0.05, "\(degrees)°")
      #expect(abs(area - 3.3 * 3.3) < 0.001)
    }
  }

  @Test(arguments: angles)
  func `the corners are those of a turned rectangle`(degrees: Double) throws {
    let grid = grid(darkColumn: 0, darkRow: 0)
    let geometry = try geometry(
      of: grid, specification(degrees, layout: .fixed(width: 200, height: 160)))
    let corners = corners(of: grid, geometry)
    let radians = degrees * .pi / 180
    for (corner, (x, y)) in zip(corners.corners, [(0.0, 0.0), (23.1, 0), (23.1, 16.5), (0, 16.5)]) {
      let expected = Point(
        x: corners.topLeft.x + x * cos(radians) - y * sin(radians),
        y: corners.topLeft.y + x * sin(radians) + y * cos(radians))
      #expect((corner - expected).length < 1e-9)
    }
    let phase = Point(
      x: corners.topLeft.x - corners.topLeft.x.rounded(.down),
      y: corners.topLeft.y - corners.topLeft.y.rounded(.down))
    #expect((phase - Point(x: 0.21, y: 0.83)).length < 1e-9)
  }

  @Test(arguments: angles)
  func `symbol and quiet zone lie inside the frame`(degrees: Double) throws {
    let grid = grid(darkColumn: 0, darkRow: 0)
    let geometry = try geometry(of: grid, specification(degrees))
    for (x, y) in [(-4.0, -4.0), (11, -4), (11, 9), (-4, 9)] {
      let point = geometry.point(Point(x: x, y: y))
      #expect((0...Double(geometry.width)).contains(point.x))
      #expect((0...Double(geometry.height)).contains(point.y))
    }
  }

  @Test(arguments: [13.0, 45, 200])
  func `every pixel of a rotated symbol is its area of ink`(degrees: Double) throws {
    let width = 1.7
    var specification = specification(degrees)
    specification.condition.moduleWidthPixels = width
    specification.symbology = .dataMatrix
    let grid = try ModuleGrid.encode(Array("123456".utf8), as: .dataMatrix)
    let geometry = try geometry(of: grid, specification)
    let map = darkness(of: grid, geometry).map
    let corners = corners(of: grid, geometry)
    let radians = degrees * .pi / 180
    // Which module a point lies in, by turning it back; 32 by 32 points for each pixel.
    func isDark(_ x: Double, _ y: Double) -> Bool {
      let (dx, dy) = (x - corners.topLeft.x, y - corners.topLeft.y)
      let column = (dx * cos(radians) + dy * sin(radians)) / width
      let row = (dy * cos(radians) - dx * sin(radians)) / width
      return grid.isDark(column: Int(column.rounded(.down)), row: Int(row.rounded(.down)))
    }
    let points = 32
    var worst = 0.0
    for pixelY in 0..<geometry.height {
      for pixelX in 0..<geometry.width {
        var dark = 0
        for subY in 0..<points {
          for subX in 0..<points {
            let offset = (x: (Double(subX) + 0.5) / 32, y: (Double(subY) + 0.5) / 32)
            if isDark(Double(pixelX) + offset.x, Double(pixelY) + offset.y) { dark += 1 }
          }
        }
        let counted = Double(dark) / Double(points * points)
        worst = max(worst, abs(counted - map[pixelY][pixelX]))
      }
    }
    // An edge across a pixel misplaces about a row of points at most, 1/32 of it.
    #expect(worst < 0.035, "\(degrees)°")
  }

  @Test func `a frame too small for symbol and quiet zone is a planning error`() {
    let grid = grid(darkColumn: 0, darkRow: 0)
    #expect(throws: PlacementError.doesNotFit(axis: "width", needed: 52, available: 40)) {
      try geometry(of: grid, specification(0, layout: .fixed(width: 40, height: 160)))
    }
  }
}
