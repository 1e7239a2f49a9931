import Barcodes
import Encoding
import Photographed
import Rendering

/// A code to be measured, with the pixels around it and the symbols that it may be.
struct MeasuredScene {
  let corners: Quad
  let window: PictureWindow
  /// One candidate of each size that the symbol may have.
  let sizes: [SymbolCandidate]
  /// The candidates that libzint chooses by itself, or for another level, mask or column count.
  let usual: [SymbolCandidate]
  let code: TrueCode
  let measurer: CodeMeasurer
  let symbology: Symbology

  init(_ code: TrueCode, in image: GreyImage, _ measurer: CodeMeasurer) throws(Fault) {
    guard let corners = code.corners else {
      throw Fault(reason: "its corners are not known")
    }
    self.corners = corners
    self.measurer = measurer
    symbology = code.symbology
    self.code = code
    usual = SymbolCandidate.all(for: code)
    sizes =
      measurer.trustsCorners && !usual.isEmpty
      ? [usual[0]]
      : SymbolCandidate.sizes(for: code, beside: usual).filter {
        measurer.trustsCorners || code.symbology != .pdf417 || $0.isAsLong(as: corners)
      }
    guard let first = sizes.first else {
      throw Fault(reason: "libzint cannot encode its content")
    }
    let size = corners.longestSide
    let zone = QuietZone.measured(around: symbology)
    let margin =
      6 + size * max(zone.left + 3, measurer.trustsCorners ? 0 : 0.2 * first.width) / first.width
    guard let window = PictureWindow(image, around: corners.corners, margin: margin) else {
      throw Fault(reason: "it lies outside the picture")
    }
    self.window = window
  }

  /// True if only a band of the bars is fitted.
  var isBand: Bool { symbology.dimension == .linear && !measurer.trustsCorners }

  /// True if the aspect of modules is known.
  var isAspectKnown: Bool { measurer.trustsCorners || symbology.isOfFixedProportions }

  /// The shapes of blur to try. A band of bars tells nothing of motion along the bars.
  var shapes: Set<MeasuredBlur.BlurKind> {
    isBand ? measurer.shapes.subtracting([.motion]) : measurer.shapes
  }

  /// Returns the margin fitted around a symbol, in modules: its quiet zone where corners are
  /// trusted. In photographs, whose quiet zones are often too small, it is one module, which
  /// includes the border; for a band it leaves out the ends of the bars.
  func margin(of candidate: SymbolCandidate) -> QuietZone {
    var zone = QuietZone.measured(around: symbology)
    guard !measurer.trustsCorners else { return zone }
    guard isBand else {
      (zone.left, zone.right, zone.top, zone.bottom) = (1, 1, 1, 1)
      return zone
    }
    zone.left = min(zone.left, 4)
    zone.right = min(zone.right, 4)
    zone.top = -candidate.height * Quad.hiddenShareOfBand
    zone.bottom = zone.top
    return zone
  }

  func fitted() throws(Fault) -> MeasurementSummary {
    let lit = window.lit(by: measurer.curve)
    let found = try measurer.trustsCorners ? trusted(lit) : searched(lit)
    guard found.match.correlation > Self.leastCorrelation else {
      throw Fault(reason: "the picture does not show the symbol at its corners")
    }
    return try fit(found, lit)
  }

  static let leastCorrelation = 0.6

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

extension SymbolCandidate {
  /// Returns true if the symbol's proportions are close to a quad's, seen from any side. Rows may
  /// be from half to twice as high as libzint's.
  fileprivate func isAsLong(as quad: Quad) -> Bool {
    let across = (quad.topRight - quad.topLeft).length + (quad.bottomRight - quad.bottomLeft).length
    let down = (quad.bottomLeft - quad.topLeft).length + (quad.bottomRight - quad.topRight).length
    let share = max(down, 1) / max(across, 1)
    return [share, 1 / share].contains { (0.5...2).contains($0 * width / height) }
  }
}

extension QuietZone {
  /// Returns the symbology's quiet zone, but at least a module on every side.
  static func measured(around symbology: Symbology) -> QuietZone {
    var zone = QuietZone(of: symbology)
    zone.left = max(1, zone.left)
    zone.right = max(1, zone.right)
    zone.top = max(1, zone.top)
    zone.bottom = max(1, zone.bottom)
    return zone
  }
}
