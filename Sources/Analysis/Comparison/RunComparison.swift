import Barcodes
package import Records
import Statistics

/// Holds a run against an earlier one of the same frames.
///
/// The same engine gives the same answers to the same pixels, so what differs has changed. Whether that is more than
/// what any change of a reader shuffles is judged by McNemar's exact test for each symbology, with Holm's correction; a
/// new misread needs no test.
package struct RunComparison {
  package let baseline: RunFolder
  package let candidate: RunFolder
  private let errorRate: Double

  /// - Throws: `RecordError`, or `ComparisonError` where the runs are not of the same frames.
  package init(baseline: RunFolder, candidate: RunFolder, errorRate: Double) throws {
    self.baseline = baseline
    self.candidate = candidate
    self.errorRate = errorRate
    try baseline.run.requireSameSuites(as: candidate.run)
    for folder in [baseline, candidate] { try folder.run.requireFinished(at: folder.path) }
    try requireSamePixels()
  }

  /// Every engine of the runs.
  ///
  /// - Throws: `RecordError`, or `ComparisonError`.
  package func record() throws -> ComparisonRecord {
    ComparisonRecord(
      errorRate: errorRate,
      engines: try baseline.run.engines(comparedWith: candidate.run).map {
        try comparison(of: $0.baseline, with: $0.candidate)
      })
  }

  /// Goes through the answers of one engine. Second turns say nothing new; an engine that was given up was asked, and has
  /// no answer.
  ///
  /// - Throws: `RecordError`.
  private func forEachAnswer(
    of engine: EngineRecord, in folder: RunFolder,
    _ body: (_ trial: TrialRecord, _ facts: FrameFacts) throws -> Void
  ) throws {
    try folder.forEachTrial { trial, facts in
      let isAnswer = trial.status != .unsupported && trial.timing?.isControl != true
      if isAnswer && trial.engine == engine.label { try body(trial, facts) }
    }
  }

  private func requireSamePixels() throws {
    guard baseline.path != candidate.path else { return }
    let pixels = try baseline.frames.pixelHashes()
    for (frame, hash) in try candidate.frames.pixelHashes() {
      guard let other = pixels[frame], other != hash else { continue }
      throw ComparisonError.otherFrames(
        suite: FrameRecord.suite(ofFrame: frame), reason: "other pixels, as in frame \(frame)")
    }
  }

  /// One engine of the baseline with one of the candidate.
  ///
  /// - Throws: `RecordError`.
  package func comparison(
    of mine: EngineRecord, with theirs: EngineRecord
  ) throws -> EngineComparison {
    var earlier: [FrameQuestion: ComparedTrial] = [:]
    try forEachAnswer(of: mine, in: baseline) { trial, _ in
      earlier[FrameQuestion(trial)] = ComparedTrial(trial)
    }
    let maskNames = MaskNames(candidate.run)
    var tally = ComparisonTally()
    var onlyCandidate = 0
    var found: [(FrameQuestion, String, ReadingChange.Kind, ComparedTrial, ComparedTrial)] = []
    try forEachAnswer(of: theirs, in: candidate) { trial, facts in
      let question = FrameQuestion(trial)
      guard let before = earlier.removeValue(forKey: question) else {
        onlyCandidate += 1
        return
      }
      let after = ComparedTrial(trial)
      let group = candidate.frames.groups[facts.group]
      let kinds = before.changes(to: after)
      tally.add(kinds, frame: trial.frame, symbology: group.symbology, group: facts.group)
      let mask = maskNames.name(of: trial.formatMask, in: group)
      for kind in kinds { found.append((question, mask, kind, before, after)) }
    }
    guard !tally.isEmpty else { throw ComparisonError.nothingInCommon(engine: theirs.label) }
    let records = try candidate.frames.records(of: Set(found.map { $0.0.frame }))
    let changes = found.compactMap { question, mask, kind, before, after in
      records[question.frame].map {
        ReadingChange(kind, of: $0, question, mask: mask, before: before, after: after)
      }
    }
    let symbologies = tally.symbologies(errorRate: errorRate)
    return EngineComparison(
      baseline: mine, candidate: theirs, basis: .frames, symbologies: symbologies.each,
      together: symbologies.together,
      conditions: tally.conditions(candidate.frames.groups),
      changes: changes.sorted {
        ($0.kind, $0.frame, $0.mask, $0.view ?? "") < ($1.kind, $1.frame, $1.mask, $1.view ?? "")
      }, onlyBaseline: earlier.count, onlyCandidate: onlyCandidate, errorRate: errorRate)
  }
}

/// Frames of each symbology and of each group, with how their readings changed over masks and views.
private struct ComparisonTally {
  private struct Count {
    /// Readings gained less readings lost, by frame.
    var net: [String: Int] = [:]
    var misread: Set<String> = []
    var died: Set<String> = []

    var lost: Int { net.values.count { $0 < 0 } }
    var gained: Int { net.values.count { $0 > 0 } }

    mutating func add(_ kinds: [ReadingChange.Kind], frame: String) {
      net[frame, default: 0] += kinds.contains(.gained) ? 1 : kinds.contains(.lost) ? -1 : 0
      if kinds.contains(.newMisread) { misread.insert(frame) }
      if kinds.contains(.newDeath) { died.insert(frame) }
    }
  }

  private var counts: [String: Count] = [:]
  private var countsByGroup: [Int: Count] = [:]

  var isEmpty: Bool { counts.isEmpty }

  /// - Parameter group: the frame's place among the groups of the run.
  mutating func add(
    _ kinds: [ReadingChange.Kind], frame: String, symbology: String, group: Int
  ) {
    counts[symbology, default: Count()].add(kinds, frame: frame)
    countsByGroup[group, default: Count()].add(kinds, frame: frame)
  }

  /// Where anything has changed.
  func conditions(_ groups: [FrameGroup]) -> [ConditionComparison] {
    countsByGroup.sorted { $0.key < $1.key }.compactMap { index, count in
      guard count.lost + count.gained + count.misread.count + count.died.count > 0 else {
        return nil
      }
      let group = groups[index]
      return ConditionComparison(
        suite: group.suite, symbology: group.symbology, point: group.point,
        namedCondition: group.namedCondition, frames: count.net.count, lost: count.lost,
        gained: count.gained, newMisreads: count.misread.count, newDeaths: count.died.count)
    }
  }

  /// Each symbology, and where there are several all of them together, which shows what is too little in each.
  func symbologies(
    errorRate: Double
  ) -> (each: [SymbologyComparison], together: SymbologyComparison?) {
    let names = counts.keys.sorted()
    var families = names.map { (name: $0, counts: [counts[$0] ?? Count()]) }
    if names.count > 1 {
      families.append((SymbologyComparison.together, counts.values.map(\.self)))
    }
    let tests = families.map { family in
      McNemar(
        onlyFirst: family.counts.map(\.lost).reduce(0, +),
        onlySecond: family.counts.map(\.gained).reduce(0, +))
    }
    let pValues = tests.map { $0.pValue(.greater) }
    let adjusted = Holm.adjusted(pValues)
    let compared = families.indices.map { index in
      func sum(_ count: (Count) -> Int) -> Int {
        families[index].counts.map(count).reduce(0, +)
      }
      return SymbologyComparison(
        symbology: families[index].name, frames: sum(\.net.count),
        lost: tests[index].onlyFirst, gained: tests[index].onlySecond,
        newMisreads: sum(\.misread.count), newDeaths: sum(\.died.count), pValue: pValues[index],
        adjustedPValue: adjusted[index], errorRate: errorRate)
    }
    return (Array(compared.prefix(names.count)), names.count > 1 ? compared.last : nil)
  }
}

extension SymbologyComparison {
  /// What stands for a symbology where all are taken together.
  package static let together = "all together"

  /// Judges what was counted.
  package init(
    symbology: String, frames: Int, lost: Int, gained: Int, newMisreads: Int, newDeaths: Int,
    pValue: Double, adjustedPValue: Double, errorRate: Double
  ) {
    self.init(
      symbology: symbology, frames: frames, lost: lost, gained: gained, newMisreads: newMisreads,
      newDeaths: newDeaths, pValue: pValue, adjustedPValue: adjustedPValue,
      isWorse: newMisreads > 0 || newDeaths > 0 || adjustedPValue <= errorRate)
  }

  /// Why it is worse, a sentence each.
  package func reasons(errorRate: Double, basis: ComparisonBasis) -> [String] {
    [
      newMisreads > 0 ? "\(basis.misreads(newMisreads)); none is allowed." : nil,
      newDeaths > 0 ? "\(basis.deaths(newDeaths)); none is allowed." : nil,
      adjustedPValue <= errorRate
        ? "\(basis.change(lost: lost, gained: gained, of: frames)); "
          + "\(Wording.significance(adjustedPValue)) after Holm." : nil,
    ].compactMap { $0.map { "\(symbology): \($0)" } }
  }
}

extension ReadingChange {
  fileprivate init(
    _ kind: Kind, of frame: FrameRecord, _ question: FrameQuestion, mask: String,
    before: ComparedTrial,
    after: ComparedTrial
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
