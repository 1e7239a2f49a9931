import Barcodes
import Testing

@testable import Encoding
@testable import Rendering
@testable import Scene

@Suite struct CoveredAreaTests {
  @Test func `overlaps count once, and what lies outside not at all`() {
    func square(_ left: Double, _ top: Double, _ side: Double) -> ConvexPolygon {
      ConvexPolygon(SheetExtent(left: left, top: top, right: left + side, bottom: top + side))
    }
    let whole = square(0, 0, 10)
    #expect(abs(whole.area(coveredBy: [square(1, 1, 4), square(3.5, 2, 4)]) - 27.5) < 1e-9)
    #expect(abs(whole.area(coveredBy: [square(8, 7, 5)]) - 6) < 1e-9)
    #expect(whole.area(coveredBy: [square(20, 20, 5)]) == 0)
    #expect(abs(whole.area(coveredBy: [square(-5, -5, 30)]) - 100) < 1e-9)
  }

  @Test(arguments: 1...20)
  func `it is what removing the polygons one by one takes away`(seed: UInt64) {
    var random = FrameRandom(seed: seed, purpose: .damage)
    let whole = ConvexPolygon(SheetExtent(left: 0, top: 0, right: 21, bottom: 21))
    let polygons = (0..<4).map { _ in
      let middle = Point(x: 21 * random.drawUnit(), y: 21 * random.drawUnit())
      let radius = 2 + 6 * random.drawUnit()
      return ConvexPolygon(
        (0..<12).map { index in
          let (sine, cosine) = PortableMath.sineAndCosine(degrees: Double(index) * 30)
          return middle + Point(x: cosine, y: sine) * radius
        })
    }
    let left = polygons.reduce([whole]) { $0.removing($1) }.area
    #expect(abs(whole.area(coveredBy: polygons) - (whole.area - left)) < 1e-9)
  }
}
