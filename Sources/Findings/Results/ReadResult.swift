package import Barcodes
package import Records

/// The codes of one symbology that an engine read.
package struct ReadResult: Codable, Sendable, Equatable {
  package var suite: String
  /// Absent where all named conditions are taken together, or there is none.
  package var condition: String?
  package var symbology: String
  package var mask: MaskName
  package var engine: String
  @Tally package var codes: Int
  @Tally package var correct: Int
  @Tally package var misread: Int
  /// Codes without an answer, which count as not read.
  @Tally package var unanswered: Int

  /// Of the codes that were asked, those that were read.
  package var share: Double { Double(correct) / Double(max(codes, 1)) }
}
