import Barcodes
import Photographed
import Records
import Scene
import Suites

extension PhotographSet {
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
      setting: FrameSetting(point: point.coordinates, namedCondition: point.namedCondition))
    let code = shots.codes[photograph]
    specification.draw = code.photograph
    specification.shot = PhotographShot(
      code, in: self, width: point.coordinates[size.axis], phase: phase,
      arm: point.photographArm)
    return specification
  }
}
