/// A point spread that is the same along both axes and separable, sampled `oversampling` times a pixel and
/// integrated over the pixel.
struct PointSpread: Equatable {
  /// Samples along each side of a pixel.
  let oversampling: Int
  /// The weight of each sample in a pixel's mean along one axis; they sum to 1, symmetric about the pixel.
  let weights: [Float]

  /// The pixel's own square and nothing else: no blur.
  static let pixel = PointSpread(oversampling: 1, weights: [1])

  private init(oversampling: Int, weights: [Float]) {
    self.oversampling = oversampling
    self.weights = weights
  }

  /// A Gaussian blur before integration over the pixel; at 0 the pixel alone.
  ///
  /// The Gaussian is sampled at steps of at most half its standard deviation σ (down to 1/16 px), where the
  /// sampled and the continuous curve have the same integral and variance to within their first alias,
  /// exp(−2π²·2²) (Poisson's summation formula), and is cut off at 4.5 σ, beyond which lie 7 millionths.
  ///
  /// - Parameter sigma: the standard deviation in pixels.
  init(gaussianSigma sigma: Double) {
    guard sigma > 0 else {
      self = .pixel
      return
    }
    let oversampling = min(max(Int((2 / sigma).rounded(.up)), 1), 16)
    let sigmaSamples = sigma * Double(oversampling)
    let reach = Int((4.5 * sigmaSamples).rounded(.up))
    let gaussian = (-reach...reach).map { offset in
      PortableMath.exp(-0.5 * Double(offset * offset) / (sigmaSamples * sigmaSamples))
    }
    let total = gaussian.reduce(0, +) * Double(oversampling)
    // The pixel's mean of blurred samples: the Gaussian summed over the samples of the pixel.
    let weights = (0..<(gaussian.count + oversampling - 1)).map { index in
      let inPixel = max(0, index - oversampling + 1)...min(index, gaussian.count - 1)
      return Float(gaussian[inPixel].reduce(0, +) / total)
    }
    self.init(oversampling: oversampling, weights: weights)
  }
}

extension CoverageMap {
  /// The mean coverage of each pixel under `spread`. Outside the map there is nothing dark.
  func integrated(over spread: PointSpread) -> CoverageMap {
    guard spread != .pixel else { return self }
    return integratedAlongRows(spread).transposed().integratedAlongRows(spread).transposed()
  }

  private func integratedAlongRows(_ spread: PointSpread) -> CoverageMap {
    let step = spread.oversampling
    let before = (spread.weights.count - step) / 2
    let pixels = width / step
    var result = [Float](repeating: 0, count: pixels * height)
    for row in 0..<height {
      for pixel in 0..<pixels {
        let first = pixel * step - before
        var sum: Float = 0
        for tap in max(0, -first)..<min(spread.weights.count, width - first) {
          sum += spread.weights[tap] * samples[row * width + first + tap]
        }
        result[row * pixels + pixel] = sum
      }
    }
    return CoverageMap(width: pixels, height: height, samples: result)
  }

  private func transposed() -> CoverageMap {
    var result = [Float](repeating: 0, count: samples.count)
    for row in 0..<height {
      for column in 0..<width { result[column * height + row] = samples[row * width + column] }
    }
    return CoverageMap(width: height, height: width, samples: result)
  }
}
