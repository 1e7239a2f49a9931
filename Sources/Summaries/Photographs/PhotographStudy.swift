package import Barcodes
package import Records

/// The results of one engine on one corpus of photographs, with one mask.
///
/// A picture that was turned is no other picture: rates are of each picture as it is, and those of
/// the turns stand apart. The codes of one picture are counted one by one; their intervals take
/// them as independent, which codes of one photograph are not quite.
package struct PhotographStudy: Codable, Sendable, Equatable {
  package var suite: String
  package var engine: String
  package var mask: MaskName
  /// True if the engine's answers were recorded elsewhere.
  package var isRecorded: Bool
  /// Pictures that it was asked; not those of which it claims no code, or of which nothing is recorded.
  @Tally package var pictures = 0
  /// Pictures that it was not asked.
  @Tally package var unasked = 0
  /// Pictures without a code that it was asked, and those of them on which it read one all the
  /// same.
  @Tally package var negatives = 0
  @Tally package var negativesRead = 0
  /// Decodes that are no true code's, over all pictures as they are.
  @Tally package var falsePositives = 0
  package var all = PhotographCount("all", .zero)
  /// By symbology, in the order of names.
  package var symbologies: [PhotographCount] = []
  /// By folder or tag, in the manifest's order; empty where there is but one.
  package var tags: [PhotographCount] = []
  /// By how far the pictures were turned clockwise; empty where none was.
  package var turns: [PhotographCount] = []
  /// The median of the calls' durations that a recording holds, in nanoseconds: for orientation, and never compared.
  @Quantity package var recordedNanoseconds: Double?
  /// The times that it took for a picture, by the picture's size; absent where its answers were
  /// recorded, and in older summaries.
  package var times: [PictureTimes]?

  /// Of no picture yet.
  package init(suite: String, engine: String, mask: MaskName, isRecorded: Bool) {
    (self.suite, self.engine, self.mask) = (suite, engine, mask)
    self.isRecorded = isRecorded
  }

  enum CodingKeys: String, CodingKey {
    case suite, engine, mask
    case isRecorded = "recorded"
    case pictures, unasked, negatives, negativesRead, falsePositives, all, symbologies, tags,
      turns, times, recordedNanoseconds
  }
}

/// The outcomes of some codes of photographs.
package struct PhotographCount: Codable, Sendable, Equatable {
  /// A symbology, a tag, a turn in degrees, or `all`.
  package var name: String
  @Tally package var codes: Int
  package var outcomes: OutcomeCounts
  /// Correct codes of `codes`.
  package var rate: RateRecord?

  package init(_ name: String, _ outcomes: OutcomeCounts) {
    self.name = name
    self.outcomes = outcomes
    codes = outcomes.total
    rate = RateRecord(correct: outcomes.correct, of: outcomes.total)
  }
}
