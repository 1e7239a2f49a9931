package import Barcodes

/// The faults of a finished picture beside what lens, sensor and processing are rendered to make of
/// the scene: displaced edges, and noise that is known by what it is in pictures
/// (`noise_after_curve`), whatever the processing made it of.
///
/// Cameras' pictures have about as much noise on ink as on paper; white noise of a sensor, on which
/// no denoising has worked, has several times as much on ink behind the transfer curve, which is
/// steepest at black.
package struct PictureFaults {
  private let displacement: EdgeDisplacement?
  private let noise: SensorNoise?

  /// Nil without any.
  package init?(_ condition: Condition, seed: UInt64) {
    displacement = EdgeDisplacement(condition, seed: seed)
    noise = condition.noiseAfterCurve ? SensorNoise(condition, seed: seed, isOfPicture: true) : nil
    if displacement == nil, noise == nil { return nil }
  }

  /// - Parameter edges: the same picture without the sensor's noise.
  package func added(to picture: consuming GreyImage, edgesIn edges: borrowing GreyImage)
    -> GreyImage
  {
    let (width, height) = (picture.width, picture.height)
    var pixels = picture.pixels
    var levels = [Float](repeating: 0, count: width)
    var (displacement, noise) = (displacement, noise)
    for y in 0..<height {
      for x in 0..<width { levels[x] = Float(pixels[y * width + x]) }
      displacement?.add(to: &levels, row: y, of: edges)
      levels.withUnsafeMutableBufferPointer { levels in
        noise?.add(to: levels, y: y)
        GreyImage.quantise(UnsafeBufferPointer(levels), intoRow: y, of: &pixels)
      }
    }
    return GreyImage(width: width, height: height, pixels: pixels)
  }
}
