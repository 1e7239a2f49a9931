import ArgumentParser
import Runner
import Workflows

/// The options that decide which frames a suite gives.
struct SeedOptions: ParsableArguments {
  @Option(help: "How much to sample: a profile of the suite.")
  var profile = RunInput.usualProfile

  @Option(help: "Payloads, phases and noise are drawn from it.")
  var seed: UInt64 = 1

  /// Opens suites and corpora; see `RunInput`.
  ///
  /// - Parameter masks: instead of the suites' own.
  func opened(_ paths: [String], masks: [String] = []) throws -> [RunInput] {
    try RunInput.all(paths, profile: profile, seed: seed, masks: masks)
  }

  func validate() throws { try Self.validate(seed: seed) }

  static func validate(seed: UInt64) throws {
    if seed >= 1 << 53 {
      throw ValidationError("--seed \(seed): give a number below 2^53, so that JSON can hold it.")
    }
  }
}
