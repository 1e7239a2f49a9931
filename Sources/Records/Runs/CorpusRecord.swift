package import Barcodes

/// The origin of a corpus folder: `corpus.json`, beside the manifest and, for rendered frames, a
/// copy of the suite.
package struct CorpusRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  package var scanbenchVersion: String
  package var suite: String
  /// The SHA-256 of the suite file, or of the manifest if the frames are photographs, in
  /// hexadecimal.
  package var suiteSHA256: String
  package var profile: String
  package var seed: UInt64
  @Tally package var frames: Int
  /// Nil if the frames are rendered.
  package var photographs: PhotographSource?

  package init(
    scanbenchVersion: String, suite: String, suiteSHA256: String, profile: String, seed: UInt64,
    frames: Int, photographs: PhotographSource? = nil
  ) {
    self.scanbenchVersion = scanbenchVersion
    self.suite = suite
    self.suiteSHA256 = suiteSHA256
    self.profile = profile
    self.seed = seed
    self.frames = frames
    self.photographs = photographs
  }
}

/// The origin of the photographs of a corpus.
package struct PhotographSource: Codable, Sendable, Equatable {
  /// The kind of ground truth that was imported, such as `zxing-cpp`.
  package var truth: String
  /// The imported folder, as the user named it.
  package var folder: String
  /// The conversion of colours to grey levels.
  package var luma: String
  /// Pictures and truth that were left out, a line for each.
  package var leftOut: [String]
  /// Files of the folder that are not pictures; nil if there were none.
  package var passedOver: [PassedOverRecord]?

  package init(
    truth: String, folder: String, luma: String, leftOut: [String],
    passedOver: [PassedOverRecord] = []
  ) {
    self.truth = truth
    self.folder = folder
    self.luma = luma
    self.leftOut = leftOut
    self.passedOver = passedOver.isEmpty ? nil : passedOver
  }
}
