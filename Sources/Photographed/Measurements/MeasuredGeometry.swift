package import Barcodes

/// Where the symbol lies, and how it lies before the camera.
package struct MeasuredGeometry: Codable, Sendable, Equatable {
  /// The corners of the symbol without its quiet zone, in pixels.
  package var corners: Quad
  /// At the symbol's middle, facing the camera: `module_width_px` of a condition.
  @Extent package var moduleWidthPixels: Double
  /// Likewise; nil where modules were taken to be as high as wide.
  @Quantity package var moduleHeightPixels: Double?
  /// In modules, without the quiet zone.
  @Extent package var modulesWide: Double
  @Extent package var modulesHigh: Double
  @Quantity package var rotationDegrees: Double
  @Quantity package var yawDegrees: Double
  @Quantity package var pitchDegrees: Double
  /// The focal length that yaw and pitch were reckoned with.
  @Quantity package var focalLengthPixels: Double
  /// The wrap of the cylinder that the symbol is on; 0 is flat.
  @Quantity package var cylinderWrapDegrees: Double
  /// True if the symbol is seen in a mirror.
  package var isMirrored: Bool

  package init(
    corners: Quad, moduleWidthPixels: Double, moduleHeightPixels: Double? = nil,
    modulesWide: Double, modulesHigh: Double, rotationDegrees: Double, yawDegrees: Double,
    pitchDegrees: Double, focalLengthPixels: Double, cylinderWrapDegrees: Double, isMirrored: Bool
  ) {
    self.corners = corners
    self.moduleWidthPixels = moduleWidthPixels
    self.moduleHeightPixels = moduleHeightPixels
    self.modulesWide = modulesWide
    self.modulesHigh = modulesHigh
    self.rotationDegrees = rotationDegrees
    self.yawDegrees = yawDegrees
    self.pitchDegrees = pitchDegrees
    self.focalLengthPixels = focalLengthPixels
    self.cylinderWrapDegrees = cylinderWrapDegrees
    self.isMirrored = isMirrored
  }

  enum CodingKeys: String, CodingKey {
    case corners, moduleWidthPixels, moduleHeightPixels, modulesWide, modulesHigh, rotationDegrees,
      yawDegrees, pitchDegrees, focalLengthPixels, cylinderWrapDegrees
    case isMirrored = "mirrored"
  }
}
