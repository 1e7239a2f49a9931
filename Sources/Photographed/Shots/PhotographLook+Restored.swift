import Barcodes
import Rendering

/// Gives a photograph that was shrunk by area as much blur, noise and displacement of edges back as the shrinking took: what the same
/// camera would show of the code from farther away.
///
/// *Blur.* A deviation of σ became sσ, where s is the scale; variances add, so that σ²(1 − s²) is lacking, less s²/12: the old pixels had
/// integrated once already. Of motion along its direction alone, else alike along all; of what shape the blur was is not kept.
/// *Noise.* The means of an area of noise that neighbours share have a part f of its variance, which is reckoned from the weights of area and
/// blur and from the measured correlation; noise of 1 − f of the measured variance is added.
/// *Displacement.* σ²(1 − s²) likewise.
extension PhotographLook {
  /// Variances in pixels of the frame, along x, along y, and of both.
  private typealias Blur = (xx: Double, yy: Double, xy: Double)

  /// - Parameters:
  ///   - light: of the shrunk picture, row by row, 1 at full scale.
  ///   - scale: new pixels for each old one, below 1.
  func restored(
    to light: [Double], width: Int, height: Int, scale: Double, seed: UInt64
  ) -> GreyImage {
    let blur = lackingBlur(scale: scale)
    let blurred = Self.blurred(light, by: blur, width: width, height: height)
    let picture = GreyImage(
      width: width, height: height, pixels: blurred.map(AreaSampling.level))
    let lacking = lackingNoise(scale: scale, blur)
    guard let faults = PictureFaults(lacking, seed: seed) else { return picture }
    return faults.added(to: picture, edgesIn: picture)
  }

  private func lackingBlur(scale: Double) -> Blur {
    let square = scale * scale
    let variance = max(0, blurDeviation * blurDeviation * (1 - square) - square / 12)
    guard let motionDegrees else { return (variance, variance, 0) }
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: motionDegrees)
    return (variance * cosine * cosine, variance * sine * sine, variance * sine * cosine)
  }

  /// The noise and the displacement that are lacking after a blur.
  private func lackingNoise(scale: Double, _ blur: Blur) -> Condition {
    let left =
      Self.share(lag: lagAcross, scale: scale, blur: blur.xx)
      * Self.share(lag: lagDown, scale: scale, blur: blur.yy)
    let lacking = (1 - min(left, 1)).squareRoot()
    var condition = condition
    condition.noiseSigma *= lacking
    condition.inkNoiseSigma *= lacking
    condition.shotNoise *= lacking * lacking
    condition.edgeDisplacementPixels *= (1 - scale * scale).squareRoot()
    return condition
  }

  /// The share of the variance of noise along one axis that is left of means of an area with a Gaussian's blur.
  ///
  /// - Parameters:
  ///   - lag: the correlation of neighbours in the photograph; r^d of those that are d apart.
  ///   - blur: the variance in pixels of the frame.
  private static func share(lag: Double, scale: Double, blur: Double) -> Double {
    // Where the area lies on the old pixels differs from pixel to pixel: the mean of some places.
    let places = [0.125, 0.375, 0.625, 0.875]
    return places.reduce(0) {
      $0 + share(lag: lag, scale: scale, blur: blur, from: $1) / Double(places.count)
    }
  }

  /// - Parameter start: where in an old pixel the area begins.
  private static func share(lag: Double, scale: Double, blur: Double, from start: Double) -> Double
  {
    let length = 1 / scale
    let variance = blur * length * length
    let reach = Int((4 * variance.squareRoot()).rounded(.up)) + 1
    let count = Int((start + length).rounded(.up)) + 2 * reach
    // The area's weight at each old pixel, spread by the blur.
    var weights = (0..<count).map { index in
      let place = Double(index - reach)
      return max(0, min(place + 1, start + length) - max(place, start))
    }
    if variance > 0 { weights = spread(weights, variance: variance) }
    let total = weights.reduce(0, +)
    var powers = [1.0]
    for _ in 1..<count { powers.append(powers[powers.count - 1] * lag) }
    var sum = 0.0
    for (first, weight) in weights.enumerated() {
      for (second, other) in weights.enumerated() {
        sum += weight * other * powers[abs(first - second)]
      }
    }
    return sum / (total * total)
  }

  private static func spread(_ weights: [Double], variance: Double) -> [Double] {
    let kernel = weights.indices.map { distance in
      PortableMath.exp(-Double(distance * distance) / (2 * variance))
    }
    return weights.indices.map { index in
      weights.indices.reduce(0) { $0 + weights[$1] * kernel[abs($1 - index)] }
    }
  }

  /// A kernel of 3 × 3 whose moments are the variances to be added, several times where they are large: the sum of many steps is a Gaussian,
  /// whose variances it has exactly, also where they are far below a pixel. Beyond the picture its edges go on.
  private static func blurred(
    _ light: [Double], by blur: Blur, width: Int, height: Int
  ) -> [Double] {
    let steps = Int((4 * max(blur.xx, blur.yy)).rounded(.up))
    guard steps > 0 else { return light }
    let share = 1 / Double(steps)
    let (x, y, both) = (blur.xx * share / 2, blur.yy * share / 2, blur.xy * share / 4)
    let across = [x, 1 - 2 * x, x]
    let down = [y, 1 - 2 * y, y]
    var kernel = down.flatMap { weight in across.map { weight * $0 } }
    for (index, sign) in [(0, 1.0), (2, -1.0), (6, -1.0), (8, 1.0)] { kernel[index] += sign * both }
    var plane = light
    for _ in 0..<steps {
      var next = plane
      for row in 0..<height {
        let rows = [max(row - 1, 0), row, min(row + 1, height - 1)].map { $0 * width }
        for column in 0..<width {
          let columns = (max(column - 1, 0), column, min(column + 1, width - 1))
          var sum = 0.0
          for (number, start) in rows.enumerated() {
            sum += kernel[3 * number] * plane[start + columns.0]
            sum += kernel[3 * number + 1] * plane[start + columns.1]
            sum += kernel[3 * number + 2] * plane[start + columns.2]
          }
          next[row * width + column] = sum
        }
      }
      plane = next
    }
    return plane
  }
}
