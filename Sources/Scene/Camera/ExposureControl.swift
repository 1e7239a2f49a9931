/// A camera's automatic exposure: the light decides the time, then the gain, within the camera's limits.
///
/// A surface under E lux is exposed as it should be for t = N² C / (E S) seconds at the aperture number N and the sensitivity S, with
/// C = 250 (ISO 2720:1974, incident light; the calibration of Sekonic's meters). Time comes first, at the base sensitivity; where the
/// longest time is too short, the gain is raised; where the highest gain is not enough, or the shortest time too long, the picture is
/// darker or brighter than it should be. There is no lag: the exposure is that of the light at the exposure's end.
package struct ExposureControl: Sendable, Equatable {
  static let calibration = 250.0
  /// The usual sensitivities of phones: 24 to 32 at least, and some thousands at most, as their
  /// cameras' own limits say; assumed, not a source.
  package var baseISO = 50.0
  package var highestISO = 3200.0
  /// In seconds; usually 1/8000.
  package var shortest = 0.000_125
  /// In seconds; a video's is at most a frame period.
  package var longest: Double
  /// The target brightness: 1 brings white paper to 0.9 of full scale, as the condition
  /// `brightness`.
  package var target = 1.0

  package static func usual(longest: Double) -> ExposureControl {
    var control = ExposureControl(longest: longest)
    control.shortest = min(control.shortest, longest)
    return control
  }

  /// The exposure that the camera chooses: the time in seconds, the gain, which is 1 at the base sensitivity, and the brightness, as
  /// the condition of that name.
  ///
  /// - Parameters:
  ///   - lux: that fall on the code.
  ///   - aperture: the aperture number.
  package func choice(
    lux: Double, aperture: Double
  ) -> (time: Double, gain: Double, brightness: Double) {
    // In seconds at the base sensitivity.
    let needed = target * aperture * aperture * Self.calibration / (lux * baseISO)
    let time = min(max(needed, shortest), longest)
    let gain = min(max(needed / time, 1), highestISO / baseISO)
    return (time, gain, target * time * gain / needed)
  }

  /// The light on a code, in lux: that of the scene, and the torch's by the inverse square of the distance (photometry's law, for a
  /// source that is small against the distance).
  package static func lux(scene: Double, torch: Double, distanceMillimetres: Double) -> Double {
    let metres = distanceMillimetres / 1000
    return scene + torch / (metres * metres)
  }
}
