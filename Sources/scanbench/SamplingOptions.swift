import ArgumentParser
import CorpusRendering
import Foundation
import Photographs
import Runner

/// What decides which frames a suite gives, and how many are worked on at a time.
struct SamplingOptions: ParsableArguments {
  @OptionGroup var seeds: SeedOptions

  @Option(
    help: "How many frames are worked on at a time. (default: as many as there are cores)")
  var jobs: Int?

  var profile: String { seeds.profile }
  var seed: UInt64 { seeds.seed }

  func jobCount() -> Int { JobCount.of(jobs) }

  /// See `SeedOptions`.
  func opened(_ paths: [String], masks: [String] = []) throws -> [RunInput] {
    try seeds.opened(paths, masks: masks)
  }

  func validate() throws { try JobCount.validate(jobs) }
}

/// What decides which frames a suite gives.
struct SeedOptions: ParsableArguments {
  @Option(help: "How much to sample: a profile of the suite.")
  var profile = "quick"

  @Option(help: "Payloads, phases and noise are drawn from it.")
  var seed: UInt64 = 1

  /// Opens suites and corpora.
  ///
  /// - Parameter masks: instead of the suites' own.
  /// - Throws: `UsageError` where two have one name, or masks do not go with a suite, `ImportFault` of a folder of pictures, `SourcedError`,
  /// `PlanningError` or `RecordError`.
  func opened(_ paths: [String], masks: [String] = []) throws -> [RunInput] {
    for path in paths { try PictureFolder.refuseInsteadOfCorpus(path) }
    let opened = try paths.map { try RunInput(path: $0, profile: profile, seed: seed) }
    let names = opened.map(\.suite.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UsageError("the suite '\(twice)' is given twice; frames are told apart by its name")
    }
    if let adaptive = opened.first(where: { $0.adaptivePlan != nil }), masks.count > 1 {
      throw UsageError(
        "--mask: the sampling of suite '\(adaptive.suite.name)' adapts; give it one mask")
    }
    return opened
  }

  func validate() throws {
    if seed >= 1 << 53 {
      throw ValidationError("--seed \(seed): give a number below 2^53, so that JSON can hold it.")
    }
  }
}
