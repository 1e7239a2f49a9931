package import Barcodes
import Foundation
package import Photographed
import Records
import Scene
import Storage

extension PhotographSet {
  /// The arms, as conditions that a suite names.
  var namedConditions: [NamedCondition] {
    ([.asTaken] + arms).map { NamedCondition(name: $0.rawValue, settings: []) }
  }

  /// The data that decide the frames besides the suite's file: the manifests, which have the
  /// SHA-256 of each picture's pixels, and the measurements.
  var fingerprint: Data {
    Data(
      (sources.map(\.corpus.origin.suiteSHA256) + sources.map(\.measuredSHA256)).joined(
        separator: " "
      )
      .utf8)
  }

  /// The points of a suite's frames of photographs, which differ in width and arm.
  var points: [SuitePoint] {
    var asTaken = SuitePoint(layout: .tight)
    asTaken.namedCondition = PhotographArm.asTaken.rawValue
    // Which latency a photograph has is asked at a size that all of them have.
    let untouched = blocks == nil ? [asTaken] : []
    return untouched
      + size.widths.flatMap { width in
        arms.map { arm in
          var point = SuitePoint(layout: .tight)
          point.coordinates = [size.axis: width]
          point.axisValues = point.coordinates
          if case .modules = size { point.condition.moduleWidthPixels = width }
          point.namedCondition = arm.rawValue
          return point
        }
      }
  }
}

extension SuitePoint {
  package var photographArm: PhotographArm {
    namedCondition.flatMap(PhotographArm.init) ?? .samplingAlone
  }

  /// True if photographs are shown at their own size.
  package var isAsTaken: Bool { photographArm == .asTaken }

  /// The photographs that are shown at a point of one symbology, and how many frames they make.
  package func shots(
    of symbology: Symbology, in set: PhotographSet
  ) -> (codes: [PhotographedCode], count: Int) {
    let codes = set.shown(
      symbology, at: coordinates[set.size.axis] ?? 0, photographArm)
    return (codes, set.frames(of: codes.count, photographArm))
  }
}
