import Barcodes
import Foundation
import Testing

@testable import Encoding
@testable import Rendering
@testable import Scene
@testable import Suites

@Suite struct SensorTests {
  private func flatLevels(
    _ level: Double, seed: UInt64, _ change: (inout Condition) -> Void
  ) throws -> [Double] {
    var condition = Condition()
    change(&condition)
    var noise = try #require(SensorNoise(condition, seed: seed))
    return (0..<256).flatMap { y in
      var row = [Float](repeating: Float(level), count: 256)
      row.withUnsafeMutableBufferPointer { noise.add(to: $0, y: y) }
      return row.map(Double.init)
    }
  }

  private func moments(_ values: [Double]) -> (mean: Double, variance: Double, skewness: Double) {
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    let third = values.reduce(0) { $0 + pow($1 - mean, 3) } / count
    return (mean, variance, third / pow(variance, 1.5))
  }

  @Test(arguments: [3.0, 10, 25])
  func `read noise has its standard deviation, no bias and no memory`(sigma: Double) throws {
    let levels = try flatLevels(126, seed: 99) { $0.noiseSigma = sigma }
    let (mean, variance, skewness) = moments(levels)
    #expect(abs(mean - 126) < 4 * sigma / 256)
    #expect(abs(variance.squareRoot() / sigma - 1) < 0.01)
    #expect(abs(skewness) < 0.04)
    for lag in [1, 2, 4, 8, 256, 257] {
      let covariance = zip(levels, levels.dropFirst(lag)).reduce(0) {
        $0 + ($1.0 - mean) * ($1.1 - mean)
      }
      // Four standard errors of the autocorrelation of white noise are 0.016; issue and seed ask for 0.01.
      #expect(abs(covariance / Double(65_536 - lag) / variance) < 0.01)
    }
  }

  @Test(arguments: [10.0, 40, 120, 230])
  func `photon noise has the variance and the skewness of its electrons`(level: Double) throws {
    let gain = 0.8
    let levels = try flatLevels(level, seed: 3) {
      $0.shotNoise = gain
      $0.noiseSigma = 2
    }
    let (mean, variance, skewness) = moments(levels)
    let expected = 4 + gain * level
    #expect(abs(mean - level) < 4 * (expected / 65_536).squareRoot())
    #expect(abs((variance / expected).squareRoot() - 1) < 0.01)
    // The third cumulant of level / gain electrons, each gain levels.
    #expect(abs(skewness - gain * gain * level / pow(expected, 1.5)) < 0.04)
  }

  @Test func `the normal numbers are normal`() {
    let values = FrameRandom.normals.map(Double.init)
    let (mean, variance, skewness) = moments(values)
    #expect(values.count == 65_536 && abs(mean) < 1e-6 && abs(skewness) < 1e-6)
    #expect(abs(variance.squareRoot() - 1) < 2e-4)
    for index in stride(from: 100, to: 65_500, by: 997) {
      let share = 0.5 * erfc(-values[index] / 2.0.squareRoot())
      #expect(abs(share - (Double(index) + 0.5) / 65_536) < 1e-6)
    }
  }

  @Test func `noise is the frame's own`() throws {
    let first = try flatLevels(100, seed: 1) { $0.noiseSigma = 10 }
    #expect(try flatLevels(100, seed: 1) { $0.noiseSigma = 10 } == first)
    let second = try flatLevels(100, seed: 2) { $0.noiseSigma = 10 }
    let covariance = zip(first, second).reduce(0) { $0 + ($1.0 - 100) * ($1.1 - 100) } / 65_536
    #expect(abs(covariance / 100) < 4.0 / 256)
  }

  @Test func `levels are rounded to the nearest and clipped`() {
    let levels: [Float] = [-30, -0.2, 0.49, 0.51, 99.5, 100.5, 100.6, 254.4, 255, 300]
    var pixels = [UInt8](repeating: 0, count: levels.count)
    levels.withUnsafeBufferPointer { levels in
      GreyImage.quantise(levels, intoRow: 0, of: &pixels)
    }
    #expect(pixels == [0, 0, 0, 1, 100, 100, 101, 254, 255, 255])
  }

  @Test(arguments: [1.5, 2, 3.7])
  func `digital zoom interpolates between the sensor's pixels`(factor: Double) throws {
    let (width, height) = GreyImage.sensorSize(ofZoom: factor, width: 300, height: 200)
    // Grey levels that grow evenly stay on the same plane, but at the outermost half pixels.
    let pixels: [UInt8] = (0..<width * height).map { (index: Int) in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      return UInt8((x + 2 * y) % 256)
    }
    let sensor = GreyImage(width: width, height: height, pixels: pixels)
    let frame = sensor.zoomed(by: factor, toWidth: 300, height: 200)
    #expect((frame.width, frame.height) == (300, 200))
    for (x, y) in [(20, 10), (77, 31), (130, 5), (10, 60)] {
      func place(_ pixel: Int) -> Double { (Double(pixel) + 0.5) / factor - 0.5 }
      let expected = place(x) + 2 * place(y)
      guard expected < 250 else { continue }
      #expect(abs(Double(frame[x, y]) - expected) <= 0.51)
    }
    #expect(
      sensor.zoomed(by: Condition().digitalZoom, toWidth: width, height: height) == sensor)
  }

  @Test func `digital zoom keeps the module width that the frame has`() throws {
    let frame = try RenderedTestFrame(.ean8, layout: .fixed(width: 640, height: 480)) {
      $0.moduleWidthPixels = 6
      $0.digitalZoom = 3
    }
    let grid = frame.scene.sheet.placed[0].grid
    let bars = (0..<grid.columns).count { grid.isDark(column: $0, row: 0) }
    let row = Int(frame.code.corners!.topLeft.y) + 100
    let ink = (0..<640).reduce(0.0) {
      // As rounded: the ground is 230, the bars are 23.
      $0 + (230 - Double(frame.image[$1, row])) / (230 - 23)
    }
    #expect(abs(ink / Double(bars) / 6 - 1) < 0.005)
  }

  @Test func `jpeg costs detail, less at higher quality`() throws {
    func error(_ quality: Int) throws -> Double {
      let plain = try RenderedTestFrame()
      let frame = try RenderedTestFrame { $0.jpegQuality = quality }
      return zip(plain.image.pixels, frame.image.pixels).reduce(0) {
        $0 + abs(Double($1.0) - Double($1.1))
      } / Double(plain.image.pixels.count)
    }
    let errors = try [10, 50, 95].map(error)
    #expect(errors[0] > errors[1] && errors[1] > errors[2] && errors[2] > 0 && errors[0] < 20)
  }
}
