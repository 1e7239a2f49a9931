import Barcodes
import Encoding
import Photographed
import Rendering

extension MeasuredScene {
  /// The most pixels used to choose the shape of blur; of larger symbols only the middle is used.
  private static let mostPixelsOfChoice = 150_000
  /// The most pixels used to tell cylinders from flat symbols; larger pictures are reduced.
  private static let mostPixelsOfWrap = 75_000

  /// The module width, in pixels, beyond which wider modules tell no more.
  private static let enoughModule = 16.0

  /// Returns the full fit from a registration. If modules are wide, all but the noise is fitted in
  /// a reduced picture, whose pixels merge as many as leave modules wide enough.
  func fit(
    _ found: FoundSymbol, _ lit: PictureWindow
  ) throws(Fault) -> MeasurementSummary {
    let candidate = found.candidate
    let model = InkModel(candidate)
    let module = found.match.appearance.projection.scale
    let factor = measurer.trustsCorners ? 1 : max(1, Int(module / Self.enoughModule))
    var (fit, others) =
      factor == 1
      ? fit(found, model, in: window, curve: measurer.curve)
      : fit(
        found, model, in: lit.reduced(by: factor), curve: .linear, scale: 1 / Double(factor))
    if factor > 1 {
      fit = newFit(
        fit.appearance.scaled(by: Double(factor)), model, candidate, in: window,
        curve: measurer.curve)
      fit.adoptNoise()
      for index in others.indices {
        others[index].appearance = others[index].appearance.scaled(by: Double(factor))
      }
    }
    return try MeasurementSummary(
      fit, of: candidate, in: self, otherShapes: others,
      curveEvidence: evidence(of: fit, model, candidate, moduleFactor: factor))
  }

  /// Fits first with a Gaussian and even noise, then with the blur and the noise found; `scale` is
  /// the picture's relative to the window.
  private func fit(
    _ found: FoundSymbol, _ model: InkModel, in picture: PictureWindow, curve: TransferCurve,
    scale: Double = 1
  ) -> (fit: AppearanceFit, otherShapes: [MeasurementSummary.OtherShape]) {
    let candidate = found.candidate
    let projection = found.match.appearance.projection.scaled(by: scale)
    let part = picture.part(
      around: projection.image(of: projection.middle), most: Self.mostPixelsOfChoice)
    let trial =
      part.frame == picture.frame
      ? firstFit(found, model, in: picture, curve: curve, scale: scale)
      : fit(found, model, in: part, of: picture, curve: curve, scale: scale)
    let shapes = trial.withShapes(shapes, iterations: 12)
    var fit = shapes[0].fit
    if part.frame != picture.frame {
      fit = newFit(shapes[0].fit.appearance, model, candidate, in: picture, curve: curve)
      // The ramp is told by the window.
      fit.adoptLevels()
    }
    fit.adoptNoise()
    fit.refine(iterations: 10)
    fit.adoptNoise()
    fit.refine(iterations: 4)
    return (
      fit,
      shapes.dropFirst().map { ($0.fit.appearance, $0.weight) }
    )
  }

  /// Returns the first fit to a part of a picture. Only the whole tells if the symbol is flat, for
  /// which a reduced picture is enough.
  private func fit(
    _ found: FoundSymbol, _ model: InkModel, in part: PictureWindow, of picture: PictureWindow,
    curve: TransferCurve, scale: Double
  ) -> AppearanceFit {
    let pixels = Double(picture.frame.width * picture.frame.height)
    let factor = (pixels / Double(Self.mostPixelsOfWrap)).squareRoot().rounded(.up)
    let whole = firstFit(
      found, model, in: picture.lit(by: curve).reduced(by: Int(factor)), curve: .linear,
      scale: scale / factor)
    var start = whole.appearance
    start.projection = start.projection.scaled(by: factor)
    start.spread = .gaussian(variance: max(0.3, start.spread.variance * factor * factor - 0.4))
    var trial = newFit(start, model, found.candidate, in: part, curve: curve)
    trial.adoptLevels()
    trial.refine(iterations: 15, tolerance: 1e-2)
    trial.adoptNoise()
    return trial
  }

  /// Returns the evidence of the curve. If modules are `moduleFactor` times as wide as enough, the
  /// part must be larger to tell anything, and has too few edges to move the symbol by.
  private func evidence(
    of fit: AppearanceFit, _ model: InkModel, _ candidate: SymbolCandidate, moduleFactor: Int
  ) -> (curve: MeasuredCurve, powerError: Double?) {
    let projection = fit.appearance.projection
    let part = window.part(
      around: projection.image(of: projection.middle),
      most: MeasuredCurve.mostPixels * moduleFactor)
    guard part.frame != window.frame else {
      return MeasuredCurve.evidence(from: fit, among: shapes)
    }
    var small = newFit(fit.appearance, model, candidate, in: part, curve: measurer.curve)
    if moduleFactor > 1 { small.parts.removeAll { $0 == .projection } }
    small.adoptLevels()
    small.adoptNoise()
    small.refine(iterations: 4)
    small.adoptNoise()
    small.refine(iterations: 2)
    return MeasuredCurve.evidence(from: small, among: shapes)
  }
}
