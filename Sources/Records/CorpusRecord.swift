package import Barcodes

/// Where a corpus folder came from: `corpus.json`, beside the manifest and a copy of the suite.
package struct CorpusRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  package var scanbenchVersion: String
  package var suite: String
  /// SHA-256 of the suite file, in hexadecimal.
  package var suiteSHA256: String
  package var profile: String
  package var seed: UInt64
  @Tally package var frames: Int

  package init(
    scanbenchVersion: String, suite: String, suiteSHA256: String, profile: String, seed: UInt64,
    frames: Int
  ) {
    self.scanbenchVersion = scanbenchVersion
    self.suite = suite
    self.suiteSHA256 = suiteSHA256
    self.profile = profile
    self.seed = seed
    self.frames = frames
  }

  enum CodingKeys: String, CodingKey {
    case schema
    case scanbenchVersion = "scanbench_version"
    case suite
    case suiteSHA256 = "suite_sha256"
    case profile, seed, frames
  }
}
