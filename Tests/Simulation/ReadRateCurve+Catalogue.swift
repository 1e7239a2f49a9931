import Judging

extension ReadRateCurve {
  /// Engines as they are, and engines made to deceive the rule that judges them against `design`.
  package static func catalogue(for design: SweepDesign) -> [ReadRateCurve] {
    plausible + lapsing + deceptive(for: design)
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
