import Scene
import Suites

extension SuitePoint {
  /// The values of a point from which its frames' seeds are made: the size of the frames, the values
  /// of the axes and the name of the condition, and not where the point stands in its suite. A suite
  /// that gets further conditions, symbologies or values, or has them in another order, leaves the
  /// frames that it had as they are.
  ///
  /// - Parameters:
  ///   - axes: whose values do not count: those in which frames are paired.
  ///   - isNamed: whether the named condition counts.
  func seedSetting(without axes: [String] = [], isNamed: Bool = true) -> String {
    let size =
      switch layout {
      case .tight: "tight"
      case .fixed(let width, let height):
        axes.contains("frame_width_px") ? "" : "\(width)x\(height)"
      }
    let values = axisValues.filter { !axes.contains($0.key) }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([size] + values + [isNamed ? namedCondition ?? "" : ""]).joined(separator: " ")
  }
}

extension Suite {
  /// The setting by which the frames of a point are seeded: those that differ in paired parameters
  /// alone have one seed, and where there is a reference, or named conditions are paired, those
  /// that differ in the named condition.
  func seedSetting(of point: SuitePoint) -> String {
    point.seedSetting(
      without: pairedAxes, isNamed: reference == nil && !pairsNamedConditions)
  }
}
