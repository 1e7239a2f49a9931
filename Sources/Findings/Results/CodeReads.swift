package import Barcodes
package import Records

/// How many codes of one symbology were read.
package struct CodeReads: Codable, Sendable, Equatable {
  package var symbology: String
  package var mask: MaskName
  @Tally package var codes: Int
  @Tally package var correct: Int
  @Tally package var misread: Int
  /// Codes without an answer, which count as not read.
  @Tally package var unanswered: Int

  /// Of the codes that were asked, those that were read.
  package var share: Double { Double(correct) / Double(max(codes, 1)) }
}
