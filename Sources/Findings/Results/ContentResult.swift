package import Barcodes

/// One layer of the contents of one symbology, of those that an engine reports.
package struct ContentResult: Codable, Sendable, Equatable {
  package var suite: String
  package var symbology: String
  package var engine: String
  package var layer: ContentLayer
  /// Codes at whose place something was read and of which the truth tells this layer.
  @Tally package var read: Int
  @Tally package var right: Int
}
