import Barcodes
import Records
import Suites

extension CorpusPlan {
  /// The points that differ in one parameter alone, along which sampling adapts: a family for each setting of all else.
  package var sweepFamilies: [SweepFamily] {
    let limited = suite.limits.map(\.parameter.name)
    var families: [SweepFamily] = []
    var places: [FrameSetting: Int] = [:]
    for (index, point) in points.enumerated() {
      let parameter =
        limited.first { point.coordinates[$0] != nil } ?? SuiteParameter.moduleWidthName
      let value = point.coordinates[parameter] ?? point.condition.moduleWidthPixels
      // Alike for all points that differ in the parameter alone.
      var setting = FrameSetting(point: point.coordinates, namedCondition: point.namedCondition)
      setting.point[parameter] = 0
      let place = places[setting] ?? families.count
      if place == families.count {
        places[setting] = place
        families.append(
          SweepFamily(limits: suite.limits.filter { $0.parameter.name == parameter }.map(\.numbers))
        )
      }
      families[place].points.append((index, value))
    }
    return families
  }

  /// The module widths of all families, in pixels, ascending.
  package var moduleWidths: [Double] {
    Set(points.map(\.condition.moduleWidthPixels)).sorted()
  }

  /// Those of each named condition whose frames draw photographs, by symbology: widths at which there are enough.
  package var moduleWidthsByCondition: [String: [String: [Double]]] {
    let named = Dictionary(grouping: points.indices) { points[$0].namedCondition }
    var widthsOfCameras: [String: [String: [Double]]] = [:]
    for case (let name?, let points) in named where points.contains(where: hasCamera) {
      for symbology in suite.symbologies {
        let met = points.filter { meets(symbology, point: $0) }
        let widths = Set(met.map { self.points[$0].condition.moduleWidthPixels }).sorted()
        widthsOfCameras[name, default: [:]][symbology.name] = widths
      }
    }
    return widthsOfCameras
  }

  private func hasCamera(_ point: Int) -> Bool { points[point].cameraProfile != nil }
}

/// Points that differ in one parameter alone.
package struct SweepFamily: Sendable {
  /// The values among which each of its limits is looked for, from the easy end; empty where it is judged as a sweep of module widths.
  package let limits: [[Double]]
  /// By their indices in the plan, with the parameter's value.
  package fileprivate(set) var points: [(index: Int, value: Double)] = []

  fileprivate init(limits: [[Double]]) { self.limits = limits }
}
