import ArgumentParser
import Foundation
import Photographs
import Runner
import Storage
import Suites

/// The options that decide which frames a suite gives, and how many are worked on at a time.
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

/// The options that decide which frames a suite gives.
struct SeedOptions: ParsableArguments {
  static let usualProfile = "quick"

  @Option(help: "How much to sample: a profile of the suite.")
  var profile = usualProfile

  @Option(help: "Payloads, phases and noise are drawn from it.")
  var seed: UInt64 = 1

  /// Opens suites and corpora.
  ///
  /// - Parameter masks: instead of the suites' own.
  /// - Throws: `UsageError` where two have one name, or masks do not go with a suite, `ImportFault` of a folder of pictures, `SourcedError`,
  /// `PlanningError` or `RecordError`.
  func opened(_ paths: [String], masks: [String] = []) throws -> [RunInput] {
    try Self.opened(paths, profile: { _ in profile }, seed: seed, masks: masks)
  }

  /// The same.
  ///
  /// - Parameter profile: of a suite, given its path.
  static func opened(
    _ paths: [String], profile: (String) throws -> String, seed: UInt64, masks: [String] = []
  ) throws -> [RunInput] {
    for path in paths { try PictureFolder.refuseInsteadOfCorpus(path) }
    let opened = try paths.map { path in
      let isFolder = FileType(at: path, followingLinks: true) == .folder
      return try RunInput(
        path: path, profile: isFolder ? usualProfile : profile(path), seed: seed)
    }
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

  func validate() throws { try Self.validate(seed: seed) }

  static func validate(seed: UInt64) throws {
    if seed >= 1 << 53 {
      throw ValidationError("--seed \(seed): give a number below 2^53, so that JSON can hold it.")
    }
  }
}
