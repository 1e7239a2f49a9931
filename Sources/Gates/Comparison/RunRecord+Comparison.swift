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

  /// Checks that the candidate is whole, or the same part of its run.
  ///
  /// - Throws: `ComparisonError.partOfRun`.
  func requireSamePart(as candidate: RunRecord) throws(ComparisonError) {
    if let part = candidate.part, part != self.part { throw .partOfRun(part.words) }
  }

  /// - Parameter name: the run's path, or what else it is known by.
  /// - Throws: `ComparisonError.unfinished`.
  package func requireFinished(at name: String) throws(ComparisonError) {
    guard finishedAt == nil else { return }
    throw .unfinished(run: name, continuation: continuation)
  }

  /// Checks that a run is finished, and no part of one: figures of some frames are none of all.
  ///
  /// - Parameter name: the run's path.
  /// - Throws: `ComparisonError.unfinished`, `ComparisonError.partAlone`.
  package func requireWhole(at name: String) throws(ComparisonError) {
    try requireFinished(at: name)
    if let part { throw .partAlone(run: name, part: part.words) }
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
