import Barcodes
import Rendering

/// How a symbol looks in a picture: all that a fit finds.
struct SymbolAppearance {
  var projection: SymbolProjection
  var spread: PointSpread
  /// In modules.
  var growth: Double
  /// The light of ink and of ground at the window's middle, 1 at full scale.
  var dark: Double
  var light: Double
  /// The growth of the light from the window's middle to its right edge, and to its lower edge, as a share.
  var rampAcross = 0.0
  var rampDown = 0.0

  /// What a fit may change, in the order of its parameters.
  enum Part {
    case projection, levels, ramp, growth, spread
    /// The power of the curve; where it is fitted, it comes last.
    case power

    /// What is fitted unless told: the curve is assumed.
    static let usual: [Part] = [.projection, .levels, .ramp, .growth, .spread]
  }
}

extension SymbolAppearance {
  /// In a picture that is so many times as large.
  func scaled(by factor: Double) -> SymbolAppearance {
    var scaled = self
    scaled.projection = projection.scaled(by: factor)
    scaled.spread = spread.with(parameters: spread.parameters.map { $0 * factor * factor })
    return scaled
  }

  /// Whether it is in front of the camera, not far outside a window, and blurred by less than the window's size.
  func isPossible(in frame: PixelRectangle) -> Bool {
    let size = Double(frame.width + frame.height)
    let spreads = spread.parameters
    guard spreads.allSatisfy(\.isFinite), spread.variance < 0.01 * size * size,
      [dark, light, rampAcross, rampDown, growth].allSatisfy({ abs($0) < 1e3 }),
      projection.isInFront
    else { return false }
    let middle = Point(
      x: Double(frame.x) + Double(frame.width) / 2, y: Double(frame.y) + Double(frame.height) / 2)
    return projection.corners.corners.allSatisfy { ($0 - middle).length < 20 * size }
  }
}

extension PointSpread {
  /// What a fit changes: the variance; of a motion, the variance times the cosine and the sine of twice the angle, which
  /// do not jump where the angle does.
  var parameters: [Double] {
    switch self {
    case .gaussian(let variance), .disc(let variance): [variance]
    case .motion(let variance, let degrees):
      [variance * cosine(degrees: 2 * degrees), variance * sine(degrees: 2 * degrees)]
    }
  }

  /// The same shape with other parameters; a variance below 0 is none.
  func with(parameters: [Double]) -> PointSpread {
    switch self {
    case .gaussian: .gaussian(variance: max(0, parameters[0]))
    case .disc: .disc(variance: max(0, parameters[0]))
    case .motion:
      .motion(
        variance: (parameters[0] * parameters[0] + parameters[1] * parameters[1]).squareRoot(),
        degrees: degrees(y: parameters[1], x: parameters[0]) / 2)
    }
  }
}
