import Barcodes
import Photographed
import Rendering

/// The search for a symbol some pixels off its projection, in a blurred picture, then sharper ones.
struct Registration {
  /// The window in linear light, on the scale of levels.
  let picture: PictureWindow
  let model: InkModel
  /// The margin in modules.
  let margin: QuietZone
  /// True if nothing tells where along the bars the symbol ends.
  let isBand: Bool
  let isAspectKnown: Bool
  /// The largest expected error of the corners, in pixels.
  let slack: Double

  /// A place, and the picture's correlation with the symbol there.
  struct Match {
    var appearance: SymbolAppearance
    var correlation: Double
  }

  /// The correlation that ends the search: a wrong start gives a QR code at most half of it.
  static let goodCorrelation = 0.85
  private static let leastCorrelation = 0.3
  /// The most blur, in modules, that still shows where a symbol is: a picture of something else
  /// fits best when it is blurred away.
  private static let mostBlur = 2.0
  /// The blur of the last picture in pixels and modules, from which a fit of everything succeeds.
  private static let lastBlur = (pixels: 0.7, modules: 1.0 / 16)

  /// Returns the place near a projection; nil if the fit runs away.
  func match(from projection: SymbolProjection) -> Match? {
    var appearance = SymbolAppearance(
      projection: projection, spread: .gaussian(variance: 0.3), growth: 0, dark: 0, light: 1)
    var match: Match?
    var blur = slack
    // The picture's own, in square pixels.
    var ownVariance = 0.3
    while true {
      guard appearance.projection.isInFront else { return nil }
      let variance = blur * blur
      let module = appearance.projection.scale
      let factor = max(1, Int(min(module, 2 * (variance + ownVariance).squareRoot()) / 3))
      let size = Double(factor)
      appearance.projection = appearance.projection.scaled(by: 1 / size)
      appearance.spread = .gaussian(variance: (variance + ownVariance) / (size * size) + 0.1)
      var fit = AppearanceFit(
        appearance, of: model,
        in: picture.reduced(by: factor).blurred(variance: variance / (size * size)),
        curve: .linear, margin: margin, cellsPerPixel: appearance.spread.variance > 1.5 ? 1 : 2)
      guard fit.pixels.count > 16 else { return nil }
      fit.freedom = ProjectionFreedom(
        of: appearance.projection, isBand: isBand, isAspectKnown: isAspectKnown)
      fit.adoptLevels()
      fit.parts = [.projection, .levels, .ramp, .spread]
      fit.noise = (25, 25)
      fit.refine(iterations: 8, tolerance: 0.1)
      appearance = fit.appearance
      ownVariance = max(0.2, appearance.spread.variance * size * size - variance)
      appearance.projection = appearance.projection.scaled(by: size)
      let scale = appearance.projection.scale
      guard scale.isFinite, scale > 0.2, ownVariance < Self.mostBlur * Self.mostBlur * scale * scale
      else { return nil }
      let correlation = abs(fit.correlation)
      // What is blurred alike and placed a few pixels off has more than that.
      guard correlation > Self.leastCorrelation else { return nil }
      match = Match(appearance: appearance, correlation: correlation)
      if blur < max(Self.lastBlur.pixels, Self.lastBlur.modules * scale) { return match }
      blur /= 2
    }
  }
}

/// A reading of four corners: which is the symbol's own top left, and which way round they run.
struct CornerOrder: Equatable {
  /// The index of the corner that is the symbol's own top left.
  var first: Int
  var isMirrored: Bool

  static let asTold = CornerOrder(first: 0, isMirrored: false)

  /// All orders: as told, then turned, then mirrored.
  static let all = [false, true].flatMap { isMirrored in
    (0..<4).map { CornerOrder(first: $0, isMirrored: isMirrored) }
  }

  func applied(to quad: Quad) -> Quad {
    let corners = quad.corners
    let order = (0..<4).map { (first + (isMirrored ? 4 - $0 : $0)) % 4 }
    return Quad(
      topLeft: corners[order[0]], topRight: corners[order[1]], bottomRight: corners[order[2]],
      bottomLeft: corners[order[3]])
  }
}
