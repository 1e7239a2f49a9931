import Barcodes
import Foundation
import Scene

extension SuiteParameter {
  /// A setting of a suite in words: `rotation 15°`, `module width 2 px`, `not inverted`.
  fileprivate func words(_ value: SuiteValue) -> String {
    let (words, unit) = AxisUnit.split(name)
    return switch value {
    case .number(let number):
      "\(words) \((unit?.shown(number) ?? number).shortestText)\(unit?.sign ?? "")"
    case .flag(let flag): flag ? words : "not \(words)"
    case .colour: "\(words) \(value.text)"
    }
  }
}

extension Double {
  /// Three significant digits: `0.7`, `2.13`, `12.3`.
  package var roundedText: String { String(format: "%.3g", self) }
}

extension SuiteStill {
  /// For example `exposed for 8 ms at most`, `focused at 13 cm`.
  package var words: String {
    let nearest = "\((focus.lowerBound / 10).shortestText) cm"
    let focused =
      focus.upperBound.isFinite
      ? "focused at \(nearest)" : "focused on the code, but no nearer than \(nearest)"
    return "exposed for \((exposure.longest * 1000).roundedText) ms at most, \(focused)"
  }
}

extension Suite {
  /// The settings that all frames have in common.
  package var commonSettings: [String] {
    axes.filter { $0.values.count == 1 && !isOverridden($0.parameter) }
      .map { $0.parameter.words($0.values[0]) }
      + [camera?.words, still?.words, cameraProfile?.words, stream?.words].compactMap(\.self)
  }

  /// The settings that set a point apart: the values of the axes that vary, in the file's order,
  /// then those of its named condition.
  package func settings(of point: SuitePoint) -> [String] {
    let named = namedConditions.first { $0.name == point.namedCondition }
    return frameSize(of: point)
      + axes.compactMap { axis in
        guard
          !(named?.settings ?? []).contains(where: { $0.parameter.name == axis.parameter.name })
        else { return nil }
        let coordinate = point.coordinates[axis.parameter.name]
        let value = axis.values.first { $0.coordinate == coordinate && coordinate != nil }
        return value.map { axis.parameter.words($0) }
      } + limitSetting(of: point) + [named?.cameraProfile?.words].compactMap(\.self)
      + (named?.settings ?? []).map { $0.parameter.words($0.value) }
  }

  /// The settings of each named condition, without those that set nothing; of the reference with
  /// what the others set otherwise.
  package var conditionWords: [String: String] {
    let words = namedConditions.compactMap { condition -> (String, String)? in
      let assumed =
        condition.name == reference
        ? axes.filter { axis in
          axis.values.count == 1 && isOverridden(axis.parameter)
            && !condition.settings.contains { $0.parameter.name == axis.parameter.name }
        } : []
      let parts =
        assumed.map { $0.parameter.words($0.values[0]) }
        + [condition.cameraProfile?.words].compactMap(\.self)
        + condition.settings.map { $0.parameter.words($0.value) }
      return parts.isEmpty ? nil : (condition.name, parts.joined(separator: ", "))
    }
    return Dictionary(words) { first, _ in first }
  }

  /// Whose photographs the camera of each named condition is made of; nil without cameras.
  package var cameraSources: [String: String]? {
    let sources = namedConditions.compactMap { condition in
      (condition.cameraProfile ?? cameraProfile).map { (condition.name, $0.source) }
    }
    return sources.isEmpty ? nil : Dictionary(sources) { first, _ in first }
  }

  private func limitSetting(of point: SuitePoint) -> [String] {
    let limit = limits.first { point.coordinates[$0.parameter.name] != nil }
    return limit.map {
      $0.parameter.words(.number(point.coordinates[$0.parameter.name] ?? 0))
    }.map { [$0] } ?? []
  }

  private func isOverridden(_ parameter: SuiteParameter) -> Bool {
    namedConditions.contains { $0.settings.contains { $0.parameter.name == parameter.name } }
  }

  private func frameSize(of point: SuitePoint) -> [String] {
    guard layouts.count > 1, case .fixed(let width, let height) = point.layout else { return [] }
    return ["\(width) × \(height) px"]
  }
}
