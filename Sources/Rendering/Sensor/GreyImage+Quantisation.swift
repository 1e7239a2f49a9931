package import Barcodes

extension GreyImage {
  /// The variance that rounding to 8 bits adds: that of an even distribution over one level.
  package static let roundingVariance = 1.0 / 12

  /// Turns levels into 8 bits: clipped at black and full scale, then the nearest whole level, ties to even.
  ///
  /// - Parameter y: the row of `pixels`, which are as wide as there are levels.
  static func quantise(
    _ levels: UnsafeBufferPointer<Float>, intoRow y: Int, of pixels: inout [UInt8]
  ) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      // SAFETY: row y, inside `pixels`, and only during this call.
      let row = UnsafeMutableBufferPointer(
        rebasing: pixels[y * levels.count..<(y + 1) * levels.count])
      for index in row.indices {
        let level = min(max(levels[index], 0), 255)
        // Added to 2²³, whose last place is 1, a level is rounded by the addition itself.
        row[index] = UInt8(truncatingIfNeeded: (level + 0x1p23).bitPattern)
      }
    }
  }

  /// The picture of a whole plane of levels.
  init(quantising levels: consuming CellPlane, in memory: PlaneMemory) {
    let (width, height) = (levels.width, levels.height)
    var pixels = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      levels.withRow(y) { row in Self.quantise(row, intoRow: y, of: &pixels) }
    }
    levels.discard(to: memory)
    self.init(width: width, height: height, pixels: pixels)
  }
}
