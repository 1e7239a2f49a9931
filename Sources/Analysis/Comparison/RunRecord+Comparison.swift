package import Records

extension RunRecord {
  /// Checks that both runs have suites in common, and that these were drawn alike.
  ///
  /// - Parameter pairsFrames: whether frames are told by what they are, so that corpora of photographs, and files of suites, may be others.
  /// - Throws: `ComparisonError`.
  func requireSameSuites(
    as candidate: RunRecord, pairsFrames: Bool = false
  ) throws(ComparisonError) {
    let names = Set(suites.map(\.name))
    let common = candidate.suites.filter { names.contains($0.name) }
    guard !common.isEmpty else {
      throw .noCommonSuite(
        baseline: suites.map(\.name), candidate: candidate.suites.map(\.name))
    }
    for suite in common {
      guard let other = suites.first(where: { $0.name == suite.name }),
        !pairsFrames || !suite.isImported || !other.isImported
      else { continue }
      let difference: String? =
        if suite.sha256 != other.sha256, !pairsFrames || suite.isImported != other.isImported {
          "another suite file"
        } else if suite.profile != other.profile {
          "profile \(other.profile) in the baseline, \(suite.profile) in the candidate"
        } else if suite.seed != other.seed {
          "another seed"
        } else {
          nil
        }
      if let difference { throw .otherFrames(suite: suite.name, reason: difference) }
    }
  }

  /// Suites and engines of a baseline that a candidate lacks, in words: what could be lost there would not be seen.
  package func missing(in candidate: RunRecord) -> [String] {
    let (suites, labels) = (Set(candidate.suites.map(\.name)), Set(candidate.engines.map(\.label)))
    let isOnlyOne = engines.count == 1 && candidate.engines.count == 1
    return self.suites.map(\.name).filter { !suites.contains($0) }.map { "suite \($0)" }
      + (isOnlyOne
        ? [] : engines.map(\.label).filter { !labels.contains($0) }.map { "engine \($0)" })
  }

  /// - Parameter name: the run's path, or what else it is known by.
  /// - Throws: `ComparisonError.unfinished`.
  package func requireFinished(at name: String) throws(ComparisonError) {
    if finishedAt == nil { throw .unfinished(run: name) }
  }

  /// The engines that are compared: those of one label, or the only one of each run.
  ///
  /// - Throws: `ComparisonError`.
  package func engines(
    comparedWith candidate: RunRecord
  ) throws(ComparisonError) -> [(baseline: EngineRecord, candidate: EngineRecord)] {
    let (mine, theirs) = (engines, candidate.engines)
    if mine.count == 1 && theirs.count == 1 { return [(mine[0], theirs[0])] }
    let pairs = mine.compactMap { engine in
      theirs.first { $0.label == engine.label }.map { (engine, $0) }
    }
    guard !pairs.isEmpty else {
      throw .noCommonEngine(baseline: mine.map(\.label), candidate: theirs.map(\.label))
    }
    return pairs
  }
}

/// Runs that cannot be held against one another.
package enum ComparisonError: Error, Equatable, CustomStringConvertible {
  case noCommonEngine(baseline: [String], candidate: [String])
  case noCommonSuite(baseline: [String], candidate: [String])
  case otherFrames(suite: String, reason: String)
  case unfinished(run: String)
  case nothingInCommon(engine: String)
  case missing([String])
  /// Frames have to be read, and summaries have none.
  case noFrames

  package var description: String {
    switch self {
    case .noCommonEngine(let baseline, let candidate):
      "the runs have no engine of one label: the baseline has \(Wording.list(baseline)), the candidate "
        + "\(Wording.list(candidate)); name them alike with --engine LABEL=PATH"
    case .noCommonSuite(let baseline, let candidate):
      "the runs have no suite in common: the baseline has \(Wording.list(baseline)), the candidate "
        + "\(Wording.list(candidate)); run the same suites, and import photographs under one name (--name)"
    case .otherFrames(let suite, let reason):
      "the runs have other frames in suite '\(suite)': \(reason); run the same suite with the same profile, "
        + "seed and scanbench"
    case .unfinished(let run):
      "\(run): the run is not finished, and what is missing could be all that matters; repeat its command "
        + "with --resume"
    case .missing(let names):
      "the candidate lacks \(Wording.list(names)) of the baseline, where nothing would be found; run it, too, or compare "
        + "what both have with --partial"
    case .noFrames:
      "summaries have no frames of which it could be said that they were lost; name run folders, or leave --must-read and --no-lost out"
    case .nothingInCommon(let engine):
      "the runs have no answer of '\(engine)' to the same question in common; run the same suites with the same "
        + "masks, and an engine that claims their symbologies"
    }
  }
}
