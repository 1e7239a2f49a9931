import Barcodes

/// One combination of the values of a suite's axes.
struct SuitePoint: Sendable, Equatable {
  var layout: FrameLayout
  var fill: Double?
  var condition: Condition
  /// The values of the axes that have more than one, by name.
  var coordinates: [String: Double]
}

extension Suite {
  /// Every combination of frame, fill and conditions; the last axis varies fastest.
  var points: [SuitePoint] {
    var points = layouts.map { layout in
      var coordinates: [String: Double] = [:]
      if layouts.count > 1, case .fixed(let width, let height) = layout {
        coordinates["frame_width_px"] = Double(width)
        coordinates["frame_height_px"] = Double(height)
      }
      return SuitePoint(
        layout: layout, fill: fills.first, condition: Condition(), coordinates: coordinates)
    }
    if fills.count > 1 {
      points = points.flatMap { point in
        fills.map { fill in
          var point = point
          point.fill = fill
          point.coordinates["fill"] = fill
          return point
        }
      }
    }
    for axis in axes {
      points = points.flatMap { point in
        axis.values.map { value in
          var point = point
          axis.parameter.set(value, in: &point.condition)
          if axis.values.count > 1 { point.coordinates[axis.parameter.rawValue] = value }
          return point
        }
      }
    }
    return points
  }
}
