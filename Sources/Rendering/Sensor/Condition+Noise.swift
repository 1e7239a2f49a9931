package import Barcodes
import Bisecting
import Encoding

/// The condition whose noise has a wanted deviation and correlation in the finished picture, as a twin of a photograph
/// needs it.
///
/// Correlation, demosaicing and sharpening act in proportion, so what they make of one pixel's noise says what they make of all
/// (the variance of a filtered white noise is the sum of its squared response: Papoulis, Probability, Random Variables and
/// Stochastic Processes, 3rd ed., 10-2). What the curve makes of it is the standard deviation over its quantiles. Rounding to 8 bits
/// adds a variance of 1/12, of which neighbours have the more in common the less they differ (Widrow and Kollár, Quantization Noise,
/// Cambridge University Press 2008).
///
/// Of 2,500 settings drawn at random (deviations of 0.6 to 8 grey levels, correlations up to 0.8, levels at least four deviations
/// within 0 and 255), flat pictures of 800 × 600 came out within 2 % of the deviation and 0.01 of the correlation; where a mosaic
/// and the curve meet less than twelve deviations above black, within 6 % and 0.04. Denoising, which is not in proportion, is left
/// out.
extension Condition {
  /// The camera with the noise asked for: `noise_sigma` and `noise_correlation_px` are set, `shot_noise` and `denoising` are 0,
  /// and the mosaic is left out where it alone correlates more than wanted.
  ///
  /// - Parameters:
  ///   - deviation: the standard deviation of the luma in flat areas, in grey levels of 8 bits, above 0.4.
  ///   - correlation: with the next pixel in the row and in the column, in the mean; 0 to 0.8.
  ///   - level: the luma there, 0 to 255.
  /// - Returns: nil where no such setting is in the range of suites.
  package func withNoise(
    deviation: Double, correlation: Double, atLevel level: Double
  ) -> Condition? {
    let variance = deviation * deviation - GreyImage.roundingVariance
    guard variance > GreyImage.roundingVariance / 2, (0...0.8).contains(correlation),
      (0...255).contains(level)
    else {
      return nil
    }
    var condition = self
    (condition.shotNoise, condition.denoising) = (0, 0)
    guard let spread = condition.noiseSpread(variance: variance, correlation: correlation) else {
      guard bayerMosaic else { return nil }
      (condition.bayerMosaic, condition.gradientDemosaicing) = (false, false)
      return condition.withNoise(deviation: deviation, correlation: correlation, atLevel: level)
    }
    condition.noiseCorrelationPixels = spread
    guard let light = lightDeviation(giving: variance.squareRoot(), atLevel: level) else {
      return nil
    }
    condition.noiseSigma = light / condition.noiseResponse.deviation
    return condition.noiseSigma <= 255 ? condition : nil
  }

  /// The `noise_correlation_px` that gives a correlation; nil where none does.
  ///
  /// - Parameter variance: behind the curve, before rounding.
  private func noiseSpread(variance: Double, correlation: Double) -> Double? {
    func found(_ spread: Double) -> Double {
      var condition = self
      condition.noiseCorrelationPixels = spread
      return Self.rounded(condition.noiseResponse.correlation, variance: variance)
    }
    let least = found(0)
    // What sharpening takes away, and mosaics add, is not asked to the last digit.
    guard least <= correlation + 0.01 else { return nil }
    guard least < correlation else { return 0 }
    var (low, high) = (0.0, 0.625)
    while found(high) < correlation {
      (low, high) = (high, 2 * high)
      guard high <= 5 else { return nil }
    }
    return (low...high).bisected(halvings: 16) { found($0) < correlation }.upperBound
  }

  /// The correlation of normal levels that are rounded: their errors have in common what the characteristic function of the
  /// difference of two levels, at whole turns, leaves of 1/12.
  private static func rounded(_ correlation: Double, variance: Double) -> Double {
    let squaredTurns = 4 * Double.pi * Double.pi
    let shared = (1...6).reduce(0.0) { sum, turns in
      let squared = Double(turns * turns)
      return sum + 2 / (squaredTurns * squared)
        * PortableMath.exp(max(-700, -squaredTurns * squared * variance * (1 - correlation)))
    }
    return (correlation * variance + shared) / (variance + GreyImage.roundingVariance)
  }

  /// The response, up to the curve, to noise of deviation 1: its deviation there, and its
  /// correlation with the next pixel.
  private var noiseResponse: (deviation: Double, correlation: Double) {
    let memory = PlaneMemory()
    var linear = self
    (linear.denoising, linear.srgbCurve) = (0, false)
    let development = Development(linear)
    let weights =
      linear.noiseCorrelationPixels > 0
      ? GaussianKernel(sigmaCells: linear.noiseCorrelationPixels).unitWeights : [1]
    let reach = weights.count - 1 + (development?.reach ?? 0)
    var (variance, covariance) = (0.0, 0.0)
    // A pixel at each place of the mosaic.
    for place in 0..<4 {
      let spot = Self.spot(weights, margin: reach + (development?.reach ?? 0) + 1, in: memory)
      let bands =
        development?.processed(spot, place: (place & 1, place >> 1), in: memory) ?? [spot]
      let luma = Self.rows(of: Development.luma(of: bands))
      for y in luma.indices {
        for x in luma[y].indices {
          variance += luma[y][x] * luma[y][x]
          if x > 0 { covariance += luma[y][x] * luma[y][x - 1] / 2 }
          if y > 0 { covariance += luma[y][x] * luma[y - 1][x] / 2 }
        }
      }
    }
    return ((variance / 4).squareRoot(), covariance / variance)
  }

  /// One pixel's part in the noise about it.
  private static func spot(_ weights: [Float], margin: Int, in memory: PlaneMemory) -> CellPlane {
    let side = 2 * (weights.count - 1 + margin) + 1
    var plane = CellPlane(width: side, height: side, in: memory)
    func weight(_ index: Int) -> Float {
      let distance = abs(index - side / 2)
      return distance < weights.count ? weights[distance] : 0
    }
    for y in 0..<side {
      plane.withMutableRow(y) { row in
        for x in row.indices { row[x] = weight(x) * weight(y) }
      }
    }
    return plane
  }

  private static func rows(of plane: CellPlane) -> [[Double]] {
    (0..<plane.height).map { plane.withRow($0) { $0.map(Double.init) } }
  }

  /// The standard deviation before the curve that gives one behind it; nil where none does.
  private func lightDeviation(giving deviation: Double, atLevel level: Double) -> Double? {
    guard srgbCurve else { return deviation }
    let light = SRGBCurve.light(of: level / 255)
    let quantiles = (0..<256).map { normalQuantile((Double($0) + 0.5) / 256) }
    func found(_ deviation: Double) -> Double {
      let levels = quantiles.map {
        255 * SRGBCurve.encoded(min(max(light + $0 * deviation / 255, 0), 1))
      }
      let mean = levels.reduce(0, +) / 256
      return (levels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 256).squareRoot()
    }
    guard found(255) > deviation else { return nil }
    return (0...255).bisected(halvings: 40) { found($0) < deviation }.upperBound
  }
}
