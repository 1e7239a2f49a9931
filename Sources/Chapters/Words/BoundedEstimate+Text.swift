package import Summaries

extension BoundedEstimate {
  /// The estimate in points, with the interval: `12.5 points (95 % interval 3.1 to 21.0)`.
  package var text: String {
    "\(Self.points(value)) points (95 % interval \(Self.points(lower)) to \(Self.points(upper)))"
  }

  package static func points(_ share: Double) -> String {
    let tenths = (share * 1000).rounded()
    return tenths == 0 ? "0" : Wording.plain(tenths / 10)
  }
}
