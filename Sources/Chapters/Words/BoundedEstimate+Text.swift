package import Summaries

extension BoundedEstimate {
  /// The estimate in points, with the interval: `+12.5 points (95 % interval +3.1 to +21.0)`.
  package var text: String {
    "\(Wording.points(value)) points (95 % interval \(bounds))"
  }

  /// The interval alone, in points: `+3.1 to +21.0`.
  package var bounds: String { "\(Wording.points(lower)) to \(Wording.points(upper))" }
}
