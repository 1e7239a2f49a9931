extension ColourBand {
  /// The band that the pixel in column `x` and row `y` of a sensor sees through the mosaic of filters before its pixels (`bayer_mosaic`; Bayer,
  /// US patent 3,971,065, 1976): from the sensor's top left corner, red and green take turns in even rows, green and blue in odd ones (RGGB).
  ///
  /// White balance is taken as done: of grey, every pixel has the same level, and noise is that of the levels.
  static func inMosaic(x: Int, y: Int) -> ColourBand {
    switch (x & 1, y & 1) {
    case (0, 0): .red
    case (1, 1): .blue
    default: .green
    }
  }
}
