import Barcodes
import Rendering

extension ResidualNoise {
  /// The noise of a photograph, measured where the symbol has no edge near: a model of a photograph
  /// errs at edges, and does not know slowly varying light. Nil if no place is large enough.
  init?(ofFlatPlacesIn fit: AppearanceFit) {
    let field = ResidualField(fit)
    let grounds = (dark: field.statistics(onDark: true), light: field.statistics(onDark: false))
    let known = [grounds.dark, grounds.light].compactMap(\.self)
    guard !known.isEmpty else { return nil }
    // Where only one of the two has places enough, it stands for both.
    let (onDark, onLight) = (grounds.dark ?? known[0], grounds.light ?? known[0])
    let pairs = known.reduce(0) { $0 + $1.pairs }
    (dark, darkError) = (onDark.deviation, onDark.error)
    (light, lightError) = (onLight.deviation, onLight.error)
    lagAcross = known.reduce(0) { $0 + $1.lagAcross * $1.pairs } / pairs
    lagDown = known.reduce(0) { $0 + $1.lagDown * $1.pairs } / pairs
  }
}

/// The residuals of a fit, as a picture.
private struct ResidualField {
  struct Statistics {
    var deviation: Double
    var error: Double
    var lagAcross: Double
    var lagDown: Double
    var pairs: Double
  }

  private let width: Int
  private let height: Int
  /// True on ink, false on ground; nil at edges, and where a level is clipped.
  private var isDark: [Bool?]
  private var residuals: [Double]
  private var means: [Double]
  /// True where most of the square around a pixel is on the same ground: the mean over a narrow bar
  /// would take its noise along.
  private var isWide: [Bool]

  /// The least slope of the dark share, per pixel, that counts as an edge.
  private static let flatSlope: Float = 0.01
  /// The side of the square whose mean is subtracted, beyond the reach of correlated neighbours.
  private static let side = 9
  private static let leastShare = 0.6
  /// The fewest pixels that give a result.
  private static let fewest = 150

  init(_ fit: AppearanceFit) {
    (width, height) = (fit.picture.frame.width, fit.picture.frame.height)
    isDark = .init(repeating: nil, count: width * height)
    residuals = .init(repeating: 0, count: width * height)
    means = residuals
    isWide = .init(repeating: false, count: width * height)
    for (level, index) in zip(fit.modelledLevels(), fit.pixels) {
      let slope = abs(fit.rendered.acrossSlope[index]) + abs(fit.rendered.downSlope[index])
      let share = fit.rendered.share[index]
      let picture = fit.picture.levels[index]
      // A clipped level has lost its noise.
      guard slope < Self.flatSlope, picture > 0, picture < 255 else { continue }
      residuals[index] = Double(picture) - level
      if share > 0.95 { isDark[index] = true } else if share < 0.05 { isDark[index] = false }
    }
    takeMeans()
  }

  /// Computes, for each pixel, the mean of the pixels around it on the same ground.
  private mutating func takeMeans() {
    let reach = Self.side / 2
    for y in 0..<height {
      for x in 0..<width {
        guard let own = isDark[y * width + x] else { continue }
        var (sum, count) = (0.0, 0.0)
        for row in max(0, y - reach)...min(height - 1, y + reach) {
          for column in max(0, x - reach)...min(width - 1, x + reach)
          where isDark[row * width + column] == own {
            sum += residuals[row * width + column]
            count += 1
          }
        }
        means[y * width + x] = sum / count
        isWide[y * width + x] = count > Self.leastShare * Double(Self.side * Self.side)
      }
    }
  }

  /// Returns nil if too few pixels are on that ground.
  func statistics(onDark wanted: Bool) -> Statistics? {
    let places = isDark.indices.filter { isDark[$0] == wanted && isWide[$0] }
    guard places.count >= Self.fewest else { return nil }
    func value(_ index: Int) -> Double { residuals[index] - means[index] }
    let variance = places.reduce(0) { $0 + value($1) * value($1) } / Double(places.count)
    func lag(_ step: Int) -> (lag: Double, pairs: Double) {
      let pairs = places.filter { index in
        index + step < isDark.count && isDark[index + step] == wanted && isWide[index + step]
          && (step > 1 || (index + 1) % width != 0)
      }
      guard !pairs.isEmpty, variance > 0 else { return (0, 0) }
      let product = pairs.reduce(0) { $0 + value($1) * value($1 + step) }
      return (product / Double(pairs.count) / variance, Double(pairs.count))
    }
    let (across, down) = (lag(1), lag(width))
    let ownVariance = max(0, variance - GreyImage.roundingVariance)
    let inflation = varianceInflation([across.lag, down.lag])
    return Statistics(
      deviation: ownVariance.squareRoot(),
      error: deviationError(
        ofVariance: ownVariance,
        error: variance * (2 * inflation / Double(places.count)).squareRoot()
      ),
      lagAcross: across.lag, lagDown: down.lag, pairs: max(1, across.pairs + down.pairs))
  }
}
