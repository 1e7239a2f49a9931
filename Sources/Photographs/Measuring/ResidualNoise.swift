import Barcodes
import CorpusRendering

/// The noise of a picture as what a fit leaves over.
struct ResidualNoise {
  /// Standard deviations on ink and on ground, in grey levels.
  var dark: Double
  var light: Double
  /// The correlation of neighbours in a row, and of those in a column.
  var lagAcross: Double
  var lagDown: Double
  /// Standard errors of `dark` and `light`.
  var darkError: Double
  var lightError: Double

  /// What rounding to 8 bits adds to the variance: that of an even distribution over one level.
  static let roundingVariance = 1.0 / 12

  /// - Parameter parameters: how many were fitted.
  init(of fit: AppearanceFit, parameters: Int) {
    let residuals = FitResiduals(fit)
    let variances = residuals.variances(parameters: parameters)
    dark = max(0, variances.dark - Self.roundingVariance).squareRoot()
    light = max(0, variances.light - Self.roundingVariance).squareRoot()
    let (sumDark, sumLight) = residuals.effectiveCounts
    let inflation = (1 + variances.lagAcross * variances.lagAcross)
    darkError = (max(variances.dark, 1e-6) / (2 * max(sumDark, 1)) * inflation).squareRoot()
    lightError = (max(variances.light, 1e-6) / (2 * max(sumLight, 1)) * inflation).squareRoot()
    lagAcross = variances.lagAcross
    lagDown = variances.lagDown
  }
}

/// What is left of each fitted pixel.
struct FitResiduals {
  /// Grey levels; of a clipped pixel, its expectation.
  private(set) var values: [Double] = []
  private(set) var squares: [Double] = []
  private(set) var shares: [Double] = []
  private let indices: [Int]
  private let width: Int
  private let stride: Int
  /// The variance of the picture's levels.
  private(set) var totalVariance = 0.0

  init(_ fit: AppearanceFit) {
    indices = fit.pixels.indices
    width = fit.picture.frame.width
    stride = fit.stride
    let modelled = fit.modelledLevels()
    var sums = (y: 0.0, yy: 0.0)
    for (place, index) in indices.enumerated() {
      let share = Double(fit.coverage.share[index])
      let level = Double(fit.picture.levels[index])
      let variance = fit.noiseVariance(share)
      let observed = ClippedLevel.expectation(
        of: level, modelled: modelled[place], variance: variance)
      values.append(observed - modelled[place])
      squares.append(
        ClippedLevel.expectedSquare(of: level, modelled: modelled[place], variance: variance))
      shares.append(share)
      sums = (sums.y + level, sums.yy + level * level)
    }
    let count = Double(max(values.count, 1))
    totalVariance = max(0, sums.yy / count - sums.y * sums.y / (count * count))
  }

  var meanSquare: Double { squares.reduce(0, +) / Double(max(squares.count, 1)) }

  /// How many pixels speak for ink, and how many for ground.
  var effectiveCounts: (dark: Double, light: Double) {
    shares.reduce(into: (dark: 0.0, light: 0.0)) { sums, share in
      if share > 0.5 { sums.dark += 2 * share - 1 } else { sums.light += 1 - 2 * share }
    }
  }

  /// The variance on ink and on ground, by a straight line of the squares by the dark share, and the correlations.
  func variances(parameters: Int) -> (
    dark: Double, light: Double, lagAcross: Double, lagDown: Double
  ) {
    let count = Double(max(values.count, 1))
    let freedom = count / max(count - Double(parameters), 1)
    var (dark, light) = line()
    let mean = meanSquare
    if !(dark > 0.05 * mean) || !(light > 0.05 * mean) { (dark, light) = (mean, mean) }
    return (dark * freedom, light * freedom, lag(1), lag(width))
  }

  private func line() -> (dark: Double, light: Double) {
    let count = Double(shares.count)
    var sums = (c: 0.0, r: 0.0, cc: 0.0, cr: 0.0)
    for (share, square) in zip(shares, squares) {
      sums = (sums.c + share, sums.r + square, sums.cc + share * share, sums.cr + share * square)
    }
    let determinant = count * sums.cc - sums.c * sums.c
    guard determinant > 1e-9 else { return (sums.r / count, sums.r / count) }
    let slope = (count * sums.cr - sums.c * sums.r) / determinant
    let light = (sums.r - slope * sums.c) / count
    return (light + slope, light)
  }

  /// The correlation with the pixel `step` further on, where that is fitted, too.
  private func lag(_ step: Int) -> Double {
    guard stride == 1 else { return 0 }
    let places = Dictionary(uniqueKeysWithValues: zip(indices, indices.indices))
    var (product, square, pairs) = (0.0, 0.0, 0)
    for (place, index) in indices.enumerated() {
      guard let other = places[index + step], step > 1 || (index + 1) % width != 0 else { continue }
      product += values[place] * values[other]
      square += (values[place] * values[place] + values[other] * values[other]) / 2
      pairs += 1
    }
    return pairs > 10 && square > 0 ? product / square : 0
  }
}
