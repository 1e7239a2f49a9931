import Photographed

extension MeasuredCurve {
  init(_ evidence: CurveEvidence) {
    let difference = evidence.linearMinusSRGB
    self.init(
      linearMinusSRGB: difference,
      verdict: abs(difference) < Self.leastDifference
        ? .undecided : difference > 0 ? .srgb : .linear,
      power: evidence.power?.value)
  }
}
