package import Barcodes
package import Records

/// Reads of codes of one print grade, over all named conditions and whatever else varies beside the module width.
package typealias PrintGradeReads = Identified<SeriesID, PrintGradeCounts>

/// Codes of a symbology and a print grade, and how many of them were read.
package struct PrintGradeCounts: Codable, Sendable, Equatable {
  /// A symbology's name.
  package var symbology: String
  /// Nil where the suite has but one module width, or does not set it.
  @Extent package var moduleWidthPixels: Double?
  package var letter: PrintLetter
  @Tally package var reads: Int
  @Tally package var codes: Int
  package var readRate: RateRecord?

  package init(
    symbology: String, moduleWidthPixels: Double?, letter: PrintLetter, reads: Int, codes: Int
  ) {
    self.symbology = symbology
    self.moduleWidthPixels = moduleWidthPixels
    self.letter = letter
    self.reads = reads
    self.codes = codes
    readRate = RateRecord(correct: reads, of: codes)
  }
}
