/// How often codes were read, over some cells.
struct ReadingCount {
  var codes: Int
  var correct: Int
  /// Misread codes, codes of another format and false positives.
  var wrong: Int
  /// Trials in which the engine's process ended.
  var crashed: Int

  init(_ cells: [SummaryCell]) {
    codes = cells.map(\.codes).reduce(0, +)
    correct = cells.map { min($0.outcomes.correct, $0.codes) }.reduce(0, +)
    wrong =
      cells.map { $0.outcomes.misread + $0.outcomes.formatError + $0.falsePositives }
      .reduce(0, +)
    crashed = cells.map(\.statuses.crashed).reduce(0, +)
  }

  /// Nil without a code.
  var rate: RateRecord? { RateRecord(correct: correct, of: codes) }
}
