package import Barcodes

/// A picture, and what each engine read on it: a line of `photos.jsonl`.
package struct PictureReading: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  /// Its path in the folder.
  package var picture: String
  /// Why it cannot be read as a picture; then the following are nil, and there are no readings.
  package var fault: String?
  /// The first picture that shows the same, pixel for pixel; nil where none before it does.
  package var sameAs: String?
  /// Such as `JPEG`.
  package var format: String?
  /// The changes on the way to grey levels, such as from 16 bits to 8; nil where there were none.
  package var notes: [String]?
  /// The size of the upright picture, in pixels.
  @Side package var width: Int?
  @Side package var height: Int?
  /// Nil also of a picture that is too long and narrow for one.
  package var thumbnail: ThumbnailRecord?
  package var agreement: PictureAgreement
  /// The engines that read something, in the order in which they were named.
  package var readBy: [String]
  /// One for each engine, in their order.
  package var readings: [EngineReading]
  /// The codes on the picture; nil where they are not known.
  package var codes: [CodeRecord]?
  /// Codes that count neither way; nil where there are none.
  package var others: [OtherCodeRecord]?

  /// A picture of which nothing is known yet.
  package init(picture: String) {
    self.picture = picture
    agreement = .none
    (readBy, readings) = ([], [])
  }
}

/// The agreement of the engines on a picture.
package enum PictureAgreement: String, Codable, CaseIterable, Sendable {
  /// Every engine read the same codes.
  case all
  /// Two engines read something, and not the same.
  case differ
  /// Some engines read the same codes, the others nothing.
  case only
  /// No engine read anything.
  case none
  /// It cannot be read as a picture.
  case unreadable
}

/// The small copy of a picture.
package struct ThumbnailRecord: Codable, Sendable, Equatable {
  /// Its path from the page.
  package var file: String
  /// In pixels.
  @Side package var width: Int
  @Side package var height: Int
  /// The number of pixels of the picture, on each side, for which one of the copy stands.
  @Side package var factor: Int

  package init(file: String, of copy: GreyImage, factor: Int) {
    self.file = file
    (width, height) = (copy.width, copy.height)
    self.factor = factor
  }
}

/// The result of one engine on a picture.
package struct EngineReading: Codable, Sendable, Equatable {
  package var engine: String
  package var status: TrialStatus
  /// A description of the error, where `status` is not `ok`.
  package var message: String?
  package var decodes: [DecodeRecord]
  /// The durations of the engine's calls, in nanoseconds, one for each time that the pictures were
  /// read; empty where it did not answer, nil where its clock cannot be believed.
  package var durationsNanoseconds: [Int64]?
  /// The following are nil where the picture's truth is not known, or the engine did not answer. One for each true code.
  package var codes: [CodeOutcome]?
  @SmallCount package var falsePositives: Int?
  @SmallCount package var duplicates: Int?

  /// - Parameter isScored: whether the picture's truth is known.
  package init(_ trial: TrialRecord, isScored: Bool) {
    engine = trial.engine
    (status, message, decodes) = (trial.status, trial.message, trial.decodes)
    // What a clock says that shows no time, or too much, is no time that a call takes.
    durationsNanoseconds = trial.timing?.clockFault == nil ? trial.durationsNanoseconds : nil
    guard isScored, trial.status == .ok else { return }
    codes = trial.codes
    falsePositives = trial.falsePositives
    duplicates = trial.duplicates > 0 ? trial.duplicates : nil
  }
}
