import Barcodes
import Foundation
package import Records
import Storage

extension PhotographSet {
  /// The arms, as conditions that a suite names.
  var namedConditions: [NamedCondition] {
    ([.asTaken] + arms).map { NamedCondition(name: $0.rawValue, settings: []) }
  }

  /// What decides the frames besides the suite's file: the manifests, which have the SHA-256 of each picture's pixels, and what was measured.
  var fingerprint: Data {
    Data(
      (sources.map(\.corpus.origin.suiteSHA256) + sources.map(\.measuredSHA256)).joined(
        separator: " "
      )
      .utf8)
  }

  /// What a suite's frames of photographs differ in: width, and arm.
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

  /// A frame: of the photographs that there are at its point, each at all phases before the next.
  func specification(
    frame: String, seed: UInt64, _ symbology: Symbology, _ point: SuitePoint, sample: Int
  ) -> FrameSpecification {
    let shots = point.shots(of: symbology, in: self)
    let (photograph, phase) =
      blocks == nil
      ? sample.quotientAndRemainder(dividingBy: phases(of: point.photographArm))
      : (sample % shots.codes.count, sample / shots.codes.count % phases)
    var specification = FrameSpecification(
      frame: frame, seed: seed, symbology: symbology, layout: .tight, condition: point.condition,
      point: point.coordinates)
    let code = shots.codes[photograph]
    specification.namedCondition = point.namedCondition
    specification.draw = code.photograph
    specification.shot = PhotographShot(
      code, in: self, width: point.coordinates[size.axis], phase: phase,
      arm: point.photographArm)
    return specification
  }
}

/// What is shown at a point of one symbology.
struct PhotographShots {
  var codes: [PhotographedCode]
  var count: Int

  var isEmpty: Bool { codes.isEmpty }
}

extension SuitePoint {
  fileprivate var photographArm: PhotographArm {
    namedCondition.flatMap(PhotographArm.init) ?? .samplingAlone
  }

  /// Whether photographs are shown at their own size.
  var isAsTaken: Bool { photographArm == .asTaken }

  func shots(of symbology: Symbology, in set: PhotographSet) -> PhotographShots {
    let codes = set.shown(
      symbology, at: coordinates[set.size.axis] ?? 0, photographArm)
    return PhotographShots(
      codes: codes, count: set.frames(of: codes.count, photographArm))
  }
}

extension PhotographSet {
  /// What a run says of it.
  package var record: PhotographSetRecord {
    let widths = size.widths.filter { ModuleWidths.isGuided($0) }
    var judgedTo: [String: [String: Double]] = [:]
    if case .modules = size, widths.contains(where: ModuleWidths.isRule) {
      for arm in arms {
        for symbology in symbologies {
          let counts = widths.map { ($0, shown(symbology, at: $0, arm).count) }
          let beyond = counts.last { $0.1 >= Self.fewestBeyond }?.0
          let atRule = counts.first { $0.1 >= Self.fewestJudged && ModuleWidths.isRule($0.0) }?.0
          judgedTo[arm.rawValue, default: [:]][symbology.name] = beyond ?? atRule
        }
      }
    }
    return PhotographSetRecord(
      sources: sources.map {
        PhotographSetRecord.Source(
          corpus: $0.corpus.origin.suite, truth: $0.corpus.origin.photographs?.truth ?? "",
          chosenBy: $0.chosenBy.isEmpty ? nil : $0.chosenBy, photographs: $0.photographs)
      }, axis: size.axis, marginModules: margin, phases: phases, target: target,
      codes: Dictionary(
        codes.map { symbology, codes in
          let count = census[symbology] ?? (codes.count, codes.count)
          return (
            symbology.name,
            PhotographSetRecord.Codes(
              all: count.all, known: count.known, drawn: codes.count,
              borrowedNoise: codes.count { $0.look?.hasNoise == false })
          )
        }, uniquingKeysWith: { first, _ in first }),
      judgedTo: judgedTo)
  }
}

/// The width of the rule, which Judging has for verdicts (`Guidance.moduleWidthPixels`).
enum ModuleWidths {
  static let rule = 2.0

  static func isGuided(_ width: Double) -> Bool { width >= rule - 1e-9 }
  static func isRule(_ width: Double) -> Bool { abs(width - rule) < 1e-9 }
}
