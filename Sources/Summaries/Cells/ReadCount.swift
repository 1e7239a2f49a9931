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
    if suites(of: cells).contains(where: \.sharesCodes) { return "conditions share their codes" }
    if Set(cells.map(\.view)).count > 1 { return "each frame in several views" }
    return cells.contains { $0.codes > $0.statuses.asked } ? "several codes to a frame" : nil
  }

  /// The share of codes that are read over some cells of one suite, for those who follow it from run to run; nil where the cells have no
  /// code.
  ///
  /// Where sampling adapts, how many codes a width has follows from what was read: there it is the mean of the cells' rates, without
  /// bounds. Else it is the rate of all codes, with bounds where these are independent trials.
  package func readFigure(of cells: [SummaryCell]) -> (rate: Double, bounds: RateRecord?)? {
    guard let read = ReadCount(cells) else { return nil }
    guard suites(of: cells).contains(where: \.isAdaptive) else {
      return (read.rate.rate, dependence(of: cells) == nil ? read.rate : nil)
    }
    let rates = cells.compactMap { ReadCount([$0])?.rate.rate }
    return (rates.reduce(0, +) / Double(rates.count), nil)
  }

  private func suites(of cells: [SummaryCell]) -> [SuiteRecord] {
    let names = Set(cells.map(\.suite))
    return suites.filter { names.contains($0.name) }
  }
}

extension [SummaryCell] {
  /// The symbologies of the frames, by name; frames without a code have no read rate.
  package var symbologies: [String] {
    Set(map(\.symbology)).subtracting([CellPlace.withoutCode]).sorted()
  }

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
