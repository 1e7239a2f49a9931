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
    let scratches = (0..<random.draw(in: 3...6)).map { _ in Scratch(across: symbol, &random) }
    let blots = (0..<random.draw(in: 4...9)).map { _ in Blot(on: symbol, &random) }
    if condition.missingCornerPercent > 0 {
      bare.append(Self.corner(corner, of: symbol, percent: condition.missingCornerPercent))
    }
    bare += Self.covering(condition.scratchesPercent, of: symbol) { size in
      scratches.map { $0.polygon(width: size) }
    }
    inked = Self.covering(condition.blotsPercent, of: symbol) { size in
      blots.map { $0.polygon(scale: size) }
    }
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
    _ percent: Double, of symbol: SheetExtent, _ polygons: (Double) -> [ConvexPolygon]
  ) -> [ConvexPolygon] {
    guard percent > 0 else { return [] }
    let whole = ConvexPolygon(symbol)
    let wanted = whole.area * percent / 100
    let size = (0...symbol.width + symbol.height).bisected(halvings: 50) {
      whole.area(coveredBy: polygons($0)) < wanted
    }
    return polygons(size.upperBound)
  }
}

/// A straight strip across the whole symbol.
private struct Scratch {
  private let middle: Point
  private let direction: Point
  private let length: Double
  /// Against the others of the frame.
  private let relativeWidth: Double

  init(across symbol: SheetExtent, _ random: inout FrameRandom) {
    middle = random.drawPoint(of: symbol)
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: random.drawUnit() * 180)
    direction = Point(x: cosine, y: sine)
    length = symbol.width + symbol.height
    relativeWidth = 0.3 + 0.7 * random.drawUnit()
  }

  func polygon(width: Double) -> ConvexPolygon {
    let along = direction * length
    let across = Point(x: -direction.y, y: direction.x) * (width * relativeWidth / 2)
    return ConvexPolygon([
      middle - along - across, middle + along - across, middle + along + across,
      middle - along + across,
    ])
  }
}

/// A round spot.
private struct Blot {
  private let middle: Point
  /// Against the others of the frame.
  private let relativeRadius: Double

  init(on symbol: SheetExtent, _ random: inout FrameRandom) {
    middle = random.drawPoint(of: symbol)
    relativeRadius = 0.3 + 0.7 * random.drawUnit()
  }

  /// A polygon of 24 sides.
  func polygon(scale: Double) -> ConvexPolygon {
    ConvexPolygon(
      (0..<24).map { index in
        let (sine, cosine) = PortableMath.sineAndCosine(degrees: Double(index) * 15)
        return middle + Point(x: cosine, y: sine) * (scale * relativeRadius)
      })
  }
}

extension FrameRandom {
  /// Any point of an extent, all equally likely.
  mutating func drawPoint(of extent: SheetExtent) -> Point {
    let x = drawUnit()
    let y = drawUnit()
    return Point(x: extent.left + x * extent.width, y: extent.top + y * extent.height)
  }
}
