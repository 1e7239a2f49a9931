package import Barcodes

/// A frame as a line of `manifest.jsonl`: without what follows from the rest of the line, or is
/// stated once for many frames (Documentation/FORMATS.md).
package struct FrameLine: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  /// See `FrameRecord` for this and the following properties.
  package var frame: String
  package var file: String?
  @Side package var width: Int
  @Side package var height: Int
  /// The SHA-256 in base64, or in hexadecimal if `corpus show` prints it for people.
  package var pixelsSHA256: String
  package var seed: UInt64
  @Coordinate package var point: [String: Double]
  package var namedCondition: String?
  @Tally package var draw: Int?
  package var payloadLength: PayloadLength?
  package var world: WorldRecord?
  /// The parameters that differ from what the rest of the line and `conditions.jsonl` state; nil if
  /// none do.
  package var condition: PartialCondition?
  package var codes: [CodeLine]
  package var others: [OtherCodeRecord]?
  package var labelled: [Symbology]?
  package var photograph: PhotographRecord?
  package var twin: TwinOrigin?
  package var stream: StreamFrameRecord?
}

/// A true code in a line of a manifest.
package struct CodeLine: Codable, Sendable, Equatable {
  /// Nil if it is the symbology in the frame's name.
  package var symbology: Symbology?
  package var text: String
  /// Nil if the bytes are the text's UTF-8.
  package var bytesBase64: Base64Bytes?
  package var isKnownByText: Bool?
  /// Nil if it is the condition's, or not known for a photograph.
  @Extent package var moduleWidthPixels: Double?
  /// The width and the height in modules, if both are known.
  @Extent package var modules: [Double]?
  /// The width or the height in modules, if only one is known.
  @Extent package var modulesWide: Double?
  @Extent package var modulesHigh: Double?
  package var corners: Quad?
  /// See `TrueCode.content`; nil for most codes.
  package var content: ContentTruth?
  /// See `CodeRecord.printGrade`.
  package var printGrade: PrintGradeRecord?

  enum CodingKeys: String, CodingKey {
    case symbology, text, bytesBase64
    case isKnownByText = "knownByText"
    case moduleWidthPixels, modules, modulesWide, modulesHigh, corners, content, printGrade
  }
}
