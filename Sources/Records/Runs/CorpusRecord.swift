package import Barcodes

/// The origin of a corpus folder: `corpus.json`, beside the manifest and, for rendered frames, a
/// copy of the suite.
package struct CorpusRecord: Codable, Sendable, Equatable, VersionedRecord {
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
