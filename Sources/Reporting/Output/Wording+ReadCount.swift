import Analysis

extension ReadCount {
  /// `9 of 10 codes: 90.0 % (95 % interval 55.5 % to 99.7 %)`.
  var text: String {
    "\(Wording.count(correct)) of \(Wording.count(codes, "code")): "
      + "\(Wording.percent(rate.rate)) (\(Wording.interval(rate)))"
  }
}
