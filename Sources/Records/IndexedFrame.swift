package import Barcodes

/// What a report needs of a line of the manifest; the rest is passed over, since a run has up to a million lines.
package struct IndexedFrame: Decodable, Sendable, Equatable {
  /// See `FrameRecord.frame`.
  package var frame: String
  /// In pixels.
  @Side package var width: Int
  /// In pixels.
  @Side package var height: Int
  package var seed: UInt64
  @Coordinate package var point: [String: Double]
  package var namedCondition: String?
  package var payloadLength: PayloadLength?
  package var condition: Placement?
  package var codes: [Code]
  package var others: [Other]?
  package var photograph: Photograph?
  package var twin: TwinOrigin?
  package var stream: StreamFrameRecord?

  package struct Code: Decodable, Sendable, Equatable {
    package var symbology: Symbology
  }

  package struct Other: Decodable, Sendable, Equatable {}

  package struct Photograph: Decodable, Sendable, Equatable {
    /// Clockwise, in degrees.
    @SmallCount package var turned: Int

    enum CodingKeys: String, CodingKey { case turned = "turned_deg" }
  }

  /// Of the condition.
  package struct Placement: Decodable, Sendable, Equatable {
    /// Where the symbol's left side lies within a pixel; absent where that is at its border.
    @Share package var phaseXPixels: Double?

    enum CodingKeys: String, CodingKey { case phaseXPixels = "phase_x_px" }
  }

  enum CodingKeys: String, CodingKey {
    case frame, width, height, seed, point
    case namedCondition = "named_condition"
    case payloadLength = "payload_length"
    case condition, codes, others, photograph, twin, stream
  }
}

/// What tells a frame's pixels from another's.
package struct HashedFrame: Decodable, Sendable, Equatable {
  package var frame: String
  package var pixelsSHA256: String

  /// The key has the spelling of the manifest.
  enum CodingKeys: String, CodingKey {
    case frame
    case pixelsSHA256 = "pixels_sha256"
  }
}
