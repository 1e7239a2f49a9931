import Barcodes
import Bisecting
import Encoding
import Scene

/// The wear of a printed symbol: scratches through the ink, spots of ink, a corner torn off.
///
/// Places and directions are drawn for each frame; the sizes are then such that each kind covers
/// exactly its part of the symbol's area, in per cent, overlaps counted once.
struct Damage {
  /// Down to the paper.
  private(set) var bare: [ConvexPolygon] = []
  /// Covered with ink.
  private(set) var inked: [ConvexPolygon] = []

  /// - Parameter symbol: the place of the symbol on its sheet.
  init(_ condition: Condition, of symbol: SheetExtent, with random: inout FrameRandom) {
    // Each kind draws the same numbers whatever the others do.
    let corner = random.draw(below: 4)
    let scratches = (0..<random.draw(in: 3...6)).map { _ in random.drawScratch(across: symbol) }
    let blots = (0..<random.draw(in: 4...9)).map { _ in random.drawBlot(on: symbol) }
    if condition.missingCornerPercent > 0 {
      bare.append(Self.corner(corner, of: symbol, percent: condition.missingCornerPercent))
    }
    bare += Self.covering(condition.scratchesPercent, of: symbol, scratches)
    inked = Self.covering(condition.blotsPercent, of: symbol, blots)
  }

  var isNone: Bool { bare.isEmpty && inked.isEmpty }

  /// A triangle with the symbol's proportions.
  private static func corner(_ index: Int, of symbol: SheetExtent, percent: Double) -> ConvexPolygon
  {
    let corners = symbol.corners
    let share = (2 * percent / 100).squareRoot()
    let (before, here, after) = (
      corners[(index + 3) % 4], corners[index], corners[(index + 1) % 4]
    )
    // Well beyond the corner, so that ink which has grown over the symbol's border goes, too.
    let beyond = (here - symbol.middle) * 0.5
    return ConvexPolygon([
      here + (before - here) * share, here + (before - here) * share + beyond, here + beyond,
      here + (after - here) * share + beyond, here + (after - here) * share,
    ])
  }

  /// The polygons at the size at which their union covers `percent` of the symbol.
  private static func covering(
    _ percent: Double, of symbol: SheetExtent, _ kind: [(Double) -> ConvexPolygon]
  ) -> [ConvexPolygon] {
    guard percent > 0 else { return [] }
    let whole = ConvexPolygon(symbol)
    let wanted = whole.area * percent / 100
    func polygons(_ size: Double) -> [ConvexPolygon] { kind.map { $0(size) } }
    let size = (0...symbol.width + symbol.height).bisected(halvings: 50) {
      whole.area(coveredBy: polygons($0)) < wanted
    }
    return polygons(size.upperBound)
  }
}

extension FrameRandom {
  /// A straight strip across a whole symbol, by its width; narrower than that against the others of the frame.
  fileprivate mutating func drawScratch(
    across symbol: SheetExtent
  ) -> (_ width: Double) -> ConvexPolygon {
    let middle = drawPoint(of: symbol)
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: drawUnit() * 180)
    let along = Point(x: cosine, y: sine) * (symbol.width + symbol.height)
    let relativeWidth = 0.3 + 0.7 * drawUnit()
    return { width in
      let across = Point(x: -sine, y: cosine) * (width * relativeWidth / 2)
      return ConvexPolygon([
        middle - along - across, middle + along - across, middle + along + across,
        middle - along + across,
      ])
    }
  }

  /// A round spot, by its radius likewise: a polygon of 24 sides.
  fileprivate mutating func drawBlot(
    on symbol: SheetExtent
  ) -> (_ radius: Double) -> ConvexPolygon {
    let middle = drawPoint(of: symbol)
    let relativeRadius = 0.3 + 0.7 * drawUnit()
    return { radius in
      ConvexPolygon(
        (0..<24).map { index in
          let (sine, cosine) = PortableMath.sineAndCosine(degrees: Double(index) * 15)
          return middle + Point(x: cosine, y: sine) * (radius * relativeRadius)
        })
    }
  }

  /// Any point of an extent, all equally likely.
  mutating func drawPoint(of extent: SheetExtent) -> Point {
    let x = drawUnit()
    let y = drawUnit()
    return Point(x: extent.left + x * extent.width, y: extent.top + y * extent.height)
  }
}
