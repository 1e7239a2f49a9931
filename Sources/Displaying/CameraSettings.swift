package import Barcodes
package import Foundation

/// How the page with the camera scans: as the guides advise, unless told otherwise.
package struct CameraSettings: Encodable, Sendable {
  /// What is asked of the camera; it may give another resolution.
  package var width: Int
  package var height: Int
  /// By the W3C's names.
  package var formats: [Symbology]
  /// Whether a script that defines BarcodeDetector comes with the page.
  package var hasPolyfill: Bool
  /// A code that was not seen for so long is told anew when it is seen again.
  package var forgetMilliseconds = 500.0

  package init(width: Int, height: Int, formats: [Symbology], hasPolyfill: Bool) {
    self.width = width
    self.height = height
    self.formats = formats
    self.hasPolyfill = hasPolyfill
  }

  enum CodingKeys: String, CodingKey {
    case width, height, formats
    case hasPolyfill = "polyfill"
    case forgetMilliseconds = "forget_ms"
  }
}

/// What the page on the screen says of itself.
package struct ScreenDescription: Codable, Sendable {
  package var userAgent: String
  /// Pixels of the screen for one of CSS.
  @Extent package var devicePixelRatio: Double
  /// Of the window, in pixels of the screen.
  @Extent package var width: Int
  @Extent package var height: Int

  /// Reads the body of `join`.
  ///
  /// - Throws: `DisplayFault` where it is of another shape, or says what cannot be.
  package init(_ body: Data) throws(DisplayFault) {
    self = try DisplayFault.decoded(body, "what the page says of its screen")
    // It stands in every line of the recording.
    userAgent = VisibleText.of(userAgent, limit: 500)
  }

  enum CodingKeys: String, CodingKey {
    case width, height
    case userAgent = "user_agent"
    case devicePixelRatio = "device_pixel_ratio"
  }
}
