extension FrameRecord {
  /// A key that frames with identical pixels have in common.
  package var pixelIdentity: String { "\(width) \(pixelsSHA256)" }
}
