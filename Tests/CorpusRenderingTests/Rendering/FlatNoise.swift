import Barcodes

@testable import Scene

/// A rendered frame of one level, and what its noise is like.
struct FlatNoise {
  let image: GreyImage
  let mean: Double
  /// The standard deviation.
  let deviation: Double

  /// - Parameters:
  ///   - light: the level in linear light, 0 to 255.
  ///   - change: of the condition.
  init(
    light: Double, width: Int = 300, height: Int = 240, seed: UInt64 = 7,
    _ change: (inout Condition) -> Void
  ) throws {
    image = try RenderedTestFrame(layout: .fixed(width: width, height: height), seed: seed) {
      $0.contrast = 0
      $0.brightness = light / 229.5
      change(&$0)
    }.image
    let pixels = image.pixels.map(Double.init)
    let count = Double(pixels.count)
    let mean = pixels.reduce(0, +) / count
    self.mean = mean
    deviation = (pixels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
  }

  /// The correlation of pixels so far apart.
  func correlation(x: Int, y: Int) -> Double {
    var sum = 0.0
    for row in y..<image.height {
      for column in x..<image.width {
        sum +=
          (Double(image[column, row]) - mean) * (Double(image[column - x, row - y]) - mean)
      }
    }
    return sum / Double((image.height - y) * (image.width - x)) / (deviation * deviation)
  }

  /// The mean of the correlations with the next pixel in the row and in the column.
  var lagOne: Double { (correlation(x: 1, y: 0) + correlation(x: 0, y: 1)) / 2 }
}
