import Judging

extension ReadRateCurve {
  /// Engines as they are, and engines made to deceive the rule that judges them against `design`.
  package static func catalogue(for design: SweepDesign) -> [ReadRateCurve] {
    plausible + lapsing + deceptive(for: design) + mixed(for: design)
  }

  private static let plausible: [ReadRateCurve] = [
    .step("step at 1.5 px", at: 1.5),
    .step("step at 2.5 px", at: 2.5),
    .logistic("logistic, 99.99 % at 1.75 px", midpoint: 1.2, scale: 0.06),
    .logistic("logistic, 99.99 % at 1.82 px", midpoint: 0.9, scale: 0.1),
    .logistic("logistic, 99 % at 1.88 px", midpoint: 1.6, scale: 0.06),
    .logistic("logistic, 99 % at 2.05 px", midpoint: 1.5, scale: 0.12),
    .logistic("logistic, 99 % at 3.00 px", midpoint: 1.5, scale: 0.3264),
    .dip("dip to 50 % at 1.6 px", at: 1.6, to: 0.5),
    .dip("dip to 93 % at 2.6 px", at: 2.6, to: 0.93),
  ]

  private static let lapsing: [ReadRateCurve] = [
    .step("lapses 0.05 % from 1.5 px", at: 1.5, to: 0.9995),
    .step("lapses 0.5 % from 1.5 px", at: 1.5, to: 0.995),
    .step("lapses 2 % from 1.5 px", at: 1.5, to: 0.98),
  ]

  /// Engines that read some widths, contents or frames otherwise than others.
  private static func mixed(for design: SweepDesign) -> [ReadRateCurve] {
    let target = design.bets.target
    let failures = 1 - target
    let justBelow = target - failures / 100
    return [
      .dip("clear fails, at 8 px alone", at: 8, to: 1 - failures * design.clearFailFactor),
      .dip("just below target at 8 px alone", at: 8, to: justBelow),
      .alternatingWidths("every second width just below", 1, justBelow),
      .alternatingWidths("every second width 1.5 ×", 1, 1 - 1.5 * failures),
      .lengths("short always, long 1.5 × the failures", short: 1, long: 1 - 1.5 * failures),
      .lengths("short always, all just below", short: 1, long: 2 * justBelow - 1),
      .constant("just below, one content at all widths", justBelow, dependence: .acrossWidths),
      .constant("target, one content at all widths", target, dependence: .acrossWidths),
      .constant(
        "just below, clusters of ten", justBelow, dependence: .clusters(of: 10, correlation: 0.2)),
      .constant(
        "target, clusters of ten", target, dependence: .clusters(of: 10, correlation: 0.2)),
    ]
  }

  /// The error that is allowed is reached where rates are at the target, or just below it.
  private static func deceptive(for design: SweepDesign) -> [ReadRateCurve] {
    let target = design.bets.target
    let failures = 1 - target
    let justBelow = target - failures / 100
    let clearHold = 1 - failures * design.clearHoldFactor
    let clearFail = 1 - failures * design.clearFailFactor
    return [
      .step("target from 2 px", at: 2, to: target),
      .dip("just below target at 3 px", at: 3, to: justBelow),
      .constant("just below target everywhere", justBelow),
      .step("1.5 × the failures from 2 px", at: 2, to: 1 - 1.5 * failures),
      .constant("clear holds, by a hair", clearHold),
      .dip("clear fails, by a hair at 3 px", at: 3, to: clearFail),
    ]
  }
}
