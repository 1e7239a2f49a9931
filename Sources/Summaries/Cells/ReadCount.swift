package import Records

/// The number of codes that were read in some cells.
package struct ReadCount {
  package let correct: Int
  package let codes: Int
  package let rate: RateRecord

  /// Nil where the cells have no code.
  package init?(_ cells: [SummaryCell]) {
    codes = cells.codeCount
    correct = cells.correctReads
    guard let rate = RateRecord(correct: correct, of: codes) else { return nil }
    self.rate = rate
  }
}

extension RunRecord {
  /// Why the codes of some cells, all together, are no independent trials, so that no interval of their rate is told; nil where they are.
  package func dependence(of cells: [SummaryCell]) -> String? {
    let names = Set(cells.map(\.suite))
    if suites.contains(where: { names.contains($0.name) && $0.sharesCodes }) {
      return "conditions share their codes"
    }
    if Set(cells.map(\.view)).count > 1 { return "each frame in several views" }
    return cells.contains { $0.codes > $0.statuses.asked } ? "several codes to a frame" : nil
  }
}

extension [SummaryCell] {
  package var codeCount: Int { map(\.codes).reduce(0, +) }

  package var correctReads: Int { map { Swift.min($0.outcomes.correct, $0.codes) }.reduce(0, +) }

  /// Misread codes, codes of another format and false positives.
  package var wrongReads: Int {
    map { $0.outcomes.misread + $0.outcomes.formatError + $0.falsePositives }.reduce(0, +)
  }

  /// Trials of which the engine's process died. Older summaries do not count them, but crashes and timeouts, which are nearly
  /// all.
  package var deaths: Int {
    map { $0.deaths ?? $0.statuses.crashed + $0.statuses.timeout }.reduce(0, +)
  }
}
