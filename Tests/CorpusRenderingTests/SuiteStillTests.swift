import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// Frames that a camera takes one by one in the suite's light.
@Suite struct SuiteStillTests {
  static let valid = """
    schema: 1
    name: still
    purpose: A test.
    symbologies: [data_matrix]
    payload: [6]
    frame: {width: 1280, height: 800}
    camera: {focal_mm: 5.3, sensor_width_mm: 3.84, f_number: 7, sensor_px: 1280}
    still:
      exposure: {longest_s: 0.008, base_iso: 100, highest_iso: 1600}
      focus: {at_mm: 130}
    module_mm: 0.5
    distance_mm: 200
    conditions:
      light_lux: 500
      noise_sigma: 0.4
      shot_noise: 0.04
    profiles:
      quick: {samples: 1}
    """

  private func condition(_ yaml: String) throws -> Condition {
    let plan = try CorpusPlan(suite: SuiteTests.suite(yaml), profile: "quick", seed: 1)
    return try #require(FrameRenderer().render(plan[0]).record.condition)
  }

  @Test func `focus and motion follow from millimetres and seconds`() throws {
    let yaml = Self.valid.replacing("light_lux: 500", with: "light_lux: 50000\n  speed_mm_s: 250")
    let condition = try condition(yaml)
    let focal = 1280 * 5.3 / 3.84
    let module = 0.5 * focal / 200
    // f A / 2 |1/Z − 1/Zf|
    let disc = focal * (5.3 / 7) / 2 * abs(1 / 200.0 - 1 / 130.0)
    #expect(abs(condition.defocusRadiusModules * condition.moduleWidthPixels - disc) < 0.01 * disc)
    // N² C / (E S)
    let seconds = 49 * 250 / (50_000 * 100.0)
    let path = 250 * seconds * focal / 200
    #expect(abs(condition.moduleWidthPixels - module) < 0.01 * module)
    #expect(abs(condition.motionLengthModules * condition.moduleWidthPixels - path) < 0.01 * path)
    #expect(abs(condition.brightness - 1) < 1e-9)
    #expect(condition.noiseSigma == 0.4)
  }

  @Test func `where light is scarce the gain rises and then the picture darkens`() throws {
    // At 500 lx 0.245 s are needed at ISO 100: 8 ms and a gain of 16 give 0.52 of that.
    let dim = try condition(Self.valid)
    #expect(abs(dim.brightness - 0.008 * 16 / 0.245) < 1e-6)
    #expect(abs(dim.noiseSigma - 0.4 * 16) < 1e-9)
    #expect(abs(dim.shotNoise - 0.04 * 16) < 1e-9)
  }

  @Test func `a lens with autofocus is sharp but from too near`() throws {
    let automatic = Self.valid.replacing("{at_mm: 130}", with: "{closest_mm: 150}")
    #expect(try condition(automatic).defocusRadiusModules == 0)
    let near = automatic.replacing("distance_mm: 200", with: "distance_mm: 100")
    #expect(try condition(near).defocusRadiusModules > 0)
  }

  @Test func `a code is wrapped by its width over the radius`() throws {
    let yaml = Self.valid.replacing("light_lux: 500", with: "cylinder_diameter_mm: 12")
    // 12 modules of 0.5 mm around a radius of 6 mm.
    #expect(abs(try condition(yaml).cylinderWrapDegrees - 180 / .pi) < 1e-9)
    let thin = yaml.replacing("diameter_mm: 12", with: "diameter_mm: 3")
    let error = #expect(throws: PlanningError.self) { try condition(thin) }
    #expect(
      error?.description.contains("the code would reach over 229° of a cylinder of 3 mm") == true)
  }

  /// What is wrong, the change that makes it so, and the whole message.
  static let faults: [(String, String, String)] = [
    (
      "{at_mm: 130}", "{}",
      "test.yaml:10: a still is focused at one distance, {at_mm: 150}, or on the code, {closest_mm: 100}"
    ),
    (
      "{focal_mm: 5.3, sensor_width_mm: 3.84, f_number: 7, sensor_px: 1280}", "{fov_deg: 40}",
      "test.yaml:7: a still needs a camera with a lens: camera: {focal_mm: 4.25, sensor_width_mm: 5.66, f_number: 1.8}"
    ),
    (
      "noise_sigma: 0.4", "brightness: 0.4",
      "test.yaml:14: in a still, brightness follows from light_lux and the exposure; leave it out"
    ),
  ]

  @Test(arguments: faults)
  func `what contradicts a still is refused`(old: String, new: String, message: String) {
    let error = #expect(throws: SourcedError.self) {
      try SuiteTests.suite(Self.valid.replacing(old, with: new))
    }
    #expect(error?.description == message)
  }
}
