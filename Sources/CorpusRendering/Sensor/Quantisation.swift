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
}
