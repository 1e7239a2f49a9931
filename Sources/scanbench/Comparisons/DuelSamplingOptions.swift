import ArgumentParser

/// The options that decide which frames a duel reads and times.
struct DuelSamplingOptions: ParsableArguments {
  @Option(
    help:
      "How much to sample: a profile of the suite. (default: quick; with --accuracy-only standard, where a suite has it)"
  )
  var profile: String?

  @Option(help: "Payloads, phases and noise are drawn from it.")
  var seed: UInt64 = 1

  func validate() throws { try SeedOptions.validate(seed: seed) }
}
