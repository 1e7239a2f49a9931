import Barcodes
import Foundation
import Testing

@testable import CorpusRendering

@Suite struct BlurAndNoiseTests {
  /// A dark half plane to the right of `edge`, 30 pixels high: more than the widest kernel.
  private func halfPlane(edge: Double, width: Int, oversampling: Int) -> CoverageMap {
    let samples = (0..<(30 * oversampling)).flatMap { _ in
      (0..<(width * oversampling)).map { column in
        Float(min(max(Double(column + 1) - edge * Double(oversampling), 0), 1))
      }
    }
    return CoverageMap(
      width: width * oversampling, height: 30 * oversampling, samples: samples)
  }

  /// The integral of the normal distribution function, so that its difference over a pixel is the mean there.
  private func integratedEdge(_ x: Double, sigma: Double) -> Double {
    let z = x / sigma
    return x * 0.5 * erfc(-z / 2.0.squareRoot()) + sigma * exp(-z * z / 2)
      / (2 * Double.pi).squareRoot()
  }

  @Test(arguments: [0.15, 0.3, 0.5, 0.8, 1.0, 1.7, 2.5])
  func `a blurred edge is the normal distribution integrated over each pixel`(sigma: Double) {
    let spread = PointSpread(gaussianSigma: sigma)
    let edge = 20.37
    let map = halfPlane(edge: edge, width: 50, oversampling: spread.oversampling)
      .integrated(over: spread)
    #expect(map.width == 50 && map.height == 30)
    for column in 0..<36 {
      let mean =
        integratedEdge(Double(column + 1) - edge, sigma: sigma)
        - integratedEdge(Double(column) - edge, sigma: sigma)
      // There are 206 grey levels between ink and paper.
      #expect(
        abs(Double(map.samples[15 * 50 + column]) - mean) * 206 < 1,
        "column \(column), sigma \(sigma)")
    }
  }

  @Test(arguments: [0.2, 0.7, 1.5, 4.0])
  func `the weights have the variance of the Gaussian and of the pixel`(sigma: Double) {
    let spread = PointSpread(gaussianSigma: sigma)
    let step = 1 / Double(spread.oversampling)
    let middle = Double(spread.weights.count - 1) / 2
    let variance = spread.weights.enumerated().reduce(0.0) { sum, weight in
      let x = (Double(weight.offset) - middle) * step
      return sum + Double(weight.element) * x * x
    }
    // A square of side 1 made of samples of side `step` has the variance of the square less that of one.
    let expected = sigma * sigma + (1 - step * step) / 12
    #expect(abs((variance / expected).squareRoot() - 1) < 0.005)
    #expect(abs(spread.weights.reduce(0, +) - 1) < 1e-5)
  }

  @Test func `no blur is the identity`() {
    let map = halfPlane(edge: 3.3, width: 8, oversampling: 1)
    #expect(map.integrated(over: PointSpread(gaussianSigma: 0)) == map)
  }

  private func flatFrame(sigma: Double, seed: UInt64) -> [Double] {
    var condition = Condition()
    condition.noiseSigma = sigma
    condition.brightness = 0.55
    let map = CoverageMap(width: 256, height: 256, samples: Array(repeating: 0, count: 65_536))
    return Sensor(condition, seed: seed).read(map, Exposure(condition)).pixels.map(Double.init)
  }

  @Test(arguments: [3.0, 10, 25])
  func `noise has its standard deviation, no bias and no memory`(sigma: Double) {
    let pixels = flatFrame(sigma: sigma, seed: 99)
    let mean = pixels.reduce(0, +) / 65_536
    let variance = pixels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 65_535
    #expect(abs(mean - 126.225) < 4 * sigma / 256)
    // Rounding to whole levels adds 1/12.
    #expect(abs((variance - 1.0 / 12).squareRoot() / sigma - 1) < 0.02)
    for lag in [1, 2, 4, 256] {
      let covariance = zip(pixels, pixels.dropFirst(lag)).reduce(0) {
        $0 + ($1.0 - mean) * ($1.1 - mean)
      }
      // Four standard errors of the autocorrelation of white noise.
      #expect(abs(covariance / Double(65_536 - lag) / variance) < 4.0 / 256)
    }
  }

  @Test func `noise is the frame's own`() {
    #expect(flatFrame(sigma: 10, seed: 1) == flatFrame(sigma: 10, seed: 1))
    #expect(flatFrame(sigma: 10, seed: 1) != flatFrame(sigma: 10, seed: 2))
  }
}
