import Barcodes
import Rendering

/// The appearance of a symbol in a picture: everything that a fit finds.
struct SymbolAppearance {
  var projection: SymbolProjection
  var spread: PointSpread
  /// The ink growth in modules.
  var growth: Double
  /// The light of ink at the window's middle, 1 at full scale.
  var dark: Double
  var light: Double
  /// The relative growth of the light from the window's middle to its right edge.
  var rampAcross = 0.0
  var rampDown = 0.0

  /// A group of parameters that a fit may change, in their order.
  enum AppearancePart {
    case projection, levels, ramp, growth, spread
    /// The power of the curve; if it is fitted, it comes last.
    case power

    /// The parts fitted by default, with the curve assumed.
    static let usual: [AppearancePart] = [.projection, .levels, .ramp, .growth, .spread]
  }
}

extension SymbolAppearance {
  /// Returns the appearance in a picture `factor` times as large.
  func scaled(by factor: Double) -> SymbolAppearance {
    var scaled = self
    scaled.projection = projection.scaled(by: factor)
    scaled.spread = spread.with(parameters: spread.parameters.map { $0 * factor * factor })
    return scaled
  }

  /// Returns true if it is before the camera, near the window, and blurred by less than its size.
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
  /// The parameters of a fit: the variance; for a motion times the cosine and the sine of twice the
  /// angle, which do not jump where the angle does.
  var parameters: [Double] {
    switch self {
    case .gaussian(let variance), .disc(let variance): [variance]
    case .motion(let variance, let degrees):
      [variance * cosine(degrees: 2 * degrees), variance * sine(degrees: 2 * degrees)]
    }
  }

  /// Returns the same shape with other parameters; a variance below 0 becomes 0.
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
