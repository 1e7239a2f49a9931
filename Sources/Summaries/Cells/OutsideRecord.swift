import Barcodes

/// True codes that a region of interest leaves out, and what was read of them all the same.
package struct OutsideRecord: Codable, Sendable, Equatable {
  /// Codes wholly outside it, in trials that were answered.
  @Tally package var codes = 0
  /// Codes that its edge cuts, which count neither way.
  @Tally package var cut = 0
  /// Decodes of the codes outside.
  @Tally package var decodes = 0

  package init(codes: Int = 0, cut: Int = 0, decodes: Int = 0) {
    self.codes = codes
    self.cut = cut
    self.decodes = decodes
  }
}
