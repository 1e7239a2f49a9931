import CorpusRendering

extension MeasuredCurve {
  /// Creates the verdict on the curve from the evidence of a code's edges.
  init(_ evidence: CurveEvidence) {
    let difference = evidence.linearMinusSRGB
    self.init(
      linearMinusSRGB: difference,
      verdict: abs(difference) < Self.leastDifference
        ? .undecided : difference > 0 ? .srgb : .linear,
      power: evidence.power?.value)
  }
}
