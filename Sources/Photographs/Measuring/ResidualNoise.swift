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
    let (lagX, lagY) = (residuals.lag(across: true), residuals.lag(across: false))
    (lagAcross, lagDown) = (lagX, lagY)
    // A variance of n independent numbers has a standard error of √(2/n) of it; of correlated ones that of n (1 − ρ²) /
    // (1 + ρ²) along each axis.
    func error(_ variance: Double, _ count: Double) -> Double {
      let inflation = [lagX, lagY].map { ($0 * $0).clamped(below: 0.9) }
        .reduce(1.0) { $0 * (1 + $1) / (1 - $1) }
      let ofVariance = variance * (2 * inflation / max(count, 1)).squareRoot()
      // Without noise, rounding is no even distribution; what it adds is known to a tenth of itself.
      return DeviationError.of(
        variance: max(variance - Self.roundingVariance, 0),
        error: max(ofVariance, 0.1 * Self.roundingVariance))
    }
    darkError = error(variances.dark, variances.darkCount)
    lightError = error(variances.light, variances.lightCount)
  }
}

/// What is left of each fitted pixel.
struct FitResiduals {
  /// Grey levels; of a clipped pixel, its expectation.
  private(set) var values: [Double] = []
  private(set) var squares: [Double] = []
  private(set) var shares: [Double] = []
  /// Whether the modelled picture hardly changes within the pixel.
  private var isFlat: [Bool] = []
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
      isFlat.append(
        abs(fit.coverage.acrossSlope[index]) + abs(fit.coverage.downSlope[index]) < Self.flatSlope)
      sums = (sums.y + level, sums.yy + level * level)
    }
    let count = Double(max(values.count, 1))
    totalVariance = max(0, sums.yy / count - sums.y * sums.y / (count * count))
  }

  /// In dark share for each pixel.
  private static let flatSlope: Float = 0.02

  var meanSquare: Double { squares.reduce(0, +) / Double(max(squares.count, 1)) }

  /// The variance on ink and on ground, and of how many pixels each is.
  ///
  /// From pixels away from edges, where there are enough, since what a model gets wrong it gets wrong at edges. Else from all, by a
  /// straight line of the squares by the dark share; level where that is not clearly a slope.
  func variances(parameters: Int) -> LevelVariances {
    let count = Double(max(values.count, 1))
    let freedom = count / max(count - Double(parameters), 1)
    var variances = flatVariances ?? line()
    variances.dark *= freedom
    variances.light *= freedom
    return variances
  }

  /// The mean squares of pixels on ink and on ground that are `fewestFlat` at least.
  private var flatVariances: LevelVariances? {
    var sums = (dark: 0.0, light: 0.0)
    var counts = (dark: 0, light: 0)
    for place in squares.indices where isFlat[place] {
      if shares[place] > 0.9 {
        sums.dark += squares[place]
        counts.dark += 1
      } else if shares[place] < 0.1 {
        sums.light += squares[place]
        counts.light += 1
      }
    }
    guard min(counts.dark, counts.light) >= Self.fewestFlat else { return nil }
    let (dark, light) = (Double(counts.dark), Double(counts.light))
    return LevelVariances(
      dark: sums.dark / dark, light: sums.light / light, darkCount: dark, lightCount: light)
  }

  /// A variance of as many has a standard error of 6 %, a standard deviation one of 3 %.
  private static let fewestFlat = 600

  private func line() -> LevelVariances {
    let count = Double(shares.count)
    let mean = meanSquare
    let even = LevelVariances(dark: mean, light: mean, darkCount: count, lightCount: count)
    var sums = (c: 0.0, cc: 0.0, cr: 0.0, rr: 0.0)
    for (share, square) in zip(shares, squares) {
      sums = (
        sums.c + share, sums.cc + share * share, sums.cr + share * square, sums.rr + square * square
      )
    }
    let spread = sums.cc - sums.c * sums.c / count
    guard spread > 1e-9 else { return even }
    let slope = (sums.cr - sums.c * mean) / spread
    let error = (max(sums.rr / count - mean * mean, 0) / spread).squareRoot()
    let light = mean - slope * sums.c / count
    guard abs(slope) > 3 * error, light > 0, light + slope > 0 else { return even }
    return LevelVariances(
      dark: light + slope, light: light, darkCount: count / 4, lightCount: count / 4)
  }

  /// The correlation of neighbours in a row, or in a column, where both are fitted.
  func lag(across: Bool) -> Double {
    guard stride == 1 else { return 0 }
    let step = across ? 1 : width
    let places = Dictionary(uniqueKeysWithValues: zip(indices, indices.indices))
    var (product, square, pairs) = (0.0, 0.0, 0)
    for (place, index) in indices.enumerated() {
      guard let other = places[index + step], !across || (index + 1) % width != 0 else { continue }
      product += values[place] * values[other]
      square += (values[place] * values[place] + values[other] * values[other]) / 2
      pairs += 1
    }
    return pairs > 10 && square > 0 ? product / square : 0
  }
}

/// The variances of what is left on ink and on ground, in square grey levels, and of how many pixels each is.
struct LevelVariances {
  var dark: Double
  var light: Double
  var darkCount: Double
  var lightCount: Double
}

/// The standard error of the root of a variance that may be 0: half of what lies between the roots of the ends of its interval
/// of 95 %, by the larger side, in standard errors.
enum DeviationError {
  static func of(variance: Double, error: Double) -> Double {
    let root = max(variance, 0).squareRoot()
    let low = max(0, variance - 1.96 * error).squareRoot()
    let high = (max(variance, 0) + 1.96 * error).squareRoot()
    return max(root - low, high - root) / 1.96
  }
}

extension Double {
  fileprivate func clamped(below most: Double) -> Double { min(self, most) }
}
