import Barcodes

/// Turns levels into 8 bits: clipped at black and full scale, then the nearest whole level, ties to even.
enum Quantisation {
  /// - Precondition: as many pixels as levels.
  static func quantise(
    _ levels: UnsafeBufferPointer<Float>, into pixels: UnsafeMutableBufferPointer<UInt8>
  ) {
    precondition(levels.count == pixels.count, "rows of one length")
    for index in pixels.indices {
      let level = min(max(levels[index], 0), 255)
      // Added to 2²³, whose last place is 1, a level is rounded by the addition itself.
      pixels[index] = UInt8(truncatingIfNeeded: (level + 0x1p23).bitPattern)
    }
  }

  /// The picture of a whole plane of levels.
  static func picture(of levels: consuming CellPlane, in memory: PlaneMemory) -> GreyImage {
    let (width, height) = (levels.width, levels.height)
    var pixels = [UInt8](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<height {
        levels.withRow(y) { row in
          // SAFETY: row y of the plane, inside `pixels`, and only during this call.
          quantise(row, into: .init(rebasing: pixels[y * width..<(y + 1) * width]))
        }
      }
    }
    levels.discard(to: memory)
    return GreyImage(width: width, height: height, pixels: pixels)
  }
}
