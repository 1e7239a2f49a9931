package import Barcodes

/// Where a corpus folder came from: `corpus.json`, beside the manifest and, of rendered frames, a copy of the suite.
package struct CorpusRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  package var scanbenchVersion: String
  package var suite: String
  /// SHA-256 of the suite file, in hexadecimal; of photographs, of the manifest.
  package var suiteSHA256: String
  package var profile: String
  package var seed: UInt64
  @Tally package var frames: Int
  /// Of photographs; nil of rendered frames.
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

  enum CodingKeys: String, CodingKey {
    case schema
    case scanbenchVersion = "scanbench_version"
    case suite
    case suiteSHA256 = "suite_sha256"
    case profile, seed, frames, photographs
  }
}

/// Where the photographs of a corpus came from.
package struct PhotographSource: Codable, Sendable, Equatable {
  /// The kind of truth that was imported, such as `zxing-cpp`.
  package var truth: String
  /// The folder that was imported, as it was named.
  package var folder: String
  /// How colours became grey levels.
  package var luma: String
  /// Pictures and truth that were left out, a line for each.
  package var leftOut: [String]
  /// Files of the folder that are no pictures; nil where there were none.
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

  enum CodingKeys: String, CodingKey {
    case truth, folder, luma
    case leftOut = "left_out"
    case passedOver = "passed_over"
  }
}
