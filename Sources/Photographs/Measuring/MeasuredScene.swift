import Barcodes
import CorpusRendering

/// A code to be measured, with the pixels around it and the symbols that it may be.
struct MeasuredScene {
  let corners: Quad
  let window: PictureWindow
  let candidates: [SymbolCandidate]
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
    let size = corners.longestSide
    let zone = QuietZone.measured(around: symbology)
    let margin =
      6 + size * max(zone.left + 3, measurer.trustsCorners ? 0 : 0.2 * first.width) / first.width
    guard let window = PictureWindow(image, around: corners.corners, margin: margin) else {
      throw MeasuringFault(reason: "it lies outside the picture")
    }
    self.window = window
  }

  /// Whether only a band of the bars is fitted.
  var isBand: Bool { symbology.dimension == .linear && !measurer.trustsCorners }

  /// Of a band of bars nothing tells how far it moved along them.
  private var shapes: Set<MeasuredBlur.Kind> {
    isBand ? measurer.shapes.subtracting([.motion]) : measurer.shapes
  }

  /// What is fitted around a symbol, in modules: its quiet zone, and a module at least, so that its border is in the picture; of a
  /// band, nothing near its ends.
  func margin(of candidate: SymbolCandidate) -> QuietZone {
    var zone = QuietZone.measured(around: symbology)
    guard isBand else { return zone }
    // Quiet zones of photographs are often smaller than they should be.
    zone.left = min(zone.left, 4)
    zone.right = min(zone.right, 4)
    zone.top = -candidate.height * LinearBand.hiddenShare
    zone.bottom = zone.top
    return zone
  }

  /// The fit of the symbol that agrees best with the picture.
  func fitted() throws(MeasuringFault) -> FittedScene {
    let lit = window.lit(by: measurer.curve)
    let found = try measurer.trustsCorners ? trusted(lit) : searched(lit)
    guard found.match.correlation > Self.leastCorrelation else {
      throw MeasuringFault(reason: "the picture does not show the symbol at its corners")
    }
    return fit(found.match.appearance, found.candidate)
  }

  static let leastCorrelation = 0.6

  /// Shapes of blur are chosen in the middle of larger symbols.
  private static let mostPixelsOfChoice = 150_000

  /// The full fit from a registration: first with a Gaussian and even noise, then with the blur and the noise that are
  /// found.
  private func fit(_ start: SymbolAppearance, _ candidate: SymbolCandidate) -> FittedScene {
    var start = start
    start.spread = .gaussian(variance: max(0.3, start.spread.variance - 0.4))
    let model = InkModel(candidate)
    let part = window.part(
      around: start.projection.image(of: start.projection.middle), most: Self.mostPixelsOfChoice)
    var trial = newFit(start, model, candidate, in: part)
    trial.adoptLevels()
    trial.refine(iterations: 15, tolerance: 1e-2)
    trial.adoptNoise()
    let shapes = BlurChoice.candidates(from: trial, iterations: 12, among: shapes)
    var fit = shapes[0].fit
    if part.frame != window.frame {
      fit = newFit(shapes[0].fit.appearance, model, candidate, in: window)
      // The ramp is told by the window.
      fit.adoptLevels()
    }
    fit.adoptNoise()
    fit.refine(iterations: 10)
    fit.adoptNoise()
    fit.refine(iterations: 4)
    return FittedScene(
      fit: fit, candidate: candidate, otherShapes: Array(shapes.dropFirst()),
      barEnds: isBand ? BarEnds(window, fit.appearance.projection, of: candidate) : nil)
  }

  private func newFit(
    _ start: SymbolAppearance, _ model: InkModel, _ candidate: SymbolCandidate,
    in picture: PictureWindow
  ) -> AppearanceFit {
    var fit = AppearanceFit(
      start, of: model, in: picture, curve: measurer.curve, margin: margin(of: candidate))
    if isBand { fit.freedom = ProjectionFreedom(across: start.projection) }
    fit.noise = (64, 64)
    return fit
  }
}

/// A code as fitted.
struct FittedScene {
  var fit: AppearanceFit
  var candidate: SymbolCandidate
  /// The fits with other shapes of blur.
  var otherShapes: [BlurChoice.Candidate]
  /// Of a band.
  var barEnds: BarEnds?
}

extension AppearanceFit {
  /// Takes the noise that the residuals show, and the pixels that the projection covers now.
  mutating func adoptNoise() {
    let variances = FitResiduals(self).variances(parameters: parameterCount)
    noise = (variances.dark, variances.light)
    set(appearance)
  }

  var parameterCount: Int {
    parts.reduce(0) { $0 + count(of: $1) }
  }
}

extension QuietZone {
  /// A symbology's, and a module at least.
  static func measured(around symbology: Symbology) -> QuietZone {
    var zone = QuietZone(of: symbology)
    zone.left = max(1, zone.left)
    zone.right = max(1, zone.right)
    zone.top = max(1, zone.top)
    zone.bottom = max(1, zone.bottom)
    return zone
  }
}

extension Quad {
  var longestSide: Double {
    let corners = corners
    return corners.indices.map { (corners[($0 + 1) % 4] - corners[$0]).length }.max() ?? 0
  }
}
