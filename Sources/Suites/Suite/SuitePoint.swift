package import Barcodes
package import Scene

/// One combination of the values of a suite's axes.
package struct SuitePoint: Sendable {
  package var layout: FrameLayout
  package var size = SymbolSize.moduleWidth
  package var condition = Condition()
  /// From the camera to the middle of the code, in suites with a camera.
  package var distanceMillimetres: Double?
  /// The diameter of the cylinder that the code is wrapped around; nil where the suite does not say it.
  package var cylinderMillimetres: Double?
  /// Lengths in pixels, until the module width is known.
  package var pixelLengths: [PixelLength: Double] = [:]
  /// The values that only streams and stills have, where the suite sets them.
  package var stream: [StreamParameter: Double] = [:]
  /// The values of the axes that have more than one, by name.
  package var coordinates: [String: Double] = [:]
  /// The values from which seeds are made, by name: of the point's coordinates those that are not
  /// neutral, and how large the code is also where that does not vary. So a suite that gets further
  /// widths, or a further axis at its neutral value, leaves the frames that it had as they are.
  package var axisValues: [String: Double] = [:]
  /// The name of the point's condition, in suites that name them.
  package var namedCondition: String?
  /// The photographs whose conditions its frames draw.
  package var cameraProfile: CameraProfile?
  /// The parameters that the suite sets itself, which no photograph changes.
  package var isSet: Set<String> = []

  /// The point with the conditions of one of its camera's photographs.
  package func drawing(_ draw: Int, of profile: CameraProfile) -> SuitePoint {
    var point = self
    for setting in profile.draws[draw].settings where !isSet.contains(setting.parameter.name) {
      point.set(setting.parameter, to: setting.value)
    }
    return point
  }
}

extension Suite {
  /// Every combination of frame, values and named conditions; the last axis varies fastest. A named
  /// condition overrides the values of the axes.
  ///
  /// Limits vary one parameter alone, from each of these.
  package var points: [SuitePoint] {
    if let photographs { return photographs.points }
    guard !limits.isEmpty else { return basePoints }
    var varied: [SuiteAxis] = []
    for limit in limits {
      if let known = varied.firstIndex(where: { $0.parameter.name == limit.parameter.name }) {
        varied[known].values += limit.values.filter { !varied[known].values.contains($0) }
      } else {
        varied.append(limit)
      }
    }
    return basePoints.flatMap { point in
      varied.flatMap { axis in axis.values.map { axis.setting($0, at: point) } }
    }
  }

  private var basePoints: [SuitePoint] {
    var points = layouts.map { layout in
      var point = SuitePoint(layout: layout)
      point.cameraProfile = cameraProfile
      if layouts.count > 1, case .fixed(let width, let height) = layout {
        point.coordinates["frame_width_px"] = Double(width)
        point.coordinates["frame_height_px"] = Double(height)
      }
      return point
    }
    for axis in axes {
      points = points.flatMap { point in axis.values.map { axis.setting($0, at: point) } }
    }
    guard !namedConditions.isEmpty else { return points }
    return points.flatMap { point in
      namedConditions.map { condition in
        var point = point
        point.namedCondition = condition.name
        point.cameraProfile = condition.cameraProfile ?? point.cameraProfile
        for setting in condition.settings { point.set(setting.parameter, to: setting.value) }
        point.isSet.formUnion(condition.settings.map(\.parameter.name))
        return point
      }
    }
  }
}

extension SuiteAxis {
  fileprivate func setting(_ value: SuiteValue, at point: SuitePoint) -> SuitePoint {
    var point = point
    point.set(parameter, to: value)
    point.isSet.insert(parameter.name)
    if values.count > 1 { point.coordinates[parameter.name] = value.coordinate }
    if values.count > 1 ? !parameter.isNeutral(value) : parameter.setsScene {
      point.axisValues[parameter.name] = value.coordinate
    }
    return point
  }
}
