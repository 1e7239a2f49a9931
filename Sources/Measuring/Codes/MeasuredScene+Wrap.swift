import Barcodes
import Encoding
import Photographed
import Rendering

/// The choice between flat and wrapped symbols, by the Bayesian information criterion.
extension MeasuredScene {
  /// Returns the first fit, with a Gaussian: flat or around a cylinder, whichever fits better;
  /// `scale` is the picture's relative to the window.
  func firstFit(
    _ found: FoundSymbol, _ model: InkModel, in picture: PictureWindow, curve: TransferCurve,
    scale: Double = 1
  ) -> AppearanceFit {
    func fitted(_ match: Registration.Match) -> AppearanceFit {
      var start = match.scaled(by: scale).appearance
      start.spread = .gaussian(variance: max(0.3, start.spread.variance - 0.4))
      var fit = newFit(start, model, found.candidate, in: picture, curve: curve)
      fit.adoptLevels()
      fit.refine(iterations: 15, tolerance: 1e-2)
      fit.adoptNoise()
      return fit
    }
    let first = fitted(found.match)
    guard first.appearance.projection.isFlat else {
      guard var flat = found.flat.map(fitted) else { return first }
      (flat.noise, flat.pixels) = (first.noise, first.pixels)
      return isBetter(first, than: flatCosts(flat, scale), tolerance: 0) ? first : flat
    }
    return wrapped(from: first, found.candidate, scale) ?? first
  }

  /// Returns the fit around a cylinder, started from a flat one; nil if the flat one is better.
  private func wrapped(
    from flat: AppearanceFit, _ candidate: SymbolCandidate, _ scale: Double
  ) -> AppearanceFit? {
    let corners = flat.appearance.projection.corners
    let focalLength = measurer.focalLengthPixels * scale
    let poses = Self.firstWraps.flatMap {
      wrapPoses(of: corners, candidate, wrapDegrees: $0, focalLength: focalLength)
    }
    let starts = poses.map {
      var fit = flat
      var appearance = flat.appearance
      appearance.projection = .wrapped($0)
      fit.freedom = freedom(of: appearance.projection)
      fit.setOnSamePixels(appearance)
      fit.parts = [.projection, .levels, .ramp]
      return (fit: fit, cost: fit.cost)
    }
    let fits = starts.sorted { $0.cost < $1.cost }.prefix(Self.mostStarts).map {
      var fit = $0.fit
      fit.refine(iterations: 6, tolerance: 0.1)
      return fit
    }
    guard var best = fits.min(by: { $0.cost < $1.cost }),
      isBetter(best, than: flatCosts(flat, scale), tolerance: Self.worthTrying)
    else { return nil }
    best.parts = flat.parts
    best.refine(iterations: 10, tolerance: 1e-2)
    // Both are to have had as many turns.
    var flat = flat
    flat.refine(iterations: 10, tolerance: 1e-2)
    guard isBetter(best, than: flatCosts(flat, scale), tolerance: 0) else { return nil }
    best.adoptNoise()
    return best
  }

  private static let firstWraps = [15.0, 45, 70, 90]
  /// The number of starts that are refined.
  private static let mostStarts = 3
  /// The difference in the criterion that blur and growth may still make up.
  private static let worthTrying = 6.0

  /// Returns true if the criterion prefers a cylinder, or finds it worse by less than `tolerance`.
  private func isBetter(_ wrapped: AppearanceFit, than flat: FlatCosts, tolerance: Double) -> Bool {
    let inflation = min(FitResiduals(wrapped).inflation, flat.inflation)
    func score(_ cost: Double, _ parameters: Int) -> Double {
      wrapped.score(ofCost: cost, parameters: parameters, inflation: inflation)
    }
    let best = flat.costs.map { score($0.cost, $0.parameters) }.min()
    // The wrap, and the tilt, which of a flat symbol that faces the camera decides next to nothing.
    return score(wrapped.cost, wrapped.freedom.count + 1)
      < (best ?? .infinity) + tolerance
  }

  /// The costs of flat symbols: any at all, and those that the assumed camera can see, which have
  /// fewer parameters. A cylinder is always seen by that camera.
  private typealias FlatCosts = (costs: [(cost: Double, parameters: Int)], inflation: Double)

  private func flatCosts(_ fit: AppearanceFit, _ scale: Double) -> FlatCosts {
    let cost = fit.cost
    let any = (cost: cost, parameters: fit.freedom.count)
    let inflation = FitResiduals(fit).inflation
    // A band has four parameters either way.
    guard !isBand, let covariance = fit.covariance(),
      case .flat(let homography) = fit.appearance.projection,
      let pose = PoseEstimate(
        homography, covariance: fit.freedom.covarianceOfParameters(covariance),
        focalLength: measurer.focalLengthPixels * scale, isAspectKnown: isAspectKnown)
    else { return ([any], inflation) }
    return ([any, (cost + pose.misfit, isAspectKnown ? 6 : 7)], inflation)
  }
}

extension Registration.Match {
  func scaled(by factor: Double) -> Registration.Match {
    guard factor != 1 else { return self }
    var match = self
    match.appearance = appearance.scaled(by: factor)
    match.appearance.spread = .gaussian(variance: max(0.3, match.appearance.spread.variance))
    return match
  }
}
