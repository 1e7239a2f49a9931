import Barcodes
import Rendering

struct FitResiduals {
  /// The residuals in grey levels; for a clipped pixel, the expected residual.
  private(set) var values: [Double] = []
  private(set) var squares: [Double] = []
  private(set) var shares: [Double] = []
  private var levels: [RoundedNoise.Level] = []
  /// The curve's enlargement of deviations by pixel, on ink and on ground; 1 if noise is not the
  /// light's.
  private var slopes: [Double] = []
  private let endSlopes: (dark: Double, light: Double)
  /// True for each pixel within which the modelled picture hardly changes.
  private var isFlat: [Bool] = []
  private let indices: [Int]
  private let width: Int
  private(set) var totalVariance = 0.0

  init(_ fit: AppearanceFit) {
    indices = fit.pixels
    width = fit.picture.frame.width
    let modelled = fit.modelledLevels()
    func slope(_ light: Double) -> Double {
      fit.noiseIsOfLight ? fit.curve.slope(atLight: max(light, 0)) / 255 : 1
    }
    endSlopes = (slope(fit.appearance.dark), slope(fit.appearance.light))
    var sums = (y: 0.0, yy: 0.0)
    for (place, index) in indices.enumerated() {
      let share = Double(fit.rendered.share[index])
      let level = Double(fit.picture.levels[index])
      let variance = fit.noiseVariance(share)
      let observed = AppearanceFit.expectation(
        ofClipped: level, modelled: modelled[place], variance: variance)
      values.append(observed - modelled[place])
      squares.append(
        AppearanceFit.expectedSquare(
          ofClipped: level, modelled: modelled[place], variance: variance))
      shares.append(share)
      slopes.append(slope(fit.light(share, fit.ramp(index).ramp)))
      levels.append(.init(observed: level, modelled: modelled[place]))
      isFlat.append(
        abs(fit.rendered.acrossSlope[index]) + abs(fit.rendered.downSlope[index]) < Self.flatSlope)
      sums = (sums.y + level, sums.yy + level * level)
    }
    let count = Double(max(values.count, 1))
    totalVariance = max(0, sums.yy / count - sums.y * sums.y / (count * count))
  }

  /// The least slope that is not flat, in dark share per pixel.
  private static let flatSlope: Float = 0.02

  var meanSquare: Double { squares.reduce(0, +) / Double(max(squares.count, 1)) }

  /// Returns the variances on ink and on ground, and the number of pixels behind each. They come
  /// from pixels away from edges, where a model errs, if there are enough. Otherwise they come from
  /// a line of all squares against the dark share, which is level unless its slope is clear.
  func variances(parameters: Int) -> LevelVariances {
    let count = Double(max(values.count, 1))
    let freedom = count / max(count - Double(parameters), 1)
    let ofLight = zip(squares, slopes).map { Self.scaled($0, by: 1 / $1) }
    var variances = flat(ofLight) ?? line(ofLight)
    variances.dark = freedom * Self.scaled(variances.dark, by: endSlopes.dark)
    variances.light = freedom * Self.scaled(variances.light, by: endSlopes.light)
    return variances
  }

  /// Returns a variance after deviations are scaled by `slope`; the part due to rounding stays.
  private static func scaled(_ variance: Double, by slope: Double) -> Double {
    let rounding = GreyImage.roundingVariance
    return slope == 1 ? variance : max((variance - rounding) * slope * slope + rounding, 1e-4)
  }

  /// Returns noise about as small as what rounding hides, from the same pixels as `variances`.
  func rounded(onDark isDark: Bool) -> RoundedNoise? {
    let end = isDark ? endSlopes.dark : endSlopes.light
    let places = squares.indices.filter { levels[$0].observed > 0 && levels[$0].observed < 255 }
    let flat = places.filter { isFlat[$0] && (isDark ? shares[$0] > 0.9 : shares[$0] < 0.1) }
    func level(_ place: Int) -> RoundedNoise.Level {
      var level = levels[place]
      level.scale = slopes[place] / end
      return level
    }
    return hasEnoughFlat
      ? RoundedNoise(flat.map(level), isMeanKnown: false)
      : RoundedNoise(places.map(level), isMeanKnown: true)
  }

  private var hasEnoughFlat: Bool { flat(squares) != nil }

  /// Returns the mean squares on ink and on ground; nil if either has fewer than `fewestFlat`.
  private func flat(_ squares: [Double]) -> LevelVariances? {
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

  /// The fewest pixels for a variance, whose standard error is then 6 %; the deviation's is 3 %.
  private static let fewestFlat = 600

  private func line(_ squares: [Double]) -> LevelVariances {
    let count = Double(shares.count)
    let mean = squares.reduce(0, +) / max(count, 1)
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
    let middle = sums.c / count
    let light = mean - slope * middle
    guard abs(slope) > 3 * error, light > 0, light + slope > 0 else { return even }
    // As many pixels as would tell a variance as well as the line does at its end, which blur leaves far from most shares.
    func pixels(_ variance: Double, at share: Double) -> Double {
      let away = share - middle
      return 2 * variance * variance / (error * error * (spread / count + away * away))
    }
    return LevelVariances(
      dark: light + slope, light: light, darkCount: pixels(light + slope, at: 1),
      lightCount: pixels(light, at: 0))
  }

  /// Returns the correlation of neighbours in a row, or in a column, where both are fitted.
  func lag(across: Bool) -> Double {
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

/// The variances of the residuals in square grey levels, and the number of pixels behind each.
struct LevelVariances {
  var dark: Double
  var light: Double
  var darkCount: Double
  var lightCount: Double
}
