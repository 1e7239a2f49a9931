/// A parameter that suites with a stream may set, sweep or name beside conditions and lengths in
/// the world.
package enum StreamParameter: String, CaseIterable, Sendable {
  /// The light that falls on the code, in lux.
  case light = "light_lux"
  /// The torch's luminous intensity towards the code, in candela; 0 is off.
  case torch = "torch_cd"
  /// The lens's focal length as a multiple of the one that the camera states.
  case opticalZoom = "optical_zoom"
  /// The speed at which the code passes, in millimetres a second; to the right where it is above 0.
  case speed = "speed_mm_s"

  /// From starlight to the noon sun; a car's high beam; the longest lens of a phone, and some more; as fast as a train.
  var range: ClosedRange<Double> {
    switch self {
    case .light: 0.001...200_000
    case .torch: 0...100_000
    case .opticalZoom: 1...20
    case .speed: -100_000...100_000
    }
  }

  /// Its value where a suite does not set it; nil where none makes sense.
  ///
  /// 500 lx is what offices and desks are lit with (EN 12464-1, "writing, typing, reading, data processing").
  package var usual: Double? {
    switch self {
    case .light: 500
    case .torch: 0
    case .opticalZoom: 1
    case .speed: nil
    }
  }
}
