package import Barcodes

/// Where a photograph came from, and what its file says of it.
package struct PhotographRecord: Codable, Sendable, Equatable {
  /// Its path in the folder that was imported.
  package var source: String
  /// SHA-256 of that file, in hexadecimal.
  package var fileSHA256: String
  /// Such as `JPEG`.
  package var format: String
  /// The quality, 1 to 100, whose tables libjpeg would have used; nil of other formats, and of tables that are none of its.
  @SmallCount package var jpegQuality: Int?
  /// By how much the picture was turned clockwise for this frame: 0, 90, 180 or 270.
  @SmallCount package var turnedDegrees: Int
  /// The changes on the way to grey levels, such as from 16 bits to 8; nil where there were none.
  package var notes: [String]?

  package init(
    source: String, fileSHA256: String, format: String, jpegQuality: Int?, turnedDegrees: Int,
    notes: [String] = []
  ) {
    self.source = source
    self.fileSHA256 = fileSHA256
    self.format = format
    self.jpegQuality = jpegQuality
    self.turnedDegrees = turnedDegrees
    self.notes = notes.isEmpty ? nil : notes
  }
}
