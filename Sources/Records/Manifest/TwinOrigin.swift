package import Barcodes

/// The code of a photograph whose payload and conditions a rendered frame has.
package struct TwinOrigin: Codable, Sendable, Hashable {
  /// The suffix of the names of corpora whose twins stand in their photographs.
  package static let inPlaceSuffix = "-in-place"

  /// The photograph's frame.
  package var frame: String
  /// The number of the code among the photograph's, from 0.
  @SmallCount package var code: Int

  package init(frame: String, code: Int) { (self.frame, self.code) = (frame, code) }
}
