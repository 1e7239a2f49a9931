import Barcodes

/// The part of a frame that an engine is shown, upright: the region of interest, cut out and then turned or
/// mirrored.
struct RegionTransform: Equatable {
  /// Within the frame.
  let region: PixelRectangle
  let orientation: ImageOrientation

  /// - Throws: `ReadingFailure` where orientation or region make no sense.
  init(_ detect: EngineRequest.Detect) throws(ReadingFailure) {
    let frame = PixelRectangle(width: detect.width, height: detect.height)
    guard let orientation = ImageOrientation(rawValue: detect.orientation ?? 1) else {
      throw ReadingFailure(
        "orientation is \(detect.orientation ?? 1), but EXIF has 1 to 8")
    }
    self.orientation = orientation
    region =
      try detect.roi.map { numbers throws(ReadingFailure) in
        guard numbers.count == 4 else {
          throw ReadingFailure("roi is \(numbers), but has to be [x, y, width, height]")
        }
        let region = PixelRectangle(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        guard region.lies(in: frame) else {
          throw ReadingFailure(
            "roi \(numbers) is not within the frame of \(frame.width) x \(frame.height) pixels")
        }
        return region
      } ?? frame
  }

  /// The image that the engine sees.
  func image(of frame: GreyImage) -> GreyImage { frame.upright(orientation, of: region) }

  /// A decode of that image in the frame's coordinates; the corners keep their order.
  func inFrame(_ decode: Decode) -> Decode {
    var decode = decode
    decode.corners = decode.corners.flatMap { Quad(corners: $0.corners.map(inFrame)) }
    return decode
  }

  /// A point of what the engine sees, in the frame's coordinates.
  func inFrame(_ point: Point) -> Point {
    let (width, height) = (Double(region.width), Double(region.height))
    let inRegion =
      switch orientation {
      case .up: point
      case .upMirrored: Point(x: width - point.x, y: point.y)
      case .down: Point(x: width - point.x, y: height - point.y)
      case .downMirrored: Point(x: point.x, y: height - point.y)
      case .leftMirrored: Point(x: point.y, y: point.x)
      case .right: Point(x: point.y, y: height - point.x)
      case .rightMirrored: Point(x: width - point.y, y: height - point.x)
      case .left: Point(x: width - point.y, y: point.x)
      }
    return inRegion + Point(x: Double(region.x), y: Double(region.y))
  }
}
