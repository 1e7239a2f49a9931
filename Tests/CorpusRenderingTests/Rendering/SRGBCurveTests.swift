import Barcodes
import Foundation
import Testing

@testable import Rendering
@testable import Scene
@testable import Suites

@Suite struct TransferCurveTests {
  /// 8-bit values of sRGB and the light that they stand for, in per cent (IEC 61966-2-1; the table of the CSS Color 4 sample
  /// code's `lin_sRGB`).
  private static let known: [(encoded: Double, light: Double)] = [
    (0, 0), (1, 0.030_353), (10, 0.303_527), (11, 0.334_654), (55, 3.820_437), (118, 18.116_424),
    (128, 21.586_05), (188, 50.288_65), (229, 78.353_79), (255, 100),
  ]

  @Test func `the curve and its inverse are those of the table`() {
    let curve = SRGBCurve()
    for (encoded, light) in Self.known {
      #expect(abs(SRGBCurve.light(of: encoded / 255) * 100 - light) < 2e-5, "\(encoded)")
      #expect(abs(Double(curve.encoded(Float(light * 2.55))) - encoded) < 0.005, "\(encoded)")
    }
  }

  @Test func `between the table's places the curve is close to the formula`() {
    let curve = SRGBCurve()
    for index in 0...10_000 {
      let level = Double(index) / 10_000 * 255
      let light = level / 255
      let exact = light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      #expect(abs(Double(curve.encoded(Float(level))) - 255 * exact) < 0.001, "\(level)")
    }
    #expect((curve.encoded(-3), curve.encoded(300)) == (0, curve.encoded(255)))
    #expect(abs(curve.encoded(255) - 255) < 1e-4)
  }

  @Test func `a frame has the encoded levels of paper and ink, and of colours the luma`() throws {
    let grey = try RenderedTestFrame(.dataMatrix, layout: .fixed(width: 300, height: 300)) {
      $0.moduleWidthPixels = 10
      $0.srgbCurve = true
    }
    // Paper reflects 0.9 of the light, ink of a contrast of 0.9 a tenth of that.
    #expect(grey.mean(x: 0..<9, y: 0..<9) == (255 * (1.055 * pow(0.9, 1 / 2.4) - 0.055)).rounded())
    #expect(
      Double(try #require(grey.image.pixels.min()))
        == (255 * (1.055 * pow(0.09, 1 / 2.4) - 0.055)).rounded())
    for isMosaic in [false, true] {
      let coloured = try RenderedTestFrame(.dataMatrix, layout: .fixed(width: 300, height: 300)) {
        $0.moduleWidthPixels = 10
        $0.brightness = 1 / 0.9
        $0.groundColour = Colour(red: 250, green: 180, blue: 40)
        $0.srgbCurve = true
        $0.bayerMosaic = isMosaic
      }
      let luma = 0.299 * 250 + 0.587 * 180 + 0.114 * 40
      #expect(abs(coloured.mean(x: 0..<9, y: 0..<9) - luma) <= 0.5, "mosaic \(isMosaic)")
    }
  }

  @Test func `noise is that of linear light, times the curve's slope`() throws {
    for (light, slope) in [(20.0, 1.9405), (60, 1.0224), (150, 0.5991)] {
      let flat = try FlatNoise(light: light) {
        $0.noiseSigma = 2
        $0.srgbCurve = true
      }
      let deviation = (flat.deviation * flat.deviation - 1.0 / 12).squareRoot()
      #expect(abs(deviation / (2 * slope) - 1) < 0.02, "\(light)")
    }
  }
}

extension SRGBCurve {
  /// Of a row of one level.
  fileprivate func encoded(_ level: Float) -> Float {
    var sum: Float = 0
    withUnsafeMutableBytes(of: &sum) { sum in
      withUnsafeBytes(of: level) { level in
        add(level.bindMemory(to: Float.self), times: 1, to: sum.bindMemory(to: Float.self))
      }
    }
    return sum
  }
}
