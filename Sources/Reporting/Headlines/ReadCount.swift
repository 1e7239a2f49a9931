/// Correct codes of several cells, in words and numbers.
struct ReadCount {
  let correct: Int
  let codes: Int
  let rate: RateRecord

  /// Nil where the cells have no code.
  init?(_ cells: [SummaryCell]) {
    codes = cells.map(\.codes).reduce(0, +)
    correct = min(cells.map(\.outcomes.correct).reduce(0, +), codes)
    guard let rate = RateRecord(correct: correct, of: codes) else { return nil }
    self.rate = rate
  }

  /// `9 of 10 codes: 90.0 % (95 % interval 55.5 % to 99.7 %)`.
  var text: String {
    "\(Wording.count(correct)) of \(Wording.count(codes, "code")): "
      + "\(Wording.percent(rate.rate)) (\(Wording.interval(rate)))"
  }
}
