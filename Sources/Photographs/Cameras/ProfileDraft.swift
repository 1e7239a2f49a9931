import Barcodes
package import Foundation
package import Photographed
import Records
import Suites

/// A camera profile made of measured photographs: a draw for each one that frames can imitate.
package struct ProfileDraft {
  private let draws: [String]
  /// The number of draws that borrow the noise of another photograph.
  package let borrowedCount: Int
  package var count: Int { draws.count }
  package let photographCount: Int

  /// - Parameters:
  ///   - blur: the least and the most blur that is taken, in px: the standard deviation along the axis of largest spread.
  ///   - mostUnexplained: the largest share of the picture's variance that the fit may leave unexplained.
  package init(
    _ measurements: [CodeMeasurement], blur: ClosedRange<Double> = 0...1000,
    mostUnexplained: Double = 0.15
  ) {
    let taken = measurements.filter {
      Self.canImitate($0) && blur.contains($0.blur?.deviationPixels ?? .nan)
        && $0.unexplained ?? 1 <= mostUnexplained
    }
    let lenders = taken.filter { $0.noise != nil }
    borrowedCount = lenders.isEmpty ? 0 : taken.count - lenders.count
    var photographs: [String: Int] = [:]
    draws = taken.compactMap { measurement in
      let photograph = photographs[measurement.frame] ?? photographs.count
      photographs[measurement.frame] = photograph
      var measurement = measurement
      if measurement.noise == nil {
        measurement.noise = Self.lender(of: measurement, lenders)?.noise
      }
      return Self.draw(measurement, ofPhotograph: photograph)
    }
    photographCount = photographs.count
  }

  /// Returns true if a measurement is whole, and of a code that frames can imitate.
  private static func canImitate(_ measurement: CodeMeasurement) -> Bool {
    guard measurement.failed == nil, measurement.blur != nil,
      measurement.noise != nil || measurement.edgeDisplacement != nil,
      let light = measurement.light, let geometry = measurement.geometry
    else { return false }
    return (0.05...4).contains(light.brightness) && !(measurement.print?.inverted ?? false)
      && abs(geometry.yawDegrees) < 60 && abs(geometry.pitchDegrees) < 60
  }

  /// Returns the measurement whose noise stands in for that of a code too small to have a flat area
  /// to measure. It is the one most alike in brightness (hot-deck imputation: Andridge and Little,
  /// International Statistical Review 78, 2010).
  private static func lender(
    of measurement: CodeMeasurement, _ lenders: [CodeMeasurement]
  ) -> CodeMeasurement? {
    func brightness(_ measurement: CodeMeasurement) -> Double {
      log(measurement.light?.brightness ?? 1)
    }
    let own = brightness(measurement)
    return lenders.min { abs(brightness($0) - own) < abs(brightness($1) - own) }
  }

  /// Returns the measurements with each picture counted once, however many names it has.
  ///
  /// - Parameter files: the measurements of each file.
  /// - Returns: the measurements taken, and the number left out as repeating an earlier picture.
  package static func distinct(
    _ files: [[CodeMeasurement]]
  ) -> (taken: [CodeMeasurement], repeated: Int) {
    var firsts: [String: (file: Int, frame: String)] = [:]
    let all = files.enumerated().flatMap { number, file in file.map { (number, $0) } }
    let taken = all.compactMap { number, measurement -> CodeMeasurement? in
      guard let pixels = measurement.pixelsSHA256 else { return measurement }
      let first = firsts[pixels] ?? (number, measurement.frame)
      firsts[pixels] = first
      return first == (number, measurement.frame) ? measurement : nil
    }
    return (taken, all.count - taken.count)
  }

  /// Returns the content of the profile's file.
  ///
  /// - Parameter comment: lines that open the file as comments.
  package func yaml(name: String, source: String, comment: [String]) -> Data {
    let quoted = source.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let head =
      comment.map { "# \($0)" } + [
        "schema: \(CameraProfile.currentSchema)", "name: \(name)", "source: \"\(quoted)\"",
        "draws:",
      ]
    return Data(((head + draws.map { "  - {\($0)}" }).joined(separator: "\n") + "\n").utf8)
  }

  /// Returns the line of one draw, or nil if the measurement is incomplete. Blur is in pixels,
  /// since a lens out of focus blurs by a fixed number of them, however large the symbol is.
  /// Rotation and ink growth are left out because they are not the camera's, and the ramp because
  /// it depends on how much of the picture the code fills.
  private static func draw(
    _ measurement: CodeMeasurement, ofPhotograph photograph: Int
  ) -> String? {
    guard let condition = measurement.condition, let blur = measurement.blur else { return nil }
    var values = [(CameraProfile.ownWidthName, condition.moduleWidthPixels)]
    switch blur.kind {
    case .none: break
    case .gaussian: values.append(("gaussian_blur_px", blur.sizePixels))
    case .disc: values.append(("defocus_radius_px", blur.sizePixels))
    case .motion:
      values.append(("motion_length_px", blur.sizePixels))
      values.append(("motion_angle_deg", blur.angleDegrees ?? 0))
    }
    values += [
      ("noise_sigma", condition.noiseSigma), ("shot_noise", condition.shotNoise),
      ("ink_noise_sigma", condition.inkNoiseSigma),
      ("noise_correlation_px", condition.noiseCorrelationPixels),
      ("edge_displacement_px", condition.edgeDisplacementPixels),
      ("edge_displacement_lag_across", condition.edgeDisplacementLagAcross),
      ("edge_displacement_lag_along", condition.edgeDisplacementLagAlong),
      ("contrast", condition.contrast),
      ("brightness", condition.brightness), ("yaw_deg", condition.yawDegrees),
      ("pitch_deg", condition.pitchDegrees),
      ("focal_length_px", condition.focalLengthPixels),
    ]
    let numbers = values.map { name, value in
      "\(name): \(((value * 1000).rounded() / 1000).formatted(.number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never).precision(.fractionLength(0...3))))"
    }
    let flags = [
      condition.noiseAfterCurve ? "noise_after_curve: true" : "",
      condition.srgbCurve ? "srgb_curve: true" : "",
    ]
    let code = [
      "symbology: \(measurement.symbology.name)",
      "\(CameraProfile.photographName): \(photograph)",
    ]
    return (code + numbers + flags).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
