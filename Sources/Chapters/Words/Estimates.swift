package import Summaries

extension BoundedEstimate {
  /// The estimate in points, with the interval: `+12.5 points (95 % interval +3.1 to +21.0)`.
  package var text: String {
    "\(Wording.points(value)) points (95 % interval \(bounds))"
  }

  /// The interval alone, in points: `+3.1 to +21.0`.
  package var bounds: String { "\(Wording.points(lower)) to \(Wording.points(upper))" }
}

extension EstimateRecord {
  /// The interval alone, such as `12.1 ms to 12.5 ms`; nil without one.
  package func bounds(_ text: (Double) -> String) -> String? {
    guard let lower, let upper else { return nil }
    return "\(text(lower)) to \(text(upper))"
  }
}

extension MaskSpeedRecord {
  /// The speed with the mask as a multiple of that with all symbologies.
  package var gain: String { Wording.significant(1 / ratio.value) }

  /// The 95 % interval of the gain, `4.21 to 5.58`; nil without one.
  package var gainInterval: String? {
    guard let lower = ratio.lower, let upper = ratio.upper else { return nil }
    return "\(Wording.significant(1 / upper)) to \(Wording.significant(1 / lower))"
  }
}
