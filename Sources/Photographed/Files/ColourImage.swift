package import Barcodes

/// An 8-bit RGB image, rows from top to bottom, without padding.
package struct ColourImage: Sendable, Equatable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Red, green and blue of each pixel in turn.
  package private(set) var samples: [UInt8]

  /// The grey image with each pixel drawn as a square of `factor` pixels.
  package init(enlarging image: GreyImage, by factor: Int) {
    width = image.width * factor
    height = image.height * factor
    samples = []
    samples.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let level = image[x / factor, y / factor]
        samples += [level, level, level]
      }
    }
  }

  /// Draws a straight line two pixels wide; what lies outside the image is left out.
  package mutating func drawLine(from start: Point, to end: Point, colour: (UInt8, UInt8, UInt8)) {
    let steps = max(1, Int((end - start).length.rounded(.up)) * 2)
    for step in 0...steps {
      let point = start + (end - start) * (Double(step) / Double(steps))
      for (dx, dy) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
        set(x: Int((point.x + dx).rounded(.down)), y: Int((point.y + dy).rounded(.down)), colour)
      }
    }
  }

  private mutating func set(x: Int, y: Int, _ colour: (UInt8, UInt8, UInt8)) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let index = (y * width + x) * 3
    (samples[index], samples[index + 1], samples[index + 2]) = colour
  }
}
