import Barcodes

extension Decode {
  /// Creates a decode, in the contract's terms, of what Vision observed; nil where nothing was
  /// decoded, or something that nobody asked for.
  ///
  /// - Parameters:
  ///   - kind: nil for a symbology that is none of the 13.
  ///   - text: `payloadStringValue`.
  ///   - data: `payloadData`, for contents that are no text.
  init?(
    vision kind: VisionSymbology?, text: String?, data: [UInt8]?, corners: Quad,
    mask: FormatMask
  ) {
    guard let bytes = text.map({ Array($0.utf8) }) ?? data else { return nil }
    var decode = Decode(symbology: kind?.symbology, bytes: bytes, corners: corners)
    if kind == .ean13, !mask.contains(.ean13) {
      // It stands for the UPC-A that was asked for, or is an EAN-13 that was not.
      guard bytes.count == 13, bytes.first == UInt8(ascii: "0") else { return nil }
      decode = Decode(symbology: .upcA, bytes: Array(bytes.dropFirst()), corners: corners)
    }
    self = decode
  }
}

extension Point {
  /// A point of Vision in the contract's pixels. Its coordinates are shares of the image's width and height, and y runs upwards.
  ///
  /// Source: https://developer.apple.com/documentation/vision/vnrectangleobservation
  init(visionX x: Double, y: Double, width: Int, height: Int) {
    self.init(x: x * Double(width), y: (1 - y) * Double(height))
  }
}
