/// An engine's report of what it read at one place.
public struct Decode: Sendable, Equatable {
  /// Nil where the engine reports a format outside ScanBench's 13.
  public var symbology: Symbology?
  /// The payload as the engine's library returns it, before any change of encoding.
  public var bytes: [UInt8]
  /// The payload as text.
  public var text: String
  /// Where it was read; nil where the engine does not say.
  public var corners: Quad?
  /// The engine's further statements about the code.
  public var details: DecodeDetails

  public init(
    symbology: Symbology?, bytes: [UInt8], text: String, corners: Quad?,
    details: DecodeDetails = DecodeDetails()
  ) {
    self.symbology = symbology
    self.bytes = bytes
    self.text = text
    self.corners = corners
    self.details = details
  }

  /// A decode whose text is its bytes read as UTF-8.
  public init(symbology: Symbology?, bytes: [UInt8], corners: Quad?) {
    self.init(
      symbology: symbology, bytes: bytes, text: String(decoding: bytes, as: UTF8.self),
      corners: corners)
  }
}
