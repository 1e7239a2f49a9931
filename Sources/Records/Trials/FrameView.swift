package import Barcodes

/// The way a frame is presented to an engine: with an orientation and a region of interest.
package struct FrameView: Sendable, Equatable {
  /// The suite's name for the view; nil in suites without views.
  package var name: String?
  /// The orientation of the frame's pixels in the upright scene; nil if the engine is told nothing.
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
