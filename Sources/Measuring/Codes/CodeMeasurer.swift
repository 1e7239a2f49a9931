package import Barcodes
package import Photographed

/// A measurer of the conditions under which a code was taken. It encodes the code anew, registers
/// it to the picture, and fits its appearance in linear light; it depends on its inputs alone.
package struct CodeMeasurer: Sendable {
  /// The camera's curve between light and levels that is assumed.
  package var curve: TransferCurve
  /// The focal length for yaw and pitch; frames are rendered with 1000 unless told otherwise.
  package var focalLengthPixels: Double
  /// True if the corners are exact, begin at the symbol's own top left, and tell its height.
  package var trustsCorners: Bool
  /// The shapes of blur to try beside the Gaussian; each takes as long again.
  package var shapes: Set<MeasuredBlur.BlurKind> = [.disc, .motion]

  package init(
    curve: TransferCurve, focalLengthPixels: Double = 1000, trustsCorners: Bool = false
  ) {
    self.curve = curve
    self.focalLengthPixels = focalLengthPixels
    self.trustsCorners = trustsCorners
  }

  /// Returns a measurement, with the reason if it failed; the caller sets its frame and code.
  package func measure(_ code: TrueCode, in image: GreyImage) -> CodeMeasurement {
    do {
      return try MeasuredScene(code, in: image, self).fitted().record(code, image)
    } catch {
      return CodeMeasurement(symbology: code.symbology, failed: error.reason)
    }
  }
}
