package import Barcodes

extension FrameRecord {
  /// See `PixelRectangle.shot`.
  package var shot: PixelRectangle {
    .shot(of: codes.compactMap(\.corners), width: width, height: height)
  }
}

extension FrameLine {
  /// See `PixelRectangle.shot`.
  package var shot: PixelRectangle {
    .shot(of: codes.compactMap(\.corners), width: width, height: height)
  }
}

extension PixelRectangle {
  /// Returns the part of a stream's frame that a run keeps a picture of: the codes with half their
  /// size more at each side, at least 320 × 180 pixels, or the whole frame if it shows no code.
  ///
  /// - Parameters:
  ///   - codes: the corners of the codes.
  ///   - width, height: the size of the frame.
  fileprivate static func shot(of codes: [Quad], width: Int, height: Int) -> PixelRectangle {
    let corners = codes.flatMap(\.corners)
    let columns = span(corners.map(\.x), least: 320, within: width)
    let rows = span(corners.map(\.y), least: 180, within: height)
    return PixelRectangle(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Returns a range of whole pixels around some coordinates, within the frame.
  private static func span(_ coordinates: [Double], least: Int, within size: Int) -> Range<Int> {
    guard let low = coordinates.min(), let high = coordinates.max() else { return 0..<size }
    let length = min(max(2 * (high - low), Double(least)).rounded(.up), Double(size))
    let first = min(max((low + high - length) / 2, 0), Double(size) - length).rounded(.down)
    return Int(first)..<Int(first + length)
  }
}
