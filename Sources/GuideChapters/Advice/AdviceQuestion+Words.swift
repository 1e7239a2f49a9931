package import Findings
import Summaries

extension AdviceQuestion {
  package static var usualModuleWords: String { "\(Wording.plain(usualModule)) mm" }
  package static var usualAngleWords: String { "\(Wording.plain(usualFieldOfView))°" }

  /// Returns for example `19.8 cm`.
  package static func usualDistance(ofPixels pixels: Double, in size: FrameSize) -> String {
    Wording.distance(
      usualReach(ofPixels: pixels, in: size).threeDigitsDown)
  }
}
