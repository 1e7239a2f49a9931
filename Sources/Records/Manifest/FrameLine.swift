package import Barcodes

/// A frame as it stands in a line of `manifest.jsonl`: without what follows from the rest of the line, or is told once for many
/// frames (Documentation/FORMATS.md).
package struct FrameLine: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  /// See `FrameRecord`, as of what follows.
  package var frame: String
  package var file: String?
  @Side package var width: Int
  @Side package var height: Int
  /// In base64; for people, as `corpus show` prints it, in hexadecimal.
  package var pixelsSHA256: String
  package var seed: UInt64
  @Coordinate package var point: [String: Double]
  package var namedCondition: String?
  @Tally package var draw: Int?
  package var payloadLength: PayloadLength?
  package var world: WorldRecord?
  /// The parameters that are otherwise than the rest of the line and `conditions.jsonl` say; nil where none is.
  package var condition: PartialCondition?
  package var codes: [CodeLine]
  package var others: [OtherCodeRecord]?
  package var labelled: [Symbology]?
  package var photograph: PhotographRecord?
  package var twin: TwinOrigin?
  package var stream: StreamFrameRecord?

  enum CodingKeys: String, CodingKey {
    case schema, frame, file, width, height
    case pixelsSHA256 = "pixels_sha256"
    case seed, point
    case namedCondition = "named_condition"
    case draw
    case payloadLength = "payload_length"
    case world, condition, codes, others, labelled, photograph, twin, stream
  }
}

/// A true code in a line of a manifest.
package struct CodeLine: Codable, Sendable, Equatable {
  /// Nil where it is the one in the frame's name.
  package var symbology: Symbology?
  package var text: String
  /// Nil where these are the text's UTF-8.
  package var bytesBase64: Base64Bytes?
  package var isKnownByText: Bool?
  /// Nil where it is the condition's, or not known of a photograph.
  @Extent package var moduleWidthPixels: Double?
  /// How many modules it is wide, and how many high, where both are known.
  @Extent package var modules: [Double]?
  /// Where one of them alone is known.
  @Extent package var modulesWide: Double?
  @Extent package var modulesHigh: Double?
  package var corners: Quad?
  /// See `TrueCode.content`; nil of most codes.
  package var content: ContentTruth?

  enum CodingKeys: String, CodingKey {
    case symbology, text
    case bytesBase64 = "bytes_base64"
    case isKnownByText = "known_by_text"
    case moduleWidthPixels = "module_width_px"
    case modules
    case modulesWide = "modules_wide"
    case modulesHigh = "modules_high"
    case corners, content
  }
}
