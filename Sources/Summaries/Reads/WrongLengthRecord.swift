package import Barcodes

/// The lengths of contents that a reader gave and that are no code's: what a minimum length would
/// have kept back.
package typealias WrongLengthRecord = Identified<SeriesID, WrongLengths>

/// Wrong decodes, by their length.
package struct WrongLengths: Codable, Sendable, Equatable {
  /// As the reader named it; nil for one that is none of the 13.
  package var symbology: Symbology?
  /// Wrong decodes by their length in bytes.
  package var lengths: [String: Int]

  package init(symbology: Symbology? = nil, lengths: [String: Int]) {
    self.symbology = symbology
    self.lengths = lengths
  }

  package var count: Int { lengths.values.reduce(0, +) }

  /// Those that a minimum length would leave.
  ///
  /// - Parameter least: in bytes.
  package func count(ofAtLeast least: Int) -> Int {
    lengths.filter { Int($0.key).map { $0 >= least } ?? false }.values.reduce(0, +)
  }
}
