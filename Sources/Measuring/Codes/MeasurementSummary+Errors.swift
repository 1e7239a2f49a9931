import Barcodes
import Foundation
import Rendering

extension MeasurementSummary {
  /// The standard errors by name, which combine the effect of noise on the fit, the spread among
  /// other shapes of blur, and the error of the model itself.
  var standardErrors: [String: Double] {
    func error(_ index: Int) -> Double { max(covariance[index, index], 0).squareRoot() }
    let levels = fit.freedom.count
    let deviation = fit.appearance.spread.variance.squareRoot()
    let module = max(pose.pose.moduleWidth, 0.1)
    let level = Self.levelFloor(noise)
    var errors = [
      "module_width_px": root(pose.standardErrors[0], Self.relativeFloor * module),
      "rotation_deg": pose.standardErrors[1],
      "yaw_deg": pose.standardErrors[2], "pitch_deg": pose.standardErrors[3],
      "corner_px": root(cornerError, Self.cornerFloor),
      "dark": root(error(levels), level, amongShapes { $0.dark }),
      "light": root(error(levels + 1), level, amongShapes { $0.light }),
      "contrast": root(
        contrastError, level / max(fit.appearance.dark, fit.appearance.light, 0.01),
        amongShapes { 1 - min($0.dark, $0.light) / max($0.dark, $0.light, 1e-3) }),
      "ink_growth_modules": root(
        error(levels + 4), Self.growthFloor / module, amongShapes { $0.growth }),
      "deviation_px": root(
        deviationError(ofVariance: fit.appearance.spread.variance, error: spreadVarianceError),
        Self.spreadFloor.pixels + Self.spreadFloor.share * deviation,
        amongShapes { $0.spread.variance.squareRoot() }),
      "dark_sd": flatNoise?.darkError ?? noise.darkError,
      "light_sd": flatNoise?.lightError ?? noise.lightError,
    ]
    errors["transfer_power"] = curveEvidence.powerError
    // Of a symbol that was found to be flat, nothing tells how little it may be bent.
    if wrapDegrees != nil {
      errors["cylinder_wrap_deg"] = max(projectionCovariance[7, 7], 0).squareRoot()
    }
    return errors
  }

  // What the model leaves where there is no noise, by make check CHECK=measuring: frames are within a grey level of the exact integral
  // at their edges, and their spread within 2 %.

  /// The floor of the module width's error, as a share of it.
  private static let relativeFloor = 5e-5
  /// The floor of the corners' error, in pixels.
  private static let cornerFloor = 0.003
  /// The floor of the ink growth's error, in pixels.
  private static let growthFloor = 0.01
  private static let spreadFloor = (pixels: 0.005, share: 0.005)

  /// Returns the floor of a level's error, as a share of full scale in light. Rounding moves a
  /// level that has no noise by up to half a level; noise of σ levels removes all but exp(−2π²σ²)
  /// of that (Widrow and Kollár, Quantization Noise, 2008, 4.3).
  private static func levelFloor(_ noise: ResidualNoise) -> Double {
    let sigma = min(noise.dark, noise.light)
    return
      (0.03 + GreyImage.roundingVariance.squareRoot() * exp(-2 * .pi * .pi * sigma * sigma))
      / 255
  }

  private func root(_ errors: Double...) -> Double {
    errors.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// Returns the distance of the other shapes' values, weighted by their likelihood (Buckland,
  /// Burnham and Augustin, Biometrics 53, 1997).
  private func amongShapes(_ value: (SymbolAppearance) -> Double) -> Double {
    let here = value(fit.appearance)
    return otherShapes.reduce(0.0) { sum, other in
      let difference = value(other.appearance) - here
      return sum + other.weight * difference * difference
    }.squareRoot()
  }

  private var contrastError: Double {
    let (dark, light) = (fit.appearance.dark, fit.appearance.light)
    let levels = fit.freedom.count
    var gradient = [Double](repeating: 0, count: covariance.count)
    let (low, high) = dark < light ? (levels, levels + 1) : (levels + 1, levels)
    let most = max(dark, light, 1e-6)
    gradient[low] = -1 / most
    gradient[high] = min(dark, light) / (most * most)
    return max(covariance.quadraticForm(gradient), 0).squareRoot()
  }

  private var spreadVarianceError: Double {
    let first = fit.freedom.count + 5
    let parameters = fit.appearance.spread.parameters
    guard parameters.count == 2 else {
      return max(covariance[first, first], 0).squareRoot()
    }
    var gradient = [Double](repeating: 0, count: covariance.count)
    let length = max(fit.appearance.spread.variance, 1e-12)
    gradient[first] = parameters[0] / length
    gradient[first + 1] = parameters[1] / length
    return max(covariance.quadraticForm(gradient), 0).squareRoot()
  }

  /// Returns the slopes along both axes; for a band only across the bars, whose ends are uncertain
  /// by a pixel or two.
  private func components(_ slopes: (x: [Double], y: [Double])) -> [[Double]] {
    guard barEnds != nil else { return [slopes.x, slopes.y] }
    let (along, across) = (cosine(degrees: pose.pose.rotation), sine(degrees: pose.pose.rotation))
    return [zip(slopes.x, slopes.y).map { along * $0 + across * $1 }]
  }

  private var cornerError: Double {
    if let poseCorners { return poseCorners.error }
    let projection = fit.appearance.projection
    let outline = Quad(x: 0, y: 0, width: projection.width, height: projection.height)
    return outline.corners.flatMap { corner -> [Double] in
      let slopes = projection.derivatives(at: corner)
      return components(slopes).map { slope in
        max(projectionCovariance.quadraticForm(slope), 0).squareRoot()
      }
    }.max() ?? 0
  }
}
