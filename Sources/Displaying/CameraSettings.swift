package import Barcodes
package import Foundation

/// The scan settings of the camera page: as the guides advise, unless told otherwise.
struct CameraSettings: Encodable {
  /// The resolution that is requested of the camera, which may give another one.
  var width: Int
  var height: Int
  /// The formats to look for, encoded with the W3C's names.
  var formats: [Symbology]
  /// True if a script that defines BarcodeDetector comes with the page.
  var hasPolyfill: Bool
  /// A code that was not seen for this long is reported again when it reappears.
  var forgetMilliseconds = 500.0
}

/// The description that the page on the screen gives of itself.
package struct ScreenDescription: Codable, Sendable {
  /// The size of the window, in pixels of the screen.
  @Extent package var width: Int
  @Extent package var height: Int
  package var userAgent: String
  @Extent package var devicePixelRatio: Double

  /// - Throws: `DisplayFault` if the `join` request has another shape or an impossible value.
  package init(_ body: Data) throws(DisplayFault) {
    self = try DisplayFault.decoded(body, "what the page says of its screen")
    // It stands in every line of the recording.
    userAgent = VisibleText.of(userAgent, limit: 500)
  }
}
