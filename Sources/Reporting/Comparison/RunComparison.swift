import Barcodes
import Records
import Statistics

/// Holds a run against an earlier one of the same frames.
///
/// The same engine gives the same answers to the same pixels, so what differs has changed. Whether that is more than
/// what any change of a reader shuffles is judged by McNemar's exact test for each symbology, with Holm's correction; a
/// new misread needs no test.
struct RunComparison {
  let baseline: RunFolder
  let candidate: RunFolder
  private let errorRate: Double

  /// - Throws: `RecordError`, or `ComparisonError` where the runs are not of the same frames.
  init(baseline: String, candidate: String, errorRate: Double) throws {
    self.baseline = try RunFolder(path: baseline)
    self.candidate = try RunFolder(path: candidate)
    self.errorRate = errorRate
    try requireSameFrames()
  }

  /// - Throws: `RecordError`, or `ComparisonError`.
  func record() throws -> ComparisonRecord {
    ComparisonRecord(
      errorRate: errorRate,
      engines: try pairs().map { try comparison(of: $0.baseline, with: $0.candidate) })
  }

  /// The engines that are compared: those of one label, or the only one of each run.
  private func pairs() throws -> [(baseline: EngineRecord, candidate: EngineRecord)] {
    let (mine, theirs) = (baseline.run.engines, candidate.run.engines)
    if mine.count == 1 && theirs.count == 1 { return [(mine[0], theirs[0])] }
    let pairs = mine.compactMap { engine in
      theirs.first { $0.label == engine.label }.map { (engine, $0) }
    }
    guard !pairs.isEmpty else {
      throw ComparisonError.noCommonEngine(
        baseline: mine.map(\.label), candidate: theirs.map(\.label))
    }
    return pairs
  }

  private func requireSameFrames() throws {
    let names = Set(baseline.run.suites.map(\.name))
    let common = candidate.run.suites.filter { names.contains($0.name) }
    guard !common.isEmpty else {
      throw ComparisonError.noCommonSuite(
        baseline: baseline.run.suites.map(\.name), candidate: candidate.run.suites.map(\.name))
    }
    for suite in common {
      guard let other = baseline.run.suites.first(where: { $0.name == suite.name }) else {
        continue
      }
      let (seeds, hashes) = (suite.seed == other.seed, suite.sha256 == other.sha256)
      guard seeds && hashes else {
        throw ComparisonError.otherFrames(
          suite: suite.name, reason: hashes ? "another seed" : "another suite file")
      }
    }
    let pixels = try Dictionary(
      uniqueKeysWithValues: Manifest.frames(inFolder: baseline.path).map {
        ($0.frame, $0.pixelsSHA256)
      })
    for frame in try Manifest.frames(inFolder: candidate.path) {
      guard let other = pixels[frame.frame], other != frame.pixelsSHA256 else { continue }
      throw ComparisonError.otherFrames(
        suite: frame.suite, reason: "other pixels, from frame \(frame.frame) on")
    }
  }

  private func comparison(
    of mine: EngineRecord, with theirs: EngineRecord
  ) throws -> EngineComparison {
    var earlier: [FrameQuestion: TrialGist] = [:]
    try baseline.forEachTrial { trial, _ in
      guard trial.engine == mine.label, isAnswer(trial) else { return }
      earlier[FrameQuestion(trial)] = TrialGist(trial)
    }
    let maskNames = MaskNames(candidate.run)
    var tally = ComparisonTally()
    var onlyCandidate = 0
    var found: [(FrameQuestion, String, ReadingChange.Kind, TrialGist, TrialGist)] = []
    try candidate.forEachTrial { trial, facts in
      guard trial.engine == theirs.label, isAnswer(trial) else { return }
      let question = FrameQuestion(trial)
      guard let before = earlier.removeValue(forKey: question) else {
        onlyCandidate += 1
        return
      }
      let after = TrialGist(trial)
      let group = candidate.frames.groups[facts.group]
      let kinds = before.changes(to: after)
      tally.add(kinds, frame: trial.frame, symbology: group.symbology)
      let mask = maskNames.name(of: trial.formatMask, in: group)
      for kind in kinds { found.append((question, mask, kind, before, after)) }
    }
    let records = try candidate.frames.records(of: Set(found.map { $0.0.frame }))
    let changes = found.compactMap { question, mask, kind, before, after in
      records[question.frame].map {
        ReadingChange(kind, of: $0, question, mask: mask, before: before, after: after)
      }
    }
    let symbologies = tally.symbologies(errorRate: errorRate)
    let lostClaims = Set(mine.symbologies).subtracting(theirs.symbologies).map(\.name).sorted()
    let reasons =
      symbologies.flatMap { $0.reasons(errorRate: errorRate) }
      + lostClaims.map { "\($0): no longer claimed." }
    return EngineComparison(
      baseline: mine, candidate: theirs, isWorse: !reasons.isEmpty, reasons: reasons,
      lostClaims: lostClaims, symbologies: symbologies,
      changes: changes.sorted {
        ($0.kind, $0.frame, $0.mask, $0.view ?? "") < ($1.kind, $1.frame, $1.mask, $1.view ?? "")
      }, onlyBaseline: earlier.count, onlyCandidate: onlyCandidate)
  }

  /// Second turns say nothing new.
  private func isAnswer(_ trial: TrialRecord) -> Bool {
    trial.status.isAsked && trial.timing?.isControl != true
  }
}

/// Frames of each symbology, with how their readings changed over masks and views.
private struct ComparisonTally {
  private struct Count {
    var net: [String: Int] = [:]
    var misread: Set<String> = []
  }

  private var counts: [String: Count] = [:]

  mutating func add(_ kinds: [ReadingChange.Kind], frame: String, symbology: String) {
    let step = kinds.contains(.gained) ? 1 : kinds.contains(.lost) ? -1 : 0
    counts[symbology, default: Count()].net[frame, default: 0] += step
    if kinds.contains(.newMisread) { counts[symbology]?.misread.insert(frame) }
  }

  func symbologies(errorRate: Double) -> [SymbologyComparison] {
    let names = counts.keys.sorted()
    let tests = names.map { name in
      McNemar(
        onlyFirst: counts[name]?.net.values.count { $0 < 0 } ?? 0,
        onlySecond: counts[name]?.net.values.count { $0 > 0 } ?? 0)
    }
    let pValues = tests.map { $0.pValue(.greater) }
    let adjusted = Holm.adjusted(pValues)
    return names.indices.map { index in
      let misreads = counts[names[index]]?.misread.count ?? 0
      return SymbologyComparison(
        symbology: names[index], frames: counts[names[index]]?.net.count ?? 0,
        lost: tests[index].onlyFirst, gained: tests[index].onlySecond, newMisreads: misreads,
        pValue: pValues[index], adjustedPValue: adjusted[index],
        isWorse: misreads > 0 || adjusted[index] <= errorRate)
    }
  }
}

extension SymbologyComparison {
  /// Why it is worse, a sentence each.
  func reasons(errorRate: Double) -> [String] {
    var reasons: [String] = []
    if newMisreads > 0 {
      reasons.append(
        "\(symbology): \(Wording.count(newMisreads, "frame")) newly misread; none is allowed.")
    }
    if adjustedPValue <= errorRate {
      reasons.append(
        "\(symbology): \(Wording.count(lost)) of \(Wording.count(frames, "frame")) lost and "
          + "\(Wording.count(gained)) gained; p = \(Wording.significant(adjustedPValue)) after Holm."
      )
    }
    return reasons
  }
}

extension ReadingChange {
  fileprivate init(
    _ kind: Kind, of frame: FrameRecord, _ question: FrameQuestion, mask: String, before: TrialGist,
    after: TrialGist
  ) {
    self.init(
      kind: kind, frame: frame.frame, mask: mask, view: question.view,
      symbology: FrameGroup(frame).symbology, point: frame.point,
      namedCondition: frame.namedCondition, seed: frame.seed,
      truth: frame.codes.map { NotableCode(symbology: $0.symbology.name, text: $0.text) },
      baseline: before.decodes, candidate: after.decodes, baselineMessage: before.message,
      candidateMessage: after.message)
  }
}

/// Runs that cannot be held against one another.
package enum ComparisonError: Error, Equatable, CustomStringConvertible {
  case noCommonEngine(baseline: [String], candidate: [String])
  case noCommonSuite(baseline: [String], candidate: [String])
  case otherFrames(suite: String, reason: String)

  package var description: String {
    switch self {
    case .noCommonEngine(let baseline, let candidate):
      "the runs have no engine of one label: the baseline has \(Wording.list(baseline)), the candidate "
        + "\(Wording.list(candidate)); name them alike with --engine LABEL=PATH"
    case .noCommonSuite(let baseline, let candidate):
      "the runs have no suite in common: the baseline has \(Wording.list(baseline)), the candidate "
        + "\(Wording.list(candidate)); run the same suites"
    case .otherFrames(let suite, let reason):
      "the runs have other frames in suite '\(suite)': \(reason); run the same suite with the same seed "
        + "and scanbench"
    }
  }
}
