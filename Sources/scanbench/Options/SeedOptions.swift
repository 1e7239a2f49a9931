import ArgumentParser
import Runner
import Workflows

/// The options that decide which frames a suite gives.
struct SeedOptions: ParsableArguments {
  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp(
      "How much to sample: a profile of the suite. (default: \(RunInput.usualProfile))",
      valueName: "profile"))
  var givenProfile: String?

  @Option(
    name: .customLong("seed"),
    help: ArgumentHelp(
      "Payloads, phases and noise are drawn from it. (default: \(RunInput.usualSeed))",
      valueName: "seed"))
  var givenSeed: UInt64?

  /// The profile of suites.
  var profile: String { givenProfile ?? RunInput.usualProfile }
  var seed: UInt64 { givenSeed ?? RunInput.usualSeed }

  /// Opens suites and corpora; see `RunInput`.
  ///
  /// - Parameters:
  ///   - masks: instead of the suites' own.
  ///   - isSeedForTurns: true if turns are drawn from the seed, too.
  func opened(
    _ paths: [String], masks: [String] = [], isSeedForTurns: Bool = false
  ) throws -> [RunInput] {
    try RunInput.all(
      paths, profile: givenProfile, seed: givenSeed, masks: masks, isSeedForTurns: isSeedForTurns)
  }

  func validate() throws { try Self.validate(seed: seed) }

  static func validate(seed: UInt64) throws {
    if seed >= 1 << 53 {
      throw ValidationError("--seed \(seed): give a number below 2^53, so that JSON can hold it.")
    }
  }
}
