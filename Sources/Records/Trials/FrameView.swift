package import Barcodes

/// How an engine is shown a frame: what it is told of the orientation, and where it is to look.
package struct FrameView: Sendable, Equatable {
  /// The suite's name for it; nil in suites without views.
  package var name: String?
  /// How the frame's pixels lie in the upright scene; nil where the engine is told nothing.
  package var orientation: ImageOrientation?
  /// The region of interest, within the frame; nil for the whole frame.
  package var region: PixelRectangle?

  package init(
    name: String? = nil, orientation: ImageOrientation? = nil, region: PixelRectangle? = nil
  ) {
    self.name = name
    self.orientation = orientation
    self.region = region
  }
}
