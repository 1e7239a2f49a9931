import Barcodes

/// Denoising that keeps edges (`denoising`, `denoising_radius_px`): the bilateral filter (Tomasi and Manduchi, "Bilateral
/// filtering for gray and color images", ICCV 1998).
///
/// A pixel becomes the mean of those within two standard deviations of a Gaussian in space, each weighted by that Gaussian and by
/// one of how far its luma differs from the pixel's own. The latter's standard deviation is `denoising` times that of the sensor's
/// noise at the pixel's level, which a camera knows of its sensor; so nothing is denoised where nothing is noisy. All
/// bands of colour have the weights of the luma.
struct BilateralFilter {
  /// In pixels.
  let reach: Int
  /// The Gaussian in space, row by row.
  private let weights: [Float]
  private let strengthSquared: Float
  private let readVariance: Float
  private let gain: Float
  /// The Gaussian of levels for each 1/256 of its exponent.
  private let similarities: [Float]

  /// The limit of the exponent: the Gaussian is cut off at four standard deviations.
  private static let limit = 8
  private static let steps = 256

  /// Nil without denoising, or without noise.
  init?(_ condition: Condition) {
    guard condition.denoising > 0, condition.noiseSigma > 0 || condition.shotNoise > 0 else {
      return nil
    }
    let sigma = condition.denoisingRadiusPixels
    let reach = Int((2 * sigma).rounded(.up))
    self.reach = reach
    weights = (-reach...reach).flatMap { y in
      (-reach...reach).map { x in
        let squared = Double(x * x + y * y)
        return Float(PortableMath.exp(-0.5 * squared / (sigma * sigma)))
      }
    }
    strengthSquared = Float(condition.denoising * condition.denoising)
    readVariance = Float(condition.noiseSigma * condition.noiseSigma)
    gain = Float(condition.shotNoise)
    similarities =
      (0..<Self.limit * Self.steps).map {
        Float(PortableMath.exp(-Double($0) / Double(Self.steps)))
      } + [0]
  }

  /// - Parameters:
  ///   - bands: they become smaller by `reach` at every side.
  ///   - luma: of the bands; the only one itself.
  func filtered(_ bands: [CellPlane], luma: CellPlane, in memory: PlaneMemory) -> [CellPlane] {
    var results = bands.map {
      CellPlane(width: $0.width - 2 * reach, height: $0.height - 2 * reach, in: memory)
    }
    for row in 0..<luma.height - 2 * reach { filter(bands, luma, row: row, into: &results) }
    for band in bands { band.discard(to: memory) }
    return results
  }

  private func filter(
    _ bands: [CellPlane], _ luma: CellPlane, row: Int, into results: inout [CellPlane]
  ) {
    let width = luma.width - 2 * reach
    var (shares, totals) = (
      [Float](repeating: 0, count: width), [Float](repeating: 0, count: width)
    )
    let scales = luma.withRow(row + reach) { luma in
      (0..<width).map { scale(at: luma[$0 + reach]) }
    }
    for band in bands.indices { results[band].withMutableRow(row) { $0.update(repeating: 0) } }
    for (index, weight) in weights.enumerated() {
      let (y, x) = index.quotientAndRemainder(dividingBy: 2 * reach + 1)
      luma.withRows(row + reach, row + y) { own, other in
        for place in 0..<width {
          let difference = other[place + x] - own[place + reach]
          shares[place] = weight * similarity(difference * difference * scales[place])
          totals[place] += shares[place]
        }
      }
      for band in bands.indices {
        results[band].withMutableRow(row) { result in
          bands[band].withRow(row + y) { cells in
            for place in 0..<width { result[place] += shares[place] * cells[place + x] }
          }
        }
      }
    }
    for band in bands.indices {
      results[band].withMutableRow(row) { result in
        for place in 0..<width { result[place] /= totals[place] }
      }
    }
  }

  /// The factor that turns the square of a difference into steps of the table, at a level.
  private func scale(at level: Float) -> Float {
    let variance = strengthSquared * (readVariance + gain * max(level, 0))
    // A level without noise is its own mean.
    return variance > 0 ? Float(Self.steps) / (2 * variance) : .greatestFiniteMagnitude
  }

  /// - Parameter exponent: of the Gaussian, in steps of the table.
  private func similarity(_ exponent: Float) -> Float {
    similarities[Int(min(exponent + 0.5, Float(Self.limit * Self.steps)))]
  }
}
