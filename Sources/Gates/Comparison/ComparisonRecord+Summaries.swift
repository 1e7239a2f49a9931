import Judging
import Records
import Statistics
import Summaries

extension ComparisonRecord {
  /// Holds the summary of a run against that of an earlier one of the same suites, without their frames.
  ///
  /// What was lost on one frame and gained on another cancels out, and is not seen. Counts of both runs are taken as
  /// independent, by Fisher's exact tests for each symbology, mask and view, with Holm's correction over all: readings of the
  /// same frames go together, so that a difference has to be larger than in a comparison of run folders.
  ///
  /// - Throws: `ComparisonError`.
  init(
    from baseline: Summary, to candidate: Summary, rule: ReadingRule
  ) throws(ComparisonError) {
    try baseline.run.requireSameSuites(as: candidate.run)
    try baseline.run.requireFinished(at: "the baseline")
    try candidate.run.requireFinished(at: "the candidate")
    var engines: [EngineComparison] = []
    for pair in try baseline.run.engines(comparedWith: candidate.run) {
      engines.append(
        try EngineComparison(
          of: pair.baseline, in: baseline, with: pair.candidate, in: candidate, rule: rule))
    }
    self.init(rule: rule, isPaired: false, engines: engines)
  }
}

/// Trials that are counted together, at whatever point.
private typealias ComparedCell = Identified<QuestionID, CellPlace>

extension EngineComparison {
  fileprivate init(
    of mine: EngineRecord, in baseline: Summary, with theirs: EngineRecord, in candidate: Summary,
    rule: ReadingRule
  ) throws(ComparisonError) {
    let before = Self.counts(baseline, engine: mine.label)
    let after = Self.counts(candidate, engine: theirs.label)
    let questions = before.keys.filter { after[$0] != nil }.sorted {
      ($0.symbology, $0.suite, $0.mask, $0.view ?? "")
        < ($1.symbology, $1.suite, $1.mask, $1.view ?? "")
    }
    guard !questions.isEmpty else { throw .nothingInCommon(engine: theirs.label) }
    var reading: [FisherExact] = []
    for question in questions {
      reading.append(try Self.reading(before[question] ?? [], after[question] ?? [], of: question))
    }
    let misreading = questions.map { Self.misreading(before[$0] ?? [], after[$0] ?? []) }
    let tests = reading + misreading
    let adjusted = Holm.adjusted(
      tests.map(\.pValueGreater), least: tests.map(\.leastPValueGreater), errorRate: rule.errorRate)
    let (symbologies, members) = questions.indices.grouped { questions[$0].symbology }
    let compared = symbologies.map { symbology in
      let indices = members[symbology] ?? []
      let pairs = indices.map { index in
        (before[questions[index]] ?? [], after[questions[index]] ?? [])
      }
      func least(_ values: (Int) -> Double) -> Double { indices.map(values).min() ?? 1 }
      return SymbologyComparison(
        symbology: symbology, frames: pairs.map(\.0.codeCount).max() ?? 0,
        counts: Self.changes(pairs),
        pValues: ReadingPValues(
          reading: least { reading[$0].pValueGreater }, adjustedReading: least { adjusted[$0] },
          misreading: least { misreading[$0].pValueGreater },
          adjustedMisreading: least { adjusted[questions.count + $0] }), mostLost: nil, rule: rule)
    }
    self.init(
      baseline: mine, candidate: theirs, basis: .counts, symbologies: compared,
      onlyBaseline: before.count - questions.count, onlyCandidate: after.count - questions.count,
      rule: rule)
  }

  /// Reads and misreads of the mask and view that changed most, since the frames of all are the same; deaths of all.
  private static func changes(_ pairs: [([SummaryCell], [SummaryCell])]) -> ReadingCounts {
    ReadingCounts(
      lost: pairs.map { max(0, $0.correctReads - $1.correctReads) }.max() ?? 0,
      gained: pairs.map { max(0, $1.correctReads - $0.correctReads) }.max() ?? 0,
      newMisreads: pairs.map { max(0, $1.wrongReads - $0.wrongReads) }.max() ?? 0,
      misreadsGone: pairs.map { max(0, $0.wrongReads - $1.wrongReads) }.max() ?? 0,
      newDeaths: pairs.map { max(0, $1.deaths - $0.deaths) }.reduce(0, +))
  }

  /// Tests for fewer reads.
  private static func reading(
    _ old: [SummaryCell], _ new: [SummaryCell], of cell: ComparedCell
  ) throws(ComparisonError) -> FisherExact {
    guard old.codeCount == new.codeCount else {
      throw .otherFrames(
        suite: cell.suite,
        reason:
          "\(old.codeCount) codes of \(cell.symbology) in the baseline, \(new.codeCount) in the candidate"
      )
    }
    return FisherExact(
      firstSuccesses: old.correctReads, of: old.codeCount,
      secondSuccesses: new.correctReads, of: new.codeCount)
  }

  /// Tests for more misreads. Of frames without a code, trials are counted.
  private static func misreading(_ old: [SummaryCell], _ new: [SummaryCell]) -> FisherExact {
    func most(_ cells: [SummaryCell]) -> Int {
      max(cells.codeCount, cells.map(\.statuses.asked).reduce(0, +))
    }
    return FisherExact(
      firstSuccesses: min(new.wrongReads, most(new)), of: most(new),
      secondSuccesses: min(old.wrongReads, most(old)), of: most(old))
  }

  private static func counts(_ summary: Summary, engine: String) -> [ComparedCell: [SummaryCell]] {
    let cells = summary.cells.filter { $0.engine == engine && $0.statuses.asked > 0 }
    return Dictionary(grouping: cells) {
      ComparedCell(
        QuestionID(suite: $0.suite, mask: $0.mask, view: $0.view),
        CellPlace(symbology: $0.symbology, point: [:]))
    }
  }
}
