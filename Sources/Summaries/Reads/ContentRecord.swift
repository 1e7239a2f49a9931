package import Barcodes
package import Records

/// The results of an engine on one kind of content in one symbology.
package typealias ContentRecord = Identified<SeriesID, ContentCounts>

/// Codes of one kind of content in one symbology, layer by layer.
package struct ContentCounts: Codable, Sendable, Equatable {
  package var kind: String
  package var symbology: Symbology
  /// True codes that the engine was asked for and answered on.
  @Tally package var codes = 0
  /// Those at whose place something was read, right or wrong: what the layers are counted of.
  @Tally package var read = 0
  /// Those that the truth tells of, in the order of `ContentLayer`.
  package var layers: [Layer] = []

  /// No code is counted yet.
  package init(kind: String, symbology: Symbology) {
    (self.kind, self.symbology) = (kind, symbology)
  }

  package struct Layer: Codable, Sendable, Equatable {
    package var layer: ContentLayer
    /// True if the engine reports this layer at all.
    package var isSupported: Bool
    @Tally package var right: Int
    /// The first of the engine's wrong ones by frame name; nil where none is wrong.
    package var example: Example?

    /// Nothing counts of a layer that the engine does not report.
    package init(_ layer: ContentLayer, isSupported: Bool, right: Int, example: Example?) {
      self.layer = layer
      self.isSupported = isSupported
      self.right = isSupported ? right : 0
      self.example = isSupported ? example : nil
    }

    enum CodingKeys: String, CodingKey {
      case layer
      case isSupported = "supported"
      case right, example
    }
  }

  /// In bytes; what is text as UTF-8.
  package struct Example: Codable, Sendable, Equatable {
    package var frame: String
    package var truthBase64: Base64Bytes
    /// Nil where the engine said nothing.
    package var saidBase64: Base64Bytes?

    package init(frame: String, truth: [UInt8], said: [UInt8]?) {
      self.frame = frame
      truthBase64 = Base64Bytes(truth)
      saidBase64 = said.map(Base64Bytes.init)
    }
  }

  /// True if all that was read is right in a layer; nil where nothing was read, or the layer is not
  /// told or not supported.
  package func isRight(in layer: ContentLayer) -> Bool? {
    guard read > 0, let found = layers.first(where: { $0.layer == layer }), found.isSupported else {
      return nil
    }
    return found.right == read
  }
}
