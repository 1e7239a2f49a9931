import Barcodes
import Photographed
import Rendering

/// A fit of a symbol's appearance to the pixels in and around it, by Levenberg and Marquardt's
/// method.
///
/// The slopes by the projection's parameters follow from the slopes of the modelled picture across
/// and down (Lucas and Kanade, IJCAI 1981); those by blur and growth are differences of pictures.
struct AppearanceFit {
  let model: InkModel
  let picture: PictureWindow
  private(set) var curve: FittedCurve
  /// The margin around the symbol that is fitted, in modules.
  let margin: QuietZone
  /// The fitted parts, in the order of `Part`.
  var parts: [SymbolAppearance.AppearancePart] = SymbolAppearance.AppearancePart.usual
  var cellsPerPixel: Int?
  var freedom = ProjectionFreedom.all
  /// The variance of the noise on dark and on light ground, in square grey levels.
  var noise = (dark: 1.0, light: 1.0)
  /// True if the noise is that of light, which the curve amplifies in the dark, as in rendered
  /// frames. Noise left by a photograph's processing differs in the dark too, but not by the curve.
  var noiseIsOfLight = false
  private(set) var appearance: SymbolAppearance
  /// The modelled coverage of each pixel of the window.
  private(set) var rendered: PixelCoverage
  /// The pixels that are fitted: those covered by the appearance that was last set.
  var pixels: [Int]

  init(
    _ appearance: SymbolAppearance, of model: InkModel, in picture: PictureWindow,
    curve: TransferCurve, margin: QuietZone, cellsPerPixel: Int? = nil
  ) {
    self.model = model
    self.picture = picture
    self.curve = .known(curve)
    self.margin = margin
    self.cellsPerPixel = cellsPerPixel
    self.appearance = appearance
    rendered = Self.coverage(appearance, model, picture.frame, cellsPerPixel)
    pixels = appearance.projection.pixels(in: picture.frame, margin: margin)
  }

  mutating func set(_ appearance: SymbolAppearance) {
    setOnSamePixels(appearance)
    pixels = appearance.projection.pixels(in: picture.frame, margin: margin)
  }

  /// Sets the appearance but keeps the fitted pixels, for fits that are to be compared.
  mutating func setOnSamePixels(_ appearance: SymbolAppearance) {
    self.appearance = appearance
    rendered = Self.coverage(appearance, model, picture.frame, cellsPerPixel)
  }

  static func coverage(
    _ appearance: SymbolAppearance, _ model: InkModel, _ frame: PixelRectangle, _ cells: Int?
  ) -> PixelCoverage {
    model.coverage(
      in: frame, growth: appearance.growth, spread: appearance.spread,
      cellsPerPixel: cells ?? appearance.spread.cellsPerPixel,
      projection: appearance.projection.image(of:),
      parts: appearance.projection.parts(from:to:))
  }

  /// Adopts the best levels with all else unchanged: a straight line of levels by coverage.
  mutating func adoptLevels() {
    var sums = (n: 0.0, c: 0.0, y: 0.0, cc: 0.0, cy: 0.0)
    for index in pixels {
      let c = Double(rendered.share[index])
      let y = curve.light(ofLevel: Double(picture.levels[index]))
      sums = (sums.n + 1, sums.c + c, sums.y + y, sums.cc + c * c, sums.cy + c * y)
    }
    let determinant = sums.n * sums.cc - sums.c * sums.c
    guard determinant > 0 else { return }
    let slope = (sums.n * sums.cy - sums.c * sums.y) / determinant
    appearance.light = (sums.y - slope * sums.c) / sums.n
    appearance.dark = appearance.light + slope
    (appearance.rampAcross, appearance.rampDown) = (0, 0)
  }

  /// The correlation of the picture with the modelled one, in −1...1, over the fitted pixels.
  var correlation: Double {
    Measuring.correlation(
      of: zip(modelledLevels(), pixels.lazy.map { Double(picture.levels[$0]) }))
  }

  /// Refines the appearance until it is stable, or `iterations` times, and returns the final cost.
  @discardableResult
  mutating func refine(iterations: Int, tolerance: Double = 1e-4) -> Double {
    let method = LevenbergMarquardt(
      damping: 1e-9...(.infinity), steps: iterations, refusals: 6, dampingIfUndetermined: 1e-6,
      isStable: { $0 - $1 < tolerance * (1 + 1e-3 * $1) })
    let least = method.minimum(from: self) { fit in
      let problem = fit.equations()
      return .init(equations: problem.equations, cost: problem.cost) { step in
        var moved = fit
        // A step that leads out of the picture is too long.
        return moved.apply(step) ? (moved, moved.cost(against: problem.completed)) : nil
      }
    }
    guard let least else { return .infinity }
    self = least.state
    return least.cost
  }

  /// Applies a step and renders the result; returns false if there can be no such appearance.
  private mutating func apply(_ step: [Double]) -> Bool {
    var next = 0
    func take(_ count: Int) -> ArraySlice<Double> {
      defer { next += count }
      return step[next..<next + count]
    }
    for part in parts {
      let change = Array(take(count(of: part)))
      switch part {
      case .projection:
        appearance.projection.move(freedom, by: change)
      case .levels:
        appearance.dark += change[0]
        appearance.light += change[1]
      case .ramp:
        appearance.rampAcross += change[0]
        appearance.rampDown += change[1]
      case .growth: appearance.growth = min(max(appearance.growth + change[0], -0.7), 0.7)
      case .spread:
        let old = appearance.spread.parameters
        let new = zip(old, change).map { $0 + $1 }
        appearance.spread = appearance.spread.with(parameters: new)
      case .power:
        guard case .power(let power) = curve,
          FittedCurve.possiblePowers.contains(power + change[0])
        else { return false }
        curve = .power(power + change[0])
      }
    }
    guard appearance.isPossible(in: picture.frame) else { return false }
    rendered = Self.coverage(appearance, model, picture.frame, cellsPerPixel)
    return true
  }

  /// Returns the number of parameters of a part.
  func count(of part: SymbolAppearance.AppearancePart) -> Int {
    switch part {
    case .projection: freedom.count
    case .levels, .ramp: 2
    case .growth, .power: 1
    case .spread: appearance.spread.parameters.count
    }
  }

  /// Takes another curve, keeping the levels of ink and ground at the window's middle.
  mutating func take(_ curve: FittedCurve) {
    appearance.dark = curve.light(ofLevel: self.curve.level(ofLight: appearance.dark))
    appearance.light = curve.light(ofLevel: self.curve.level(ofLight: appearance.light))
    self.curve = curve
  }

  /// Returns the covariance of the parameters, in the order of `parts`.
  func covariance() -> SquareMatrix? { equations().equations.covariance }
}

extension AppearanceFit {
  /// Returns the light of a pixel whose dark share is `share`, where the ramp's factor is `ramp`.
  @inline(__always)
  func light(_ share: Double, _ ramp: Double) -> Double {
    (appearance.light + (appearance.dark - appearance.light) * share) * ramp
  }

  @inline(__always)
  func ramp(_ index: Int) -> (ramp: Double, x: Double, y: Double) {
    let x = 2 * (Double(index % picture.frame.width) + 0.5) / Double(picture.frame.width) - 1
    let y = 2 * (Double(index / picture.frame.width) + 0.5) / Double(picture.frame.height) - 1
    return (1 + appearance.rampAcross * x + appearance.rampDown * y, x, y)
  }

  /// Returns the modelled level of each fitted pixel, in the order of `pixels`.
  func modelledLevels() -> [Double] { pixels.map(modelledLevel) }

  /// Returns the modelled level of a pixel of the window.
  func modelledLevel(_ index: Int) -> Double {
    curve.level(ofLight: light(Double(rendered.share[index]), ramp(index).ramp))
  }
}
