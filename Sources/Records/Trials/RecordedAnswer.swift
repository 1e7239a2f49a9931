package import Barcodes

/// A reader's answer for one picture: a line of a recording. The first line's reader is that of
/// all.
package struct RecordedAnswer: Codable, Sendable, Equatable {
  package struct Code: Codable, Sendable, Equatable {
    /// Nil where the reader named none of the 13.
    package var symbology: Symbology?
    package var text: String
    /// Nil where only the text was recorded.
    package var bytesBase64: Base64Bytes?
    package var corners: Quad?
    /// The reader's further statements about the code, each under the key of a decode of the
    /// engines' protocol.
    package var details = DecodeDetails()

    package init(symbology: Symbology?, text: String, corners: Quad?) {
      (self.symbology, self.text, self.corners) = (symbology, text, corners)
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      symbology = try container.decodeIfPresent(Symbology.self, forKey: .symbology)
      text = try container.decode(String.self, forKey: .text)
      bytesBase64 = try container.decodeIfPresent(Base64Bytes.self, forKey: .bytesBase64)
      corners = try container.decodeIfPresent(Quad.self, forKey: .corners)
      details = try DecodeDetails(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(symbology, forKey: .symbology)
      try container.encode(text, forKey: .text)
      try container.encodeIfPresent(bytesBase64, forKey: .bytesBase64)
      try container.encodeIfPresent(corners, forKey: .corners)
      try details.encode(to: encoder)
    }

    enum CodingKeys: String, CodingKey {
      case symbology, text, bytesBase64, corners
    }
  }

  /// A frame's name in a corpus; or else the picture's file has this SHA-256, in hexadecimal.
  package var frame: String?
  package var imageSHA256: String?
  /// SHA-256 of the frame's grey levels, in hexadecimal, where it is known; of a frame of that name with other pixels nothing is recorded.
  package var pixelsSHA256: String?
  package var engine: String
  package var version: String?
  package var device: String?
  package var source: String?
  package var date: String?
  /// The symbologies that the reader can read; nil for all 13.
  package var symbologies: [Symbology]?
  package var decodes: [Code]
  /// Wall-clock time of each call, as the reader's own clock told it.
  @Nanoseconds package var durationsNanoseconds: [Int64]?

  package init(
    frame: String? = nil, imageSHA256: String? = nil, pixelsSHA256: String? = nil, engine: String,
    version: String? = nil, device: String? = nil, source: String?, date: String?,
    symbologies: [Symbology]? = nil, decodes: [Code], durationsNanoseconds: [Int64]?
  ) {
    self.frame = frame
    self.imageSHA256 = imageSHA256
    self.pixelsSHA256 = pixelsSHA256
    self.engine = engine
    self.version = version
    self.device = device
    self.source = source
    self.date = date
    self.symbologies = symbologies
    self.decodes = decodes
    self.durationsNanoseconds = durationsNanoseconds
  }
}
