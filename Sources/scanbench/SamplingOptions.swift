import ArgumentParser
import CorpusRendering
import Foundation
import Photographs
import Runner

/// What decides which frames a suite gives.
struct SamplingOptions: ParsableArguments {
  @Option(help: "How much to sample: a profile of the suite.")
  var profile = "quick"

  @Option(help: "Payloads, phases and noise are drawn from it.")
  var seed: UInt64 = 1

  @Option(
    help: "How many frames are worked on at a time. (default: as many as there are cores)")
  var jobs: Int?

  func jobCount() -> Int { JobCount.of(jobs) }

  /// Opens suites and corpora.
  ///
  /// - Throws: `UsageError` where two have one name, `ImportFault` of a folder of pictures, `SourcedError`,
  /// `PlanningError` or `RecordError`.
  func opened(_ paths: [String]) throws -> [RunInput] {
    for path in paths { try PictureFolder.refuseInsteadOfCorpus(path) }
    let opened = try paths.map { try RunInput(path: $0, profile: profile, seed: seed) }
    let names = opened.map(\.suite.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UsageError("the suite '\(twice)' is given twice; frames are told apart by its name")
    }
    return opened
  }

  func validate() throws {
    try JobCount.validate(jobs)
    if seed >= 1 << 53 {
      throw ValidationError("--seed \(seed): give a number below 2^53, so that JSON can hold it.")
    }
  }
}
