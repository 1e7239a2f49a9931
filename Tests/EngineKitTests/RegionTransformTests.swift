import Barcodes
import Testing

@testable import EngineKit

/// Held against the words of EXIF's tag 274, which say where the first row and the first column of the
/// stored image lie in the scene.
@Suite struct RegionTransformTests {
  enum Side { case top, bottom, left, right }

  /// CIPA DC-008, tag 274: the sides of the scene on which the 0th row and the 0th column are.
  static let exif: [(orientation: Int, row: Side, column: Side)] = [
    (1, .top, .left), (2, .top, .right), (3, .bottom, .right), (4, .bottom, .left),
    (5, .left, .top), (6, .right, .top), (7, .right, .bottom), (8, .left, .bottom),
  ]

  /// Columns and rows of what lies upright.
  private static let upright = (width: 5, height: 3)
  /// The frame's pixels around the region, where there is one: left, top, right, bottom.
  private static let margins = (left: 2, top: 1, right: 4, bottom: 3)

  /// Pixels whose level says where in the scene they lie.
  private static func level(_ x: Int, _ y: Int) -> UInt8 { UInt8(100 + y * upright.width + x) }

  /// The scene's coordinates, 0 to size − 1, of a stored row or column.
  private static func place(_ index: Int, from side: Side) -> (x: Int?, y: Int?) {
    switch side {
    case .top: (nil, index)
    case .bottom: (nil, upright.height - 1 - index)
    case .left: (index, nil)
    case .right: (upright.width - 1 - index, nil)
    }
  }

  /// The frame as a camera would store it, and the region of it that shows the scene.
  private static func frame(
    _ row: Side, _ column: Side, hasMargins: Bool
  ) -> (image: GreyImage, region: PixelRectangle) {
    let swapped = [.left, .right].contains(row)
    let (width, height) =
      swapped ? (upright.height, upright.width) : (upright.width, upright.height)
    let left = hasMargins ? margins.left : 0
    let top = hasMargins ? margins.top : 0
    var image = GreyImage(
      width: left + width + (hasMargins ? margins.right : 0),
      height: top + height + (hasMargins ? margins.bottom : 0), filledWith: 7)
    for r in 0..<height {
      for c in 0..<width {
        let (a, b) = (place(r, from: row), place(c, from: column))
        image[left + c, top + r] = level(a.x ?? b.x ?? 0, a.y ?? b.y ?? 0)
      }
    }
    return (image, PixelRectangle(x: left, y: top, width: width, height: height))
  }

  private static func part(
    _ orientation: Int, _ image: GreyImage, _ region: PixelRectangle?
  ) throws -> RegionTransform {
    try RegionTransform(
      EngineRequest.Detect(
        id: 1, image: image, warmup: 0, repeats: 1,
        orientation: ImageOrientation(rawValue: orientation), region: region))
  }

  @Test(arguments: exif, [false, true])
  func `an engine sees the scene upright`(
    tag: (orientation: Int, row: Side, column: Side), hasRegion: Bool
  ) throws {
    let (frame, region) = Self.frame(tag.row, tag.column, hasMargins: hasRegion)
    let part = try Self.part(tag.orientation, frame, hasRegion ? region : nil)
    let seen = part.image(of: frame)
    try #require((seen.width, seen.height) == (Self.upright.width, Self.upright.height))
    for y in 0..<seen.height {
      for x in 0..<seen.width { #expect(seen[x, y] == Self.level(x, y)) }
    }
  }

  /// Wherever a pixel of what is seen comes from, its centre goes back to.
  @Test(arguments: exif, [false, true])
  func `points go back to where their pixels came from`(
    tag: (orientation: Int, row: Side, column: Side), hasRegion: Bool
  ) throws {
    let (frame, region) = Self.frame(tag.row, tag.column, hasMargins: hasRegion)
    let part = try Self.part(tag.orientation, frame, hasRegion ? region : nil)
    let seen = part.image(of: frame)
    for y in 0..<seen.height {
      for x in 0..<seen.width {
        let point = part.inFrame(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect(point.x - point.x.rounded(.down) == 0.5 && point.y - point.y.rounded(.down) == 0.5)
        #expect(frame[Int(point.x), Int(point.y)] == seen[x, y])
      }
    }
  }

  /// The scene's corners are the region's corners, in the order that a symbol filling it is read in.
  @Test(arguments: exif, [false, true])
  func `corners keep the order in which the symbol is read`(
    tag: (orientation: Int, row: Side, column: Side), hasRegion: Bool
  ) throws {
    let (frame, region) = Self.frame(tag.row, tag.column, hasMargins: hasRegion)
    let part = try Self.part(tag.orientation, frame, hasRegion ? region : nil)
    let filling = Decode(
      symbology: .qrCode, bytes: [65],
      corners: PixelRectangle(width: Self.upright.width, height: Self.upright.height).quad)
    let corners = try #require(part.inFrame(filling).corners)
    #expect(Set(corners.corners) == Set(region.quad.corners))
    // The symbol's top left is where the first row's and the first column's sides meet: walk from there.
    let isTop = Self.place(0, from: tag.row).y == 0 || Self.place(0, from: tag.column).y == 0
    let isLeft = Self.place(0, from: tag.row).x == 0 || Self.place(0, from: tag.column).x == 0
    let first =
      switch (isTop, isLeft) {
      case (true, true): corners.topLeft
      case (true, false): corners.topRight
      case (false, true): corners.bottomLeft
      case (false, false): corners.bottomRight
      }
    #expect(first == region.quad.topLeft, "the stored image begins at that corner of the scene")
  }

  @Test func `a whole upright frame is handed on as it is`() throws {
    let frame = GreyImage(width: 4, height: 3, pixels: (0..<12).map(UInt8.init))
    let part = try Self.part(1, frame, PixelRectangle(width: 4, height: 3))
    #expect(part.image(of: frame) == frame)
    #expect(part.inFrame(Point(x: 1.25, y: 2)) == Point(x: 1.25, y: 2))
  }

  @Test func `a decode without a place stays without`() throws {
    let frame = GreyImage(width: 4, height: 3, filledWith: 0)
    let decode = Decode(symbology: .itf, bytes: [], corners: nil)
    #expect(try Self.part(6, frame, nil).inFrame(decode) == decode)
  }
}
