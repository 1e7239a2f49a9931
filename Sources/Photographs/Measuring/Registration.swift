import Barcodes
import CorpusRendering

/// Finds where a symbol lies from corners that are a few pixels off, may begin at another corner, and may run the other
/// way round: at first in a blurred picture, then in sharper ones.
struct Registration {
  /// The light on the scale of levels.
  let picture: PictureWindow
  let model: InkModel
  /// In modules.
  let width: Double
  let height: Double
  let margin: QuietZone
  /// How far corners may be off, in pixels.
  let slack: Double

  /// A place, and how well the picture correlates with the symbol there.
  struct Match {
    var appearance: SymbolAppearance
    var correlation: Double
  }

  /// From this correlation on, no other start is tried: another gives a QR code half of it at most.
  static let goodCorrelation = 0.85

  /// The best of all starts that the corners may mean; nil where none is a quad.
  func best(from corners: Quad, starts: [CornerOrder]) -> Match? {
    var best: Match?
    for start in starts {
      guard
        let projection = Homography(
          width: width, height: height, corners: start.applied(to: corners)),
        let match = match(from: projection)
      else { continue }
      if match.correlation > best?.correlation ?? -1 { best = match }
      if match.correlation > Self.goodCorrelation { break }
    }
    return best
  }

  func match(from projection: Homography) -> Match? {
    var appearance = SymbolAppearance(
      projection: projection, spread: .gaussian(variance: 0.3), growth: 0, dark: 0, light: 1)
    var match: Match?
    var blur = slack
    while true {
      let factor = max(1, Int(min(appearance.projection.scale, 2 * blur) / 3))
      let variance = blur * blur
      let size = Double(factor)
      appearance.projection = appearance.projection.scaled(by: 1 / size)
      appearance.spread = .gaussian(variance: variance / (size * size) + 0.3)
      var fit = AppearanceFit(
        appearance, of: model,
        in: picture.reduced(by: factor).blurred(variance: variance / (size * size)),
        curve: .linear, margin: margin, cellsPerPixel: 2)
      guard fit.pixels.indices.count > 16 else { return nil }
      fit.adoptLevels()
      fit.parts = [.projection, .levels]
      fit.noise = (25, 25)
      fit.refine(iterations: 8, tolerance: 0.1)
      appearance = fit.appearance
      appearance.projection = appearance.projection.scaled(by: size)
      guard appearance.projection.scale.isFinite, appearance.projection.scale > 0.2 else {
        return nil
      }
      match = Match(appearance: appearance, correlation: abs(fit.correlation))
      if blur < 0.7 { return match }
      blur /= 2
    }
  }
}

/// How corners may be meant: which is the symbol's own top left, and which way round they run.
struct CornerOrder: Equatable {
  /// Which of the corners is the symbol's own top left.
  var first: Int
  var isMirrored: Bool

  static let asTold = CornerOrder(first: 0, isMirrored: false)

  /// As they stand, then turned, then mirrored.
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
