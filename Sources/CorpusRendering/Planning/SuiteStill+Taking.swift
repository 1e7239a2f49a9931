import Barcodes
import Scene
import Suites

extension SuiteStill {
  /// Takes a frame in the suite's light: brightness, noise, focus and motion follow from it.
  ///
  /// - Parameters:
  ///   - specification: with the conditions that the suite sets.
  ///   - camera: with a lens.
  func take(
    _ specification: inout FrameSpecification, parameters: [StreamParameter: Double],
    camera: SuiteCamera
  ) {
    guard case .fixed(let width, let height) = specification.layout,
      let distance = specification.distanceMillimetres
    else { return }
    let lens = StreamLens(
      camera, opticalZoom: 1, digitalZoom: specification.condition.digitalZoom,
      frame: (width, height))
    let lux = ExposureControl.lux(
      scene: parameters.value(of: .light), torch: parameters.value(of: .torch),
      distanceMillimetres: distance)
    let exposed = exposure.choice(lux: lux, aperture: lens.aperture)
    specification.condition.expose(
      brightness: exposed.brightness, gain: exposed.gain, sensorPixels: lens.sensorPixels)
    specification.pixelLengths[.defocusRadius] = Autofocus.discRadius(
      focalLengthPixels: lens.focalLengthPixels, apertureMillimetres: lens.apertureMillimetres,
      distance: distance, focus: 1 / focusDistance(ofCode: distance))
    // A point that faces the camera at the distance Z and moves by v is seen to move by f v / Z.
    let speed = abs(parameters.value(of: .speed))
    let path = speed * exposed.time * lens.focalLengthPixels / distance
    specification.pixelLengths[.motionLength] = path < StreamMoment.leastMotion ? 0 : path
  }
}
