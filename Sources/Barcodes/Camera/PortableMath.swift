/// Elementary functions made of operations that IEEE 754 defines exactly, so that pixels are the same on
/// every machine; the last digits of a C library's functions differ from one to the next.
package enum PortableMath {
  package static let radiansPerDegree = 0.017_453_292_519_943_295

  /// The natural logarithm of a positive normal number, to about 1 part in 10¹⁵.
  ///
  /// With m in [√½, √2] and s = (m − 1) / (m + 1), log m = 2 (s + s³/3 + s⁵/5 + …) (Abramowitz and Stegun
  /// 4.1.27).
  @inlinable package static func log(_ x: Double) -> Double {
    var mantissa = x.significand
    var exponent = Double(x.exponent)
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa *= 0.5
      exponent += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    for denominator in stride(from: 23.0, through: 1, by: -2) {
      sum = sum * square + 1 / denominator
    }
    return exponent * 0.693_147_180_559_945_3 + 2 * s * sum
  }

  /// e to the power of `x`, for −700 to 700, to about 1 part in 10¹⁵: the Taylor series at the remainder
  /// of x by log 2.
  @inlinable package static func exp(_ x: Double) -> Double {
    let power = (x * 1.442_695_040_888_963_4).rounded()
    // log 2 in two parts, so that the remainder keeps its digits (Cody and Waite, 1980).
    let remainder = x - power * 0.693_147_180_369_123_8 - power * 1.908_214_929_270_587_7e-10
    var sum = 1.0
    for term in stride(from: 16.0, through: 1, by: -1) { sum = 1 + sum * remainder / term }
    return Double(sign: .plus, exponent: Int(power), significand: sum)
  }

  /// The sine and cosine of an angle in degrees, to about 1 part in 10¹⁵; exact at multiples of 90.
  @inlinable package static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let quarter = (degrees / 90).rounded()
    let radians = (degrees - quarter * 90) * radiansPerDegree
    let square = radians * radians
    var (sine, cosine) = (1.0, 1.0)
    for n in stride(from: 18.0, through: 2, by: -2) {
      sine = 1 - sine * square / (n * (n + 1))
      cosine = 1 - cosine * square / (n * (n - 1))
    }
    sine *= radians
    return switch Int(quarter.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The angle, in degrees, whose tangent is y / x, in the quarter in which (x, y) lies, to about 1 part in 10¹⁵: −180 to 180, 0 along
  /// x, and 0 for (0, 0).
  ///
  /// The angle is halved twice, tan(α/2) = t / (1 + √(1 + t²)), and then summed as t − t³/3 + t⁵/5 − … (Abramowitz and Stegun 4.4.42).
  package static func degrees(y: Double, x: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let isSteep = abs(y) > abs(x)
    var tangent = isSteep ? abs(x) / abs(y) : abs(y) / abs(x)
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var sum = 0.0
    for denominator in stride(from: 23.0, through: 1, by: -2) {
      sum = 1 / denominator - sum * square
    }
    var angle = 4 * sum * tangent / radiansPerDegree
    if isSteep { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    return y < 0 ? -angle : angle
  }
}
