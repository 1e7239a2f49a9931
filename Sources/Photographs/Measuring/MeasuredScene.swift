import Barcodes
import CorpusRendering

/// A code to be measured, with the pixels around it and the symbols that it may be.
struct MeasuredScene {
  let corners: Quad
  let window: PictureWindow
  /// One of each size that the symbol may have.
  let sizes: [SymbolCandidate]
  /// Those that libzint would choose by itself, or if asked for another level, mask or number of columns.
  let usual: [SymbolCandidate]
  let code: TrueCode
  let measurer: CodeMeasurer
  let symbology: Symbology

  init(_ code: TrueCode, in image: GreyImage, _ measurer: CodeMeasurer) throws(MeasuringFault) {
    guard let corners = code.corners else {
      throw MeasuringFault(reason: "its corners are not known")
    }
    self.corners = corners
    self.measurer = measurer
    symbology = code.symbology
    self.code = code
    usual = SymbolCandidates.all(for: code)
    sizes =
      measurer.trustsCorners && !usual.isEmpty
      ? [usual[0]]
      : SymbolCandidates.sizes(for: code, beside: usual).filter {
        measurer.trustsCorners || code.symbology != .pdf417 || $0.isAsLong(as: corners)
      }
    guard let first = sizes.first else {
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

  /// Whether modules are known to be as high as wide.
  var isAspectKnown: Bool { measurer.trustsCorners || symbology.isOfFixedProportions }

  /// Of a band of bars nothing tells how far it moved along them.
  private var shapes: Set<MeasuredBlur.Kind> {
    isBand ? measurer.shapes.subtracting([.motion]) : measurer.shapes
  }

  /// What is fitted around a symbol, in modules: its quiet zone, and a module at least, so that its border is in the picture; of a
  /// band, nothing near its ends. Quiet zones of photographs are often smaller than they should be.
  func margin(of candidate: SymbolCandidate) -> QuietZone {
    var zone = QuietZone.measured(around: symbology)
    guard !measurer.trustsCorners else { return zone }
    guard isBand else {
      (zone.left, zone.right, zone.top, zone.bottom) = (1, 1, 1, 1)
      return zone
    }
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
    return fit(found)
  }

  static let leastCorrelation = 0.6

  /// Shapes of blur are chosen in the middle of larger symbols.
  private static let mostPixelsOfChoice = 150_000
  /// Cylinders are told from flat symbols in smaller pictures.
  private static let mostPixelsOfWrap = 75_000

  /// The full fit from a registration: first with a Gaussian and even noise, then with the blur and the noise that are
  /// found.
  private func fit(_ found: FoundSymbol) -> FittedScene {
    let candidate = found.candidate
    let model = InkModel(candidate)
    let projection = found.match.appearance.projection
    let part = window.part(
      around: projection.image(of: projection.middle), most: Self.mostPixelsOfChoice)
    let trial =
      part.frame == window.frame
      ? firstFit(found, model, in: window, curve: measurer.curve)
      : fit(found, model, in: part)
    let shapes = BlurChoice.candidates(from: trial, iterations: 12, among: shapes)
    var fit = shapes[0].fit
    if part.frame != window.frame {
      fit = newFit(
        shapes[0].fit.appearance, model, candidate, in: window, curve: measurer.curve)
      // The ramp is told by the window.
      fit.adoptLevels()
    }
    fit.adoptNoise()
    fit.refine(iterations: 10)
    fit.adoptNoise()
    fit.refine(iterations: 4)
    return FittedScene(
      fit: fit, candidate: candidate, otherShapes: Array(shapes.dropFirst()),
      curveEvidence: evidence(of: fit, model, candidate),
      barEnds: isBand ? BarEnds(window, fit.appearance.projection, of: candidate) : nil)
  }

  /// The first fit of a part of the window. Whether the symbol is flat only the whole tells, for which a smaller picture does.
  private func fit(
    _ found: FoundSymbol, _ model: InkModel, in part: PictureWindow
  ) -> AppearanceFit {
    let pixels = Double(window.frame.width * window.frame.height)
    let factor = (pixels / Double(Self.mostPixelsOfWrap)).squareRoot().rounded(.up)
    let whole = firstFit(
      found, model, in: window.lit(by: measurer.curve).reduced(by: Int(factor)), curve: .linear,
      scale: 1 / factor)
    var start = whole.appearance
    start.projection = start.projection.scaled(by: factor)
    start.spread = .gaussian(variance: max(0.3, start.spread.variance * factor * factor - 0.4))
    var trial = newFit(start, model, found.candidate, in: part, curve: measurer.curve)
    trial.adoptLevels()
    trial.refine(iterations: 15, tolerance: 1e-2)
    trial.adoptNoise()
    return trial
  }

  private func evidence(
    of fit: AppearanceFit, _ model: InkModel, _ candidate: SymbolCandidate
  ) -> CurveEvidence {
    let projection = fit.appearance.projection
    let part = window.part(
      around: projection.image(of: projection.middle), most: CurveEvidence.mostPixels)
    guard part.frame != window.frame else { return CurveEvidence(from: fit, among: shapes) }
    var small = newFit(fit.appearance, model, candidate, in: part, curve: measurer.curve)
    small.adoptLevels()
    small.adoptNoise()
    small.refine(iterations: 4)
    small.adoptNoise()
    small.refine(iterations: 2)
    return CurveEvidence(from: small, among: shapes)
  }

  func newFit(
    _ start: SymbolAppearance, _ model: InkModel, _ candidate: SymbolCandidate,
    in picture: PictureWindow, curve: TransferCurve
  ) -> AppearanceFit {
    var fit = AppearanceFit(
      start, of: model, in: picture, curve: curve, margin: margin(of: candidate))
    fit.freedom = freedom(of: start.projection)
    fit.noise = (64, 64)
    fit.noiseIsOfLight = measurer.trustsCorners
    return fit
  }

  func freedom(of projection: SymbolProjection) -> ProjectionFreedom {
    ProjectionFreedom(of: projection, isBand: isBand, isAspectKnown: isAspectKnown)
  }
}

/// A code as fitted.
struct FittedScene {
  var fit: AppearanceFit
  var candidate: SymbolCandidate
  /// The fits with other shapes of blur.
  var otherShapes: [BlurChoice.Candidate]
  var curveEvidence: CurveEvidence
  /// Of a band.
  var barEnds: BarEnds?
}

extension SymbolCandidate {
  /// Whether its sides are about in a quad's proportions, where rows may be half as high or twice as high as libzint's, from whichever
  /// side it is seen.
  fileprivate func isAsLong(as quad: Quad) -> Bool {
    let across = (quad.topRight - quad.topLeft).length + (quad.bottomRight - quad.bottomLeft).length
    let down = (quad.bottomLeft - quad.topLeft).length + (quad.bottomRight - quad.topRight).length
    let share = max(down, 1) / max(across, 1)
    return [share, 1 / share].contains { (0.5...2).contains($0 * width / height) }
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
