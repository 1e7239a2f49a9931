import Barcodes

/// A lens that is focused on something else when the scan begins, and then follows the code.
///
/// The focus is the reciprocal of the distance. After a delay it nears that of the code as exp(−t / lag), and where it hunts as
/// exp(−t / lag) cos 2π f t: a damped oscillation, which overshoots. It never gets nearer than the lens can focus.
package struct Autofocus: Sendable, Equatable {
  /// Where it is focused at the stream's start, in millimetres. Assumed; most phones wait at a middle distance.
  package var start = 1000.0
  /// In seconds. Assumed: some three frames until a camera sees that it is out of focus.
  package var delay = 0.1
  /// In seconds. Assumed: within 1/e after as long as the best phones are said to need for all of it in bright light (DxO, second-hand).
  package var lag = 0.1
  /// In millimetres: the closest focus of the iPhone 12 Pro Max's main camera; others' is 100 to
  /// 200 (Apple, "What's new in camera capture", WWDC 2021).
  package var closest = 150.0
  /// The frequency at which the focus swings about the code's distance; 0 where it does not hunt.
  package var huntHertz = 0.0
  /// The share of scans in which it hunts.
  package var huntingShare = 1.0

  package static let usual = Autofocus()

  /// The longest step in which the code's distance is taken as even, in seconds.
  private static let step = 0.001

  /// Where the lens is focused, as the reciprocal of millimetres.
  ///
  /// A constant distance is met exactly; a changing one is followed in steps of a millisecond at most, at whose middle it is taken.
  ///
  /// - Parameters:
  ///   - seconds: since the stream's start.
  ///   - hunts: whether it does in this scan.
  ///   - distance: of the code at a moment, in millimetres.
  package func focus(at seconds: Double, hunts: Bool, distance: (Double) -> Double) -> Double {
    let time = seconds - delay
    var (real, imaginary) = (1 / max(start, closest), 0.0)
    guard time > 0 else { return real }
    let steps = max(1, Int((time / Self.step).rounded(.up)))
    let duration = time / Double(steps)
    // Of a step: exp((−1 / lag + 2πi f) · duration), the focus being the real part.
    let decay = PortableMath.exp(max(-700, -duration / lag))
    let turn = PortableMath.sineAndCosine(degrees: hunts ? 360 * huntHertz * duration : 0)
    for step in 0..<steps {
      let moment = delay + (Double(step) + 0.5) * duration
      let goal = 1 / max(distance(moment), closest)
      (real, imaginary) = (
        goal + decay * ((real - goal) * turn.cosine - imaginary * turn.sine),
        decay * ((real - goal) * turn.sine + imaginary * turn.cosine)
      )
    }
    return min(max(real, 1 / Self.farthest), 1 / closest)
  }

  /// Beyond it all is as sharp, in millimetres.
  static let farthest = 1e6

  /// The radius in pixels of the disc that a point becomes, of a thin lens whose image lies about at its focal length: f · A / 2 ·
  /// |1/Z − 1/Zf|, with the focal length f in pixels, the aperture's diameter A and the distances in millimetres (Pentland, "A new sense
  /// for depth of field", IEEE PAMI 9, 1987).
  package static func discRadius(
    focalLengthPixels: Double, apertureMillimetres: Double, distance: Double, focus: Double
  ) -> Double {
    let radius = focalLengthPixels * apertureMillimetres / 2 * abs(1 / distance - focus)
    return radius < leastRadius ? 0 : radius
  }

  /// In pixels. A smaller disc is left out: its deviation of half a radius widens that of a pixel's own square, 0.289, by less than 2 %.
  static let leastRadius = 0.1
}
