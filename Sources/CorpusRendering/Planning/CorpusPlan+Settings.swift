import Barcodes
import Suites

extension CorpusPlan {
  /// The points that differ in module width alone, by ascending width, a family for each setting of all else.
  package var widthFamilies: [[(index: Int, width: Double)]] {
    var settings: [PointSetting] = []
    var families: [PointSetting: [(index: Int, width: Double)]] = [:]
    for (index, point) in points.enumerated() {
      let setting = PointSetting(point, without: [SuiteParameter.moduleWidthName])
      if families[setting] == nil { settings.append(setting) }
      families[setting, default: []].append((index, point.condition.moduleWidthPixels))
    }
    return settings.map { (families[$0] ?? []).sorted { $0.width < $1.width } }
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

/// A point without some of its parameters.
private struct PointSetting: Hashable {
  var coordinates: [String: Double]
  var namedCondition: String?

  init(_ point: SuitePoint, without names: [String]) {
    coordinates = point.coordinates.filter { !names.contains($0.key) }
    namedCondition = point.namedCondition
  }
}
