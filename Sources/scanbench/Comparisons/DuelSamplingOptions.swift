import ArgumentParser
import Runner
import Suites

/// The options that decide which frames a duel reads and times.
struct DuelSamplingOptions: ParsableArguments {
  @Option(
    help:
      "How much to sample: a profile of the suite. (default: quick; with --accuracy-only standard, where a suite has it)"
  )
  var profile: String?

  @Option(help: "Payloads, phases and noise are drawn from it.")
  var seed: UInt64 = 1

  @Option(
    help: "How many frames are worked on at a time. (default: as many as there are cores)")
  var jobs: Int?

  func jobCount() -> Int { JobCount.of(jobs) }

  /// Opens suites and corpora; see `SeedOptions`.
  ///
  /// - Parameter isTimed: whether latencies are compared, too: then reading has to leave time.
  func opened(_ paths: [String], isTimed: Bool) throws -> [RunInput] {
    let usual = SeedOptions.usualProfile
    guard profile == nil, !isTimed else {
      return try SeedOptions.opened(paths, profile: { _ in profile ?? usual }, seed: seed)
    }
    return try SeedOptions.opened(
      paths,
      profile: { try Suite(path: $0).profiles[Self.ofReading] == nil ? usual : Self.ofReading },
      seed: seed)
  }

  /// A loss of one frame in forty of a symbology shows with it.
  private static let ofReading = "standard"

  func validate() throws {
    try JobCount.validate(jobs)
    try SeedOptions.validate(seed: seed)
  }
}
