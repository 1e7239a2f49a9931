/// The claims, in the order in which they are reported.
package enum ClaimID: String, Codable, Sendable, CaseIterable {
  case linear = "linear-2px"
  case matrix = "matrix-2px"
  case retailWidth = "ean13-190px"
  case wideCode = "pdf417-1156px"
  case focus
  case necessity = "necessary"
  case formats = "formats-faster"
  case pixels = "pixels-slower"
  case reach = "resolution-reach"
  case nativeResolution = "2mp-enough"
  case fill = "low-resolution"
  case orientation, region
  case liveDrop = "live-drop"
  case liveResolution = "live-resolution"
  case liveFormats = "live-formats"
  case liveEqualReads = "live-equal-reads"
  /// A control, and no claim.
  case masks
}
