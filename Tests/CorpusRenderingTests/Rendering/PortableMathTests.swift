import Barcodes
import Foundation
import Testing

@testable import Encoding
@testable import Suites

@Suite struct PortableMathTests {
  @Test(arguments: Array(stride(from: -720.0, through: 720, by: 7.3)))
  func `sine and cosine are those of the C library`(degrees: Double) {
    let ours = PortableMath.sineAndCosine(degrees: degrees)
    #expect(abs(ours.sine - sin(degrees * .pi / 180)) < 4e-15)
    #expect(abs(ours.cosine - cos(degrees * .pi / 180)) < 4e-15)
  }

  @Test(arguments: [(0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0)])
  func `right angles are exact`(degrees: Double, sine: Double, cosine: Double) {
    #expect(PortableMath.sineAndCosine(degrees: degrees) == (sine, cosine))
  }

  @Test(arguments: Array(stride(from: -60.0, through: 60, by: 1.7)))
  func `exponentials and logarithms are those of the C library`(x: Double) {
    #expect(abs(PortableMath.exp(x) / exp(x) - 1) < 4e-15)
    #expect(abs(PortableMath.log(exp(x)) - x) < 1e-14 * max(1, abs(x)))
  }

  @Test(arguments: Array(stride(from: -180.0, through: 180, by: 3.7)))
  func `the angle of a direction is the C library's`(degrees: Double) {
    let (x, y) = (3 * cos(degrees * .pi / 180), 3 * sin(degrees * .pi / 180))
    #expect(abs(PortableMath.degrees(y: y, x: x) - atan2(y, x) * 180 / .pi) < 1e-13)
  }

  @Test func `right angles of a direction are exact`() {
    #expect(PortableMath.degrees(y: 0, x: 2) == 0 && PortableMath.degrees(y: 3, x: 0) == 90)
    #expect(PortableMath.degrees(y: 0, x: -1) == 180 && PortableMath.degrees(y: -1, x: 0) == -90)
    #expect(PortableMath.degrees(y: 0, x: 0) == 0)
  }

  /// Quantiles of the standard normal distribution (NIST/SEMATECH e-Handbook, 1.3.6.7.1, and SciPy's
  /// `norm.ppf` for the tails).
  @Test(arguments: [
    (0.5, 0.0), (0.975, 1.959963984540054), (0.025, -1.959963984540054), (0.9, 1.2815515655446004),
    (0.999, 3.090232306167813), (1e-10, -6.361340902404056), (0.000001, -4.753424308822899),
  ])
  func `normal quantiles are the published ones`(probability: Double, quantile: Double) {
    #expect(abs(normalQuantile(probability) - quantile) < 2e-6 * max(1, abs(quantile)))
  }
}
