import Barcodes
import Foundation
import Testing

/// A region of 40 x 30 pixels at (10, 20), in a frame of 100 x 80.
@Suite struct RegionTests {
  private let frame = PixelRectangle(width: 100, height: 80)
  private let region = PixelRectangle(x: 10, y: 20, width: 40, height: 30)

  private func square(_ x: Double, _ y: Double, side: Double) -> Quad {
    Quad(
      topLeft: Point(x: x, y: y), topRight: Point(x: x + side, y: y),
      bottomRight: Point(x: x + side, y: y + side), bottomLeft: Point(x: x, y: y + side))
  }

  @Test(arguments: [
    (10.0, 20.0, 30.0, RegionSide.inside), (20, 30, 5, .inside), (5, 30, 10, .across),
    (0, 0, 80, .across), (60, 30, 10, .outside), (10, 50, 10, .outside), (50, 20, 10, .outside),
  ])
  func `a code lies inside, across or outside`(
    x: Double, y: Double, side: Double, expected: RegionSide
  ) {
    #expect(RegionSide(of: square(x, y, side: side), to: region, in: frame) == expected)
  }

  /// The box around the diamond overlaps the region, the diamond does not.
  @Test func `a turned code is judged by its outline`() {
    let diamond = Quad(
      topLeft: Point(x: 60, y: 0), topRight: Point(x: 80, y: 20), bottomRight: Point(x: 60, y: 40),
      bottomLeft: Point(x: 40, y: 20))
    let corner = PixelRectangle(x: 30, y: 25, width: 15, height: 15)
    #expect(RegionSide(of: diamond, to: corner, in: frame) == .outside)
  }

  @Test func `what the frame cuts off, the region does not`() {
    let atEdge = PixelRectangle(x: 0, y: 0, width: 50, height: 80)
    #expect(RegionSide(of: square(-10, 5, side: 30), to: atEdge, in: frame) == .inside)
    #expect(RegionSide(of: square(-10, 5, side: 30), to: region, in: frame) == .across)
  }

  @Test func `a rectangle lies in another, or has no pixel there`() {
    #expect(region.lies(in: frame) && frame.lies(in: frame))
    for (x, y, width, height) in [
      (-1, 0, 5, 5), (0, -1, 5, 5), (0, 0, 0, 5), (0, 0, 5, -5), (96, 0, 5, 5), (0, 76, 5, 5),
      (1, 1, Int.max, 5), (1, 1, 5, Int.max),
    ] {
      let other = PixelRectangle(x: x, y: y, width: width, height: height)
      #expect(!other.lies(in: frame), "\(other)")
    }
  }

  @Test func `a rectangle is stored as four numbers`() throws {
    let data = try JSONEncoder().encode(region)
    #expect(String(decoding: data, as: UTF8.self) == "[10,20,40,30]")
    #expect(try JSONDecoder().decode(PixelRectangle.self, from: data) == region)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PixelRectangle.self, from: Data("[1,2,3]".utf8))
    }
  }
}
