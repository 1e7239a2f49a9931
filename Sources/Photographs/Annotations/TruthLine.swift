package import Barcodes
package import Records

/// A line of `truth.jsonl`, which can be written by hand: a picture and the codes on it.
///
///     {"image": "IMG_1.jpg", "codes": [{"symbology": "ean_13", "text": "4006381333931"}]}
package struct TruthLine: Codable, Sendable, Equatable {
  package struct LineCode: Codable, Sendable, Equatable {
    /// One of the 13 symbologies, or any other name for a code that is not counted.
    package var symbology: String
    /// The text; nil for a code that is not counted because its content is unknown.
    package var text: String?
    /// The content in bytes, before the text, if it is not text or in an encoding that readers
    /// guess differently.
    package var bytesBase64: Base64Bytes?
    package var corners: Quad?
    /// The engines that read the code of a proposal; nil if a person wrote it.
    package var readBy: [String]?

    package init(symbology: String, text: String?, corners: Quad?) {
      self.symbology = symbology
      self.text = text
      self.corners = corners
    }

    enum CodingKeys: String, CodingKey {
      case symbology, text
      case bytesBase64 = "bytes_base64"
      case corners
      case readBy = "read_by"
    }
  }

  /// The picture's path relative to the folder.
  package var image: String
  package var codes: [LineCode]
  /// The task that a person has yet to do; while it is there, the line is not truth.
  package var open: String?
  /// The group of the picture in reports.
  package var tag: String?
  /// The seal of a proposal that nobody has changed, on its last line; `TruthProposal` writes it.
  private(set) var seal: String?

  package init(image: String, codes: [LineCode], tag: String? = nil) {
    self.image = image
    self.codes = codes
    self.tag = tag
  }

  enum CodingKeys: String, CodingKey {
    case image, codes, open, tag
    case seal = "unedited"
  }
}
