package import Barcodes
import Records
import Suites

/// A frame of a preview: what the contact sheet shows of it, and the text beside it.
package struct PreviewFrame: Sendable {
  package let thumbnail: GreyImage
  /// The named condition, or the values that set the point apart; the symbology where the suite has but one
  /// point.
  package let heading: String
  /// The settings of a named condition; else empty.
  package let settings: String
  package let symbology: Symbology
  /// The width of the symbol's modules, before tilt and curvature.
  package let moduleWidthPixels: Double
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// The frame's name, by which it can be rendered alone.
  package let frame: String

  init(_ rendered: RenderedFrame, at point: SuitePoint, of suite: Suite, symbology: Symbology) {
    thumbnail = rendered.image.fitted(
      width: ContactSheet.thumbnailWidth, height: ContactSheet.thumbnailHeight)
    // No-break spaces: a line may end between two values, not within one.
    let values = suite.settings(of: point).map { $0.replacing(" ", with: "\u{A0}") }
      .joined(separator: ", ")
    if let name = point.namedCondition {
      (heading, settings) = (name, values == name ? "" : values)
    } else {
      (heading, settings) = (values.isEmpty ? symbology.name : values, "")
    }
    self.symbology = symbology
    moduleWidthPixels = rendered.record.condition?.moduleWidthPixels ?? 0
    (width, height) = (rendered.record.width, rendered.record.height)
    frame = rendered.record.frame
  }

  /// `qr_code, module 2.13 px`.
  package var symbol: String {
    "\(symbology.name), module \(moduleWidthPixels.roundedText) px"
  }

  /// `1280 × 720 px`.
  package var frameSize: String { "\(width) × \(height) px" }
}
