import Barcodes
import Photographs
package import Runner
import Storage
package import Suites
import Summaries

extension RunInput {
  package static let usualProfile = "quick"
  package static let usualSeed: UInt64 = 1
  /// The profile that shows a loss of one frame in forty of a symbology.
  private static let profileOfReading = "standard"

  /// Opens suites and corpora.
  ///
  /// - Parameters:
  ///   - paths: suites by file or name, and folders of corpora.
  ///   - profile: the profile of suites; nil for the usual one.
  ///   - seed: the seed of suites; nil for the usual one.
  ///   - masks: names of masks instead of the suites' own.
  ///   - isTimed: false if all of the time is for reading, which the usual profile then allows for.
  ///   - isSeedForTurns: true if turns are drawn from the seed, too, so that it counts without any suite.
  package static func all(
    _ paths: [String], profile: String?, seed: UInt64?, masks: [String] = [],
    isTimed: Bool = true, isSeedForTurns: Bool = false
  ) throws -> [RunInput] {
    let paths = try paths.map(SharedFiles.path(ofSuite:))
    for path in paths { try PictureFolder.refuseInsteadOfCorpus(path) }
    let opened = try paths.map { path in
      let isFolder = FileType(at: path, followingLinks: true) == .folder
      return try RunInput(
        path: path,
        profile: isFolder
          ? usualProfile : profile ?? defaultProfile(ofSuite: path, isTimed: isTimed),
        seed: seed ?? usualSeed)
    }
    let names = opened.map(\.suite.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UsageError(
        "the suite '\(twice)' is given twice, and frames are told apart by its name; give one of them another 'name'"
      )
    }
    if let adaptive = opened.first(where: { $0.adaptivePlan != nil }), masks.count > 1 {
      throw UsageError(
        "--mask: the sampling of suite '\(adaptive.suite.name)' adapts; give it one mask")
    }
    let options = [
      profile == nil ? nil : "--profile", seed == nil || isSeedForTurns ? nil : "--seed",
    ].compactMap(\.self)
    reportWithoutEffect(options, on: opened)
    return opened
  }

  /// Says on standard error that options decide the frames of suites, where all inputs are corpora.
  private static func reportWithoutEffect(_ options: [String], on inputs: [RunInput]) {
    let areCorpora = inputs.allSatisfy { input in
      if case .corpus = input { true } else { false }
    }
    guard !options.isEmpty, areCorpora else { return }
    let change = options.count == 1 ? "changes" : "change"
    CommandProcess.report(
      VisibleText.line(
        "scanbench: \(Wording.list(options)) \(change) no frame of \(Wording.list(inputs.map(\.path))): a corpus has its own"
      ))
  }

  private static func defaultProfile(ofSuite path: String, isTimed: Bool) throws -> String {
    let isUsual = try isTimed || Suite(path: path).profiles[profileOfReading] == nil
    return isUsual ? usualProfile : profileOfReading
  }
}

extension Suite {
  /// Says on standard error which texts the suite's symbologies cannot say.
  package func reportUnsaid() {
    if let unsaid { CommandProcess.report(VisibleText.line(unsaid)) }
  }
}
