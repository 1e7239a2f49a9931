import Barcodes
import Summaries

/// The size of a picture, in pixels.
package struct FrameSize: Sendable, Hashable {
  package let width: Double
  package let height: Double

  package init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// Those that the guide speaks of, and cameras usually give.
  package static let usual = [
    FrameSize(width: 1280, height: 720), FrameSize(width: 1920, height: 1080),
  ]

  package var longerSide: Double { max(width, height) }
  package var shorterSide: Double { min(width, height) }
  /// `1920 × 1080`
  package var name: String { "\(Wording.plain(width)) × \(Wording.plain(height))" }
}
