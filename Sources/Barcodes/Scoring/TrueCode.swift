/// A barcode that is really in the frame.
public struct TrueCode: Sendable, Equatable {
  public var symbology: Symbology
  /// The payload, with its check digit where the symbology shows one.
  public var bytes: [UInt8]
  /// True if only the payload's text is known, of which `bytes` is the UTF-8: the symbol may encode
  /// it otherwise. Decodes with the same text have the content, too.
  public var isKnownByText: Bool
  /// In pixels; nil where it is not known, as in most photographs.
  public var moduleWidthPixels: Double?
  /// The symbol without its quiet zone, in modules; nil where that is not known.
  public var modulesWide: Double?
  /// The symbol without its quiet zone, in modules; nil where that is not known.
  public var modulesHigh: Double?
  /// Nil where it is not known where in the frame the code is: then any decode may be of it.
  public var corners: Quad?
  /// The known truth about the content beyond its bytes; nil for most codes.
  public var content: ContentTruth?

  public init(
    symbology: Symbology, bytes: [UInt8], isKnownByText: Bool = false,
    moduleWidthPixels: Double? = nil, modulesWide: Double? = nil, modulesHigh: Double? = nil,
    corners: Quad? = nil, content: ContentTruth? = nil
  ) {
    self.symbology = symbology
    self.bytes = bytes
    self.isKnownByText = isKnownByText
    self.moduleWidthPixels = moduleWidthPixels
    self.modulesWide = modulesWide
    self.modulesHigh = modulesHigh
    self.corners = corners
    self.content = content
  }

  /// The bytes of a GS1 symbol whose text is what is printed below it, `(01)…(10)…`; nil for any
  /// other.
  var bytesOfPrintedElements: [UInt8]? {
    guard isKnownByText, bytes.first == UInt8(ascii: "("),
      symbology.facts.notation == .leadingFNC1
    else { return nil }
    return GS1Element.elements(printed: text).map(GS1Element.bytes)
  }

  /// The payload as text: in the symbol's own encoding where that is known, else as UTF-8.
  public var text: String { content?.text ?? String(decoding: bytes, as: UTF8.self) }
}
