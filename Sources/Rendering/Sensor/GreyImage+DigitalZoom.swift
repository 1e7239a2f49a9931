package import Barcodes

/// Digital zoom: the middle of the sensor's image, enlarged to the frame's size by linear interpolation
/// between its pixels. `digital_zoom` z makes each of them z pixels wide; nothing is gained but size.
extension GreyImage {
  /// The sensor's part that a frame shows, in whole pixels.
  static func sensorSize(
    ofZoom factor: Double, width: Int, height: Int
  ) -> (width: Int, height: Int) {
    (
      Int((Double(width) / factor).rounded(.up)), Int((Double(height) / factor).rounded(.up))
    )
  }

  /// The frame of a width and height that the sensor's image becomes; at 1 the image itself.
  package func zoomed(by factor: Double, toWidth width: Int, height: Int) -> GreyImage {
    guard factor != 1 else { return self }
    let columns = Self.taps(count: width, of: self.width, factor)
    let rows = Self.taps(count: height, of: self.height, factor)
    var pixels = [UInt8](repeating: 0, count: width * height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        let above = Self.mix(
          self[column.first, row.first], self[column.second, row.first], column.share)
        let below = Self.mix(
          self[column.first, row.second], self[column.second, row.second], column.share)
        let level = above + (below - above) * row.share
        pixels[y * width + x] = UInt8(truncatingIfNeeded: (level + 0x1p23).bitPattern)
      }
    }
    return GreyImage(width: width, height: height, pixels: pixels)
  }

  /// For each pixel of the frame, the two of the sensor between whose middles it lies, and the second's share.
  private static func taps(
    count: Int, of size: Int, _ factor: Double
  ) -> [(first: Int, second: Int, share: Float)] {
    (0..<count).map { index in
      let place = min(max((Double(index) + 0.5) / factor - 0.5, 0), Double(size - 1))
      let first = Int(place)
      return (first, min(first + 1, size - 1), Float(place - Double(first)))
    }
  }

  private static func mix(_ first: UInt8, _ second: UInt8, _ share: Float) -> Float {
    Float(first) + (Float(second) - Float(first)) * share
  }
}
