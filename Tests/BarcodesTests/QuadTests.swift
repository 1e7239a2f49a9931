import Barcodes
import Testing

@Suite struct QuadTests {
  private func square(x: Double, y: Double, side: Double) -> Quad {
    Quad(
      topLeft: Point(x: x, y: y), topRight: Point(x: x + side, y: y),
      bottomRight: Point(x: x + side, y: y + side), bottomLeft: Point(x: x, y: y + side))
  }

  @Test func `the overlap of a quad with itself is whole`() {
    let quad = square(x: 3, y: 4, side: 10)
    #expect(quad.intersectionOverUnion(with: quad) == 1)
    #expect(quad.area == 100)
  }

  @Test func `half a square aside the overlap is a third`() {
    let left = square(x: 0, y: 0, side: 2)
    #expect(abs(left.intersectionOverUnion(with: square(x: 1, y: 0, side: 2)) - 1.0 / 3) < 1e-12)
  }

  @Test func `a square turned by 45 degrees shares an octagon with the upright one`() {
    // Two squares of side 2 about one centre: the octagon has area 8 (√2 − 1).
    let half = 2.0.squareRoot()
    let diamond = Quad(
      topLeft: Point(x: 0, y: -half), topRight: Point(x: half, y: 0),
      bottomRight: Point(x: 0, y: half), bottomLeft: Point(x: -half, y: 0))
    let octagon = 8 * (2.0.squareRoot() - 1)
    let overlap = square(x: -1, y: -1, side: 2).intersectionOverUnion(with: diamond)
    #expect(abs(overlap - octagon / (8 - octagon)) < 1e-12)
  }

  @Test func `the direction and the crossing of sides do not matter`() {
    let quad = square(x: 0, y: 0, side: 4)
    let crossed = Quad(corners: [
      quad.topLeft, quad.bottomRight, quad.topRight, quad.bottomLeft,
    ])
    let backwards = Quad(corners: quad.corners.reversed())
    #expect(crossed?.intersectionOverUnion(with: quad) == 1)
    #expect(backwards?.intersectionOverUnion(with: quad) == 1)
  }

  @Test func `quads apart, and quads without area, overlap by nothing`() {
    let quad = square(x: 0, y: 0, side: 4)
    #expect(quad.intersectionOverUnion(with: square(x: 9, y: 0, side: 4)) == 0)
    #expect(quad.intersectionOverUnion(with: square(x: 1, y: 1, side: 0)) == 0)
  }
}
