/// One size of frame.
package struct LatencySize: Hashable {
  /// The axes that set it.
  package static let axes: Set = ["frame_width_px", "frame_height_px"]

  package var point: [String: Double]
  /// Width times height.
  package var pixels: Double

  package init(point: [String: Double], pixels: Double) {
    self.point = point
    self.pixels = pixels
  }

  /// True if frames of these dimensions are of this size; where the suite does not vary it, by
  /// their number of pixels.
  package func isOf(width: Int?, height: Int?) -> Bool {
    guard let width, let height else { return false }
    guard let ownWidth = point["frame_width_px"], let ownHeight = point["frame_height_px"] else {
      return Double(width * height) == pixels
    }
    return ownWidth == Double(width) && ownHeight == Double(height)
  }

  /// `640 × 480`, or the size in megapixels where the suite does not vary both sides.
  package var name: String {
    guard let width = point["frame_width_px"], let height = point["frame_height_px"] else {
      return Wording.megapixels(pixels)
    }
    return "\(Wording.plain(width)) × \(Wording.plain(height))"
  }
}
