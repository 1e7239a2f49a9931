package import Summaries

extension ReadCount {
  /// For example `9 of 10 codes: 90.0 % (95 % interval 55.5 % to 99.7 %)`.
  ///
  /// - Parameter dependence: why the codes are no independent trials; nil where they are.
  package func text(dependence: String?) -> String {
    "\(Wording.count(correct)) of \(Wording.count(codes, "code")): "
      + "\(Wording.percent(rate.rate)) (\(interval(dependence: dependence)))"
  }

  /// The rate's interval, or why there is none.
  package func interval(dependence: String?) -> String {
    Wording.interval(rate, dependence: dependence)
  }
}

extension RateRecord {
  /// The interval alone: `97.1 % to 99.5 %`.
  package var bounds: String { "\(Wording.percent(lower)) to \(Wording.percent(upper))" }
}

extension Wording {
  /// Returns a share in 0...1 as it was set: `99 %`, `0.01 %`.
  package static func set(share: Double) -> String { "\(plain(100 * share)) %" }

  package static func duration(milliseconds: Double) -> String {
    duration(nanoseconds: milliseconds * 1e6)
  }

  /// Returns the tooltip of a point: `zxing, 2.1 px: 98.6 % (97.1 % to 99.5 %), n = 332`.
  package static func reading(_ engine: String, at value: String, _ rate: RateRecord, of codes: Int)
    -> String
  {
    "\(engine), \(value): \(percent(rate.rate)) (\(rate.bounds)), n = \(count(codes))"
  }
}
