package import Barcodes
package import Photographed

/// Measures the conditions under which a code was taken: encodes it anew, registers it to the picture, and fits its
/// appearance in linear light.
///
/// A pure function of what it is given.
package struct CodeMeasurer: Sendable {
  /// What is assumed of the camera's curve between light and levels.
  package var curve: TransferCurve
  /// What yaw and pitch are reckoned with; frames are rendered with 1000 unless told.
  package var focalLengthPixels: Double
  /// Whether the corners are exact, begin at the symbol's own top left, and tell its height.
  package var trustsCorners: Bool
  /// Which shapes of blur are tried beside the Gaussian; each takes as long again.
  package var shapes: Set<MeasuredBlur.Kind> = [.disc, .motion]

  package init(
    curve: TransferCurve, focalLengthPixels: Double = 1000, trustsCorners: Bool = false
  ) {
    self.curve = curve
    self.focalLengthPixels = focalLengthPixels
    self.trustsCorners = trustsCorners
  }

  /// - Returns: a measurement, which says why where there is none. Frame and code are left for the caller to name.
  package func measure(_ code: TrueCode, in image: GreyImage) -> CodeMeasurement {
    do {
      let scene = try MeasuredScene(code, in: image, self)
      let fit = try scene.fitted()
      return try MeasurementSummary(fit, of: scene, self).record(code, image)
    } catch {
      return CodeMeasurement(symbology: code.symbology, failed: error.reason)
    }
  }
}

/// Why a code cannot be measured.
struct MeasuringFault: Error, Equatable {
  let reason: String
}
