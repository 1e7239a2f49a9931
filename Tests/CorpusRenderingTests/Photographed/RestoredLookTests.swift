import Barcodes
import Foundation
import Records
import Testing

@testable import Photographed
@testable import Rendering
@testable import Suites

/// Noise and blur that a shrunk photograph gets back, measured in pixels.
@Suite struct RestoredLookTests {
  private static let line = """
    {"schema":1,"frame":"a/qr_code/000000","code":0,"symbology":"qr_code","unexplained":0.01,
    "geometry":{"corners":[[1,0],[3,0],[3,2],[0,2]],"module_width_px":4,"modules_wide":21,"modules_high":21,
    "rotation_deg":0,"yaw_deg":0,"pitch_deg":0,"focal_length_px":1000,"cylinder_wrap_deg":0,"mirrored":false},
    "print":{"ink_growth_modules":0,"contrast":0.9,"inverted":false},
    "light":{"dark":0.05,"light":0.5,"brightness":1,"illumination_ramp":0,"illumination_ramp_angle_deg":0},
    "blur":{"kind":"KIND","deviation_px":BLUR,"size_px":BLUR,"size_modules":0.4,"angle_deg":ANGLE},
    "noise":{"dark_sd":NOISE,"light_sd":NOISE,"lag_x":LAG,"lag_y":LAG},"transfer":"srgb"}
    """

  private static func look(
    blur: Double = 0, noise: Double = 0.001, lag: Double = 0, kind: String = "gaussian",
    angle: Double = 0
  ) throws -> PhotographLook {
    let text = line.replacing("BLUR", with: "\(blur)").replacing("NOISE", with: "\(noise)")
      .replacing("LAG", with: "\(lag)").replacing("KIND", with: kind)
      .replacing("ANGLE", with: "\(angle)")
    let measurement = try RecordCoding.decoder().decode(CodeMeasurement.self, from: Data(text.utf8))
    return try #require(PhotographLook(measurement))
  }

  /// The variance of levels, without that of rounding.
  private static func variance(_ image: GreyImage) -> Double {
    let levels = image.pixels.map(Double.init)
    let mean = levels.reduce(0, +) / Double(levels.count)
    return levels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(levels.count) - 1 / 12.0
  }

  /// A picture of even ground, with noise that neighbours share as in `r^d`, made with numbers of its own.
  private static func noisy(_ deviation: Double, lag: Double, size: Int) -> GreyImage {
    var state: UInt64 = 42
    func normal() -> Double {
      (0..<12).reduce(-6.0) { sum, _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return sum + Double(state >> 11) / Double(1 << 53)
      }
    }
    var field = (0..<size * size).map { _ in normal() }
    let left = (1 - lag * lag).squareRoot()
    for y in 0..<size {
      for x in 1..<size {
        field[y * size + x] = lag * field[y * size + x - 1] + left * field[y * size + x]
      }
    }
    for y in 1..<size {
      for x in 0..<size {
        field[y * size + x] = lag * field[(y - 1) * size + x] + left * field[y * size + x]
      }
    }
    return GreyImage(
      width: size, height: size,
      pixels: field.map { UInt8(min(max(186 + deviation * $0, 0), 255).rounded()) })
  }

  @Test(arguments: [(0.5, 0.0, 0.0), (0.5, 0.5, 0.0), (0.4, 0.6, 0.8), (0.66, 0.3, 1.2)])
  func `a shrunk photograph has its own noise again`(scale: Double, lag: Double, blur: Double)
    throws
  {
    let noise = 5.0
    let picture = Self.noisy(noise, lag: lag, size: 400)
    let width = Int(400 * scale)
    let plane = AreaSampling(left: 0, top: 0, scale: scale, width: width, height: width)
      .plane(of: picture, inLight: true)
    let shrunk = GreyImage(width: width, height: width, pixels: plane.map(AreaSampling.level))
    let restored = try Self.look(blur: blur, noise: noise, lag: lag)
      .restored(to: plane, width: width, height: width, scale: scale, seed: 7)
    let before = Self.variance(picture).squareRoot()
    #expect(Self.variance(shrunk).squareRoot() < 0.85 * before)
    let ratio = Self.variance(restored).squareRoot() / before
    #expect(abs(ratio - 1) < 0.06)
  }

  /// A line of light: its spread, before and after, as second moments.
  @Test(arguments: [(0.5, 1.0), (0.5, 0.3), (0.33, 1.7), (0.8, 0.9)])
  func `a shrunk photograph has its own blur again`(scale: Double, blur: Double) throws {
    let size = 61
    var light = [Double](repeating: 0, count: size * size)
    light[30 * size + 30] = 1
    let image = try Self.look(blur: blur)
      .restored(to: light, width: size, height: size, scale: scale, seed: 1)
    let amounts = image.pixels.map { SRGBCurve.light(of: Double($0) / 255) }
    let total = amounts.reduce(0, +)
    let moment =
      amounts.enumerated().reduce(0) { sum, entry in
        sum + entry.element * Double((entry.offset % size - 30) * (entry.offset % size - 30))
      } / total
    let expected = max(0, blur * blur * (1 - scale * scale) - scale * scale / 12)
    #expect(abs(moment - expected) < 0.05 * expected + 0.005)
  }

  @Test func `blur by motion comes back along its direction alone`() throws {
    let size = 41
    var light = [Double](repeating: 0, count: size * size)
    light[20 * size + 20] = 1
    let image = try Self.look(blur: 1.5, kind: "motion", angle: 90)
      .restored(to: light, width: size, height: size, scale: 0.5, seed: 1)
    #expect(image[20, 22] > 20)
    #expect(image[22, 20] == 0)
  }
}
