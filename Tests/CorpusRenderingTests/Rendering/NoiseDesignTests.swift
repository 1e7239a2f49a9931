import Barcodes
import Foundation
import Testing

@testable import Rendering
@testable import Suites

/// Correlated noise, and the settings that give noise as it was measured in a photograph.
@Suite struct NoiseDesignTests {
  @Test(arguments: [0.5, 0.8, 1.5])
  func `correlated noise keeps its strength, and falls off as a Gaussian does`(spread: Double)
    throws
  {
    let flat = try FlatNoise(light: 120, width: 400, height: 300) {
      $0.noiseSigma = 8
      $0.noiseCorrelationPixels = spread
    }
    #expect(abs((flat.deviation * flat.deviation - 1.0 / 12).squareRoot() / 8 - 1) < 0.03)
    /// What two sampled Gaussians so far apart have in common.
    func shared(_ distance: Int) -> Double {
      (-20...20).reduce(0) {
        $0 + exp(-Double($1 * $1 + ($1 + distance) * ($1 + distance)) / (2 * spread * spread))
      }
    }
    for (x, y) in [(1, 0), (0, 1), (1, 1), (2, 0), (0, 3)] {
      let expected = shared(x) * shared(y) / (shared(0) * shared(0))
      #expect(abs(flat.correlation(x: x, y: y) - expected) < 0.02, "\(x), \(y)")
    }
  }

  @Test func `photon noise is correlated with its own variance at each level`() throws {
    for light in [40.0, 160] {
      let flat = try FlatNoise(light: light, width: 400, height: 300) {
        $0.shotNoise = 0.5
        $0.noiseCorrelationPixels = 1
      }
      #expect(abs(flat.deviation * flat.deviation / (0.5 * light) - 1) < 0.06)
    }
  }

  private static func camera(_ index: Int) -> Condition {
    var camera = Condition()
    camera.srgbCurve = index > 0
    camera.bayerMosaic = index > 1
    camera.gradientDemosaicing = index == 3
    camera.sharpening = index > 1 ? 0.5 : 0
    return camera
  }

  @Test(
    arguments: [
      (0, 5, 0, 125), (0, 2, 0.8, 200), (1, 0.6, 0.78, 190), (1, 8, 0.72, 120), (2, 2.8, 0.75, 60),
      (2, 1.5, 0.6, 220), (3, 3, 0.35, 150),
    ] as [(Int, Double, Double, Double)])
  func `flat frames have the noise that was asked for`(
    index: Int, deviation: Double, correlation: Double, level: Double
  ) throws {
    let camera = Self.camera(index)
    let condition = try #require(
      camera.withNoise(
        deviation: deviation, correlation: correlation, atLevel: level))
    #expect(condition.bayerMosaic == camera.bayerMosaic)
    let light = condition.srgbCurve ? 255 * SRGBCurve.light(of: level / 255) : level
    let flat = try FlatNoise(light: light, width: 320, height: 240) {
      $0 = condition
      $0.contrast = 0
      $0.brightness = light / 229.5
    }
    #expect(abs(flat.mean - level) < 1)
    // Four standard errors of so few pixels and what the documentation allows.
    #expect(abs(flat.deviation / deviation - 1) < 0.04, "\(flat.deviation)")
    #expect(abs(flat.lagOne - correlation) < 0.025, "\(flat.lagOne)")
  }

  @Test func `what cannot be reached is told, and a mosaic that correlates too much is left out`() {
    let bilinear = Self.camera(2)
    let white = bilinear.withNoise(deviation: 3, correlation: 0, atLevel: 120)
    // Without its mosaic, sharpening makes neighbours differ, which a little correlation undoes.
    #expect(white?.bayerMosaic == false && (white?.noiseCorrelationPixels ?? 0) > 0)
    for (deviation, correlation, level) in [
      (0.3, 0.5, 120), (3, 0.9, 120), (3, -0.1, 120), (.nan, 0.5, 120), (3, 0.5, 300),
    ] as [(Double, Double, Double)] {
      #expect(
        bilinear.withNoise(
          deviation: deviation, correlation: correlation, atLevel: level) == nil)
    }
  }
}
