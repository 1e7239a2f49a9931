extension FrameRecord {
  /// What frames have in common that show the same, pixel for pixel.
  package var pixelIdentity: String { "\(width) \(pixelsSHA256)" }
}
