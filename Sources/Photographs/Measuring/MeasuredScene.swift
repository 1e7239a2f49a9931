import Barcodes
import CorpusRendering

/// A code to be measured, with the pixels around it and the symbols that it may be.
struct MeasuredScene {
  let corners: Quad
  let window: PictureWindow
  let candidates: [SymbolCandidate]
  let margin: QuietZone
  let measurer: CodeMeasurer
  let symbology: Symbology

  init(_ code: TrueCode, in image: GreyImage, _ measurer: CodeMeasurer) throws(MeasuringFault) {
    guard let corners = code.corners else {
      throw MeasuringFault(reason: "its corners are not known")
    }
    self.corners = corners
    self.measurer = measurer
    symbology = code.symbology
    candidates = SymbolCandidates.all(for: code)
    guard let first = candidates.first else {
      throw MeasuringFault(reason: "libzint cannot encode its content")
    }
    margin = QuietZone.measured(around: symbology)
    let module = Self.moduleWidth(corners, first)
    guard
      let window = PictureWindow(
        image, around: corners.corners, margin: 6 + module * (margin.left + 3))
    else { throw MeasuringFault(reason: "it lies outside the picture") }
    self.window = window
  }

  /// Pixels to a module, by the longer of two sides.
  private static func moduleWidth(_ corners: Quad, _ candidate: SymbolCandidate) -> Double {
    let across = (corners.topRight - corners.topLeft).length
    let below = (corners.bottomRight - corners.bottomLeft).length
    return max(across, below) / candidate.width
  }

  /// The fit of the symbol that agrees best with the picture.
  func fitted() throws(MeasuringFault) -> FittedScene {
    let lit = window.lit(by: measurer.curve)
    let candidate = candidates[0]
    let model = InkModel(candidate)
    let registration = Registration(
      picture: lit, model: model, width: candidate.width, height: candidate.height, margin: margin,
      slack: measurer.trustsCorners ? 2 : 4)
    guard
      let match = registration.best(
        from: corners, starts: measurer.trustsCorners ? [.asTold] : CornerOrder.all)
    else { throw MeasuringFault(reason: "its corners make no quad") }
    guard match.correlation > Self.leastCorrelation else {
      throw MeasuringFault(reason: "the picture does not show the symbol at its corners")
    }
    return fit(match.appearance, of: model, candidate)
  }

  private static let leastCorrelation = 0.5

  /// The full fit from a registration: first with a Gaussian and even noise, then with the blur and the noise that are
  /// found.
  private func fit(
    _ start: SymbolAppearance, of model: InkModel, _ candidate: SymbolCandidate
  ) -> FittedScene {
    var start = start
    start.spread = .gaussian(variance: 0.3)
    var fit = AppearanceFit(start, of: model, in: window, curve: measurer.curve, margin: margin)
    fit.adoptLevels()
    fit.noise = (64, 64)
    fit.refine(iterations: 15, tolerance: 1e-2)
    fit.adoptNoise()
    let shapes = BlurChoice.candidates(from: fit, iterations: 12)
    fit = shapes[0].fit
    fit.adoptNoise()
    fit.refine(iterations: 10)
    fit.adoptNoise()
    fit.refine(iterations: 4)
    return FittedScene(fit: fit, candidate: candidate, otherShapes: Array(shapes.dropFirst()))
  }
}

/// A code as fitted.
struct FittedScene {
  var fit: AppearanceFit
  var candidate: SymbolCandidate
  /// The fits with other shapes of blur.
  var otherShapes: [BlurChoice.Candidate]
}

extension AppearanceFit {
  /// Takes the noise that the residuals show, and the pixels that the projection covers now.
  mutating func adoptNoise() {
    let variances = FitResiduals(self).variances(parameters: parameterCount)
    noise = (variances.dark, variances.light)
    set(appearance)
  }

  var parameterCount: Int {
    parts.reduce(0) { $0 + SymbolAppearance.count(of: $1, appearance.spread) }
  }
}

extension QuietZone {
  /// What is fitted around a symbol: its quiet zone, and a module at least, so that its border is in the picture.
  static func measured(around symbology: Symbology) -> QuietZone {
    var zone = QuietZone(of: symbology)
    zone.left = max(1, zone.left)
    zone.right = max(1, zone.right)
    zone.top = max(1, zone.top)
    zone.bottom = max(1, zone.bottom)
    return zone
  }
}
