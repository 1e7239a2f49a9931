import Barcodes
import Testing

@testable import Rendering

struct RepeatedRowsTests {
  private static func edge(_ x: Double, _ top: Double, _ bottom: Double, lean: Double = 0)
    -> OutlineEdge
  {
    OutlineEdge(start: Point(x: x, y: bottom), end: Point(x: x + lean, y: top))
  }

  private static func runs(
    _ edges: [OutlineEdge], shifts: ClosedRange<Double> = 0...0, reach: Int = 0
  ) -> [Range<Int>] {
    OutlineEdge.repeatedRows(
      of: edges, movedBy: shifts, reach: reach, rows: 10..<60, columns: 100)
  }

  @Test func `rows are calm but where bars end`() {
    #expect(
      Self.runs([Self.edge(5, 12.5, 40), Self.edge(9, 12.5, 40)]) == [10..<12, 13..<40, 41..<60])
    #expect(Self.runs([Self.edge(5, 0, 100)]) == [10..<60])
  }

  @Test func `what a pixel sees beyond itself is not calm either`() {
    #expect(Self.runs([Self.edge(5, 12.5, 40)], reach: 2) == [15..<38, 43..<60])
    #expect(Self.runs([Self.edge(5, 12.5, 40)], shifts: -1...2.5) == [16..<39, 43..<60])
  }

  @Test func `an edge that leans disturbs all rows that it crosses`() {
    #expect(Self.runs([Self.edge(5, 12.5, 40, lean: 1)]) == [10..<12, 41..<60])
  }

  @Test func `runs that save less than they cost are none`() {
    let many = (0..<400).map { Self.edge(Double($0), 0, 20) }
    #expect(Self.runs(many) == [21..<60])
    #expect(Self.runs(many + (0..<2000).map { Self.edge(Double($0), 0, 20) }).isEmpty)
  }

  /// Where the light is not even, every row is worked out.
  @Test(arguments: [Symbology.ean13, .pdf417, .qrCode], [0, 0.3])
  func `frames are the same with and without them`(symbology: Symbology, radius: Double) throws {
    let images = try [0, 1e-9].map { ramp in
      try RenderedTestFrame(symbology) {
        $0.moduleWidthPixels = 5.3
        $0.defocusRadiusModules = radius
        // Neither ground nor ink lies between two grey levels.
        $0.brightness = 0.97
        $0.illuminationRamp = ramp
      }.image.pixels
    }
    let differing = zip(images[0], images[1]).count { $0 != $1 }
    #expect(differing <= images[0].count / 100_000)
    #expect(Set(images[0]).count > 20, "edges are there")
  }
}
