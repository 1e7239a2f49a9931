import Barcodes
import Bisecting
import Encoding

/// The shake of a hand that turns the camera, about each of its three axes alike: band-limited
/// noise.
///
/// The power of the angle falls off with the frequency f as S(f) ∝ (1 + (f / f₀)²)⁻² up to 12 Hz,
/// beyond which there is none. f₀ follows from the two numbers that are given: rate = 2π f₀ ·
/// deviation, were the band not limited. The usual values stand for a code held close: the camera
/// turned by 0.20 to 0.35° (standard deviation of each axis) at rates of 0.22 to 0.46°/s (root mean
/// square) in the public traces of EatTheFuture/camera_shakify (shake_data.py, CC0, 24 frames a
/// second, so that nothing above 12 Hz is known); at least 96 % of the angle's power lay below 1 Hz
/// there, and 1 to 8 % of the rate's between 4 and 12 Hz. Here these are 99.7 and 4 %.
package struct HandShake: Sendable, Equatable {
  package static let usual = HandShake(deviationDegrees: 0.28, degreesPerSecond: 0.33)
  /// Beyond it there is no power, in hertz.
  static let band = 12.0
  package static let deviations: ClosedRange<Double> = 0.001...10
  package static let rates: ClosedRange<Double> = 0.001...200
  /// Where the corner f₀ may lie, in hertz.
  package static let corners: ClosedRange<Double> = 0.01...4

  /// The standard deviation of the angle about each axis.
  package var deviationDegrees: Double
  /// The root mean square of its rate of change.
  package var degreesPerSecond: Double

  /// f₀ of a band without a limit.
  package var unlimitedCorner: Double { degreesPerSecond / (2 * .pi * deviationDegrees) }

  /// f₀, in hertz: such that angle and rate have what is asked of them within the band.
  ///
  /// With x = band / f₀, ∫(1 + u²)⁻² du and ∫u² (1 + u²)⁻² du from 0 to x are (atan x ± x / (1 + x²)) / 2.
  var corner: Double {
    let wanted = unlimitedCorner
    let found = (wanted / 2...wanted * 20).bisected(halvings: 60) { corner in
      let integrals = Self.integrals(to: Self.band / corner)
      return corner * (integrals.rate / integrals.angle).squareRoot() < wanted
    }
    return found.upperBound
  }

  /// The power spectral density of the angle, in square degrees for each hertz.
  func power(at frequency: Double, corner: Double) -> Double {
    guard frequency <= Self.band else { return 0 }
    let ratio = frequency / corner
    let scale =
      deviationDegrees * deviationDegrees / (corner * Self.integrals(to: Self.band / corner).angle)
    return scale / ((1 + ratio * ratio) * (1 + ratio * ratio))
  }

  private static func integrals(to x: Double) -> (angle: Double, rate: Double) {
    let arc = PortableMath.degrees(y: x, x: 1) * PortableMath.radiansPerDegree
    let rest = x / (1 + x * x)
    return ((arc + rest) / 2, (arc - rest) / 2)
  }
}

/// The shake of one scan: for each axis a sum of sinusoids, whose frequencies and phases are drawn.
///
/// The band is cut into parts that are narrow where the power is, from 12 (k / n)² to 12 ((k + 1) / n)² Hz; each has one sinusoid, at a
/// frequency drawn within it, with the power that the spectrum has there times the part's width. So the mean spectrum over scans is
/// the one that is asked for (Shinozuka, "Monte Carlo solution of structural dynamics", Computers and Structures 2, 1972).
package struct ScanShake {
  private static let parts = 96

  /// The sinusoids of yaw, pitch and roll.
  private let axes: [[(amplitude: Double, frequency: Double, phase: Double)]]

  package init(_ shake: HandShake, seed: UInt64) {
    var random = FrameRandom(seed: seed, purpose: .shake)
    let corner = shake.corner
    axes = (0..<3).map { _ in
      (0..<Self.parts).map { part in
        let (start, end) = (Self.limit(part), Self.limit(part + 1))
        let frequency = start + (end - start) * random.drawUnit()
        let power = shake.power(at: frequency, corner: corner) * (end - start)
        return ((2 * power).squareRoot(), frequency, 360 * random.drawUnit())
      }
    }
  }

  private static func limit(_ part: Int) -> Double {
    let share = Double(part) / Double(parts)
    return HandShake.band * share * share
  }

  /// The turn of the camera about its axes at a moment, in degrees, and its speed.
  package func turn(at seconds: Double) -> CameraTurn {
    let angles = axes.map { sinusoids in
      sinusoids.reduce(into: TurningAngle()) { sum, sinusoid in
        let (sine, cosine) = PortableMath.sineAndCosine(
          degrees: 360 * sinusoid.frequency * seconds + sinusoid.phase)
        sum.degrees += sinusoid.amplitude * sine
        sum.perSecond += sinusoid.amplitude * cosine * 2 * .pi * sinusoid.frequency
      }
    }
    return CameraTurn(yaw: angles[0], pitch: angles[1], roll: angles[2])
  }
}
