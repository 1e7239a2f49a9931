import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// Suites in millimetres: what a camera makes of them.
@Suite struct SuiteCameraTests {
  static let valid = """
    schema: 1
    name: shelf
    purpose: A test.
    symbologies: [code_128, ean_13]
    payload: [12]
    frame: {width: 1920, height: 1080}
    camera: {fov_deg: 65}
    module_mm: 0.25
    distance_mm: [250, 600]
    profiles:
      quick: {samples: 1}
    """

  /// A change to the suite, and the focal length in pixels that follows.
  static let cameras: [(String, Double)] = [
    // 960 / tan 32.5°
    ("{fov_deg: 65}", 1506.898),
    ("{focal_mm: 4.2, sensor_width_mm: 5.6}", 1440),
    // The diagonals are 2202.907 px and 43.26662 mm.
    ("{equivalent_focal_mm: 26}", 1323.778),
  ]

  @Test(arguments: cameras)
  func `millimetres become pixels by the focal length over the distance`(
    camera: String, focalLength: Double
  ) throws {
    let yaml = Self.valid.replacing("{fov_deg: 65}", with: camera)
    let plan = try CorpusPlan(suite: SuiteTests.suite(yaml), profile: "quick", seed: 1)
    try plan.validate()
    #expect(plan.pointCount == 2)
    for index in 0..<plan.count {
      let record = try FrameRenderer().render(plan[index]).record
      let distance = try #require(record.point["distance_mm"])
      let width = 0.25 * focalLength / distance
      let condition = try #require(record.condition)
      #expect(abs(condition.moduleWidthPixels / width - 1) < 1e-5)
      #expect(abs(condition.focalLengthPixels / focalLength - 1) < 1e-5)
      let code = record.codes[0]
      let modules = try #require(code.modulesWide)
      let corners = try #require(code.corners)
      #expect(
        record.world
          == WorldRecord(distance: distance, module: 0.25, codeWidth: 0.25 * modules))
      // Facing the camera, the corners are as far apart as the code's millimetres say.
      let across = corners.topRight.x - corners.topLeft.x
      #expect(abs(across - 0.25 * modules * focalLength / distance) < 0.01)
    }
  }

  @Test func `the field of view is across the longer side`() {
    let camera = SuiteCamera.fieldOfView(degrees: 65)
    #expect(
      camera.focalLengthPixels(frame: (1080, 1920)) == camera.focalLengthPixels(frame: (1920, 1080))
    )
  }

  @Test func `a code may be given by its width`() throws {
    let yaml = Self.valid.replacing("module_mm: 0.25", with: "code_width_mm: 38")
    let plan = try CorpusPlan(suite: SuiteTests.suite(yaml), profile: "quick", seed: 1)
    for index in 0..<plan.count {
      let record = try FrameRenderer().render(plan[index]).record
      let world = try #require(record.world)
      #expect(world.codeWidthMillimetres == 38)
      #expect(world.moduleMillimetres == 38 / record.codes[0].modulesWide!)
      let corners = try #require(record.codes[0].corners)
      let across = corners.topRight.x - corners.topLeft.x
      #expect(abs(across - 38 * 1506.898 / world.distanceMillimetres) < 0.01)
    }
  }

  @Test func `named conditions may say distances`() throws {
    let yaml = Self.valid.replacing(
      "distance_mm: [250, 600]",
      with: "named_conditions: {near: {distance_mm: 250}, far: {distance_mm: 600}}")
    let plan = try CorpusPlan(suite: SuiteTests.suite(yaml), profile: "quick", seed: 1)
    let worlds = try (0..<plan.count).map { try FrameRenderer().render(plan[$0]).record.world }
    #expect(worlds.map { $0?.distanceMillimetres } == [250, 600, 250, 600])
  }

  @Test func `payloads may have a number of characters`() throws {
    let plan = try CorpusPlan(suite: SuiteTests.suite(Self.valid), profile: "quick", seed: 1)
    let records = try (0..<plan.count).map { try FrameRenderer().render(plan[$0]).record }
    #expect(records.map(\.codes[0].text.count) == [12, 12, 13, 13], "EAN-13 has one length")
    #expect(records.map(\.payloadLength) == [.characters(12), .characters(12), nil, nil])
  }

  /// What is wrong, the change to the suite, and the whole message.
  static let faults: [(String, String, String)] = [
    (
      "camera: {fov_deg: 65}\n", "", "test.yaml:1: module_mm needs a camera: camera: {fov_deg: 65}"
    ),
    (
      "distance_mm: [250, 600]\n", "",
      "test.yaml:7: a camera needs distance_mm, and module_mm or code_width_mm, for every frame"
    ),
    (
      "module_mm: 0.25", "conditions: {module_width_px: 2}",
      "test.yaml:7: a camera needs distance_mm, and module_mm or code_width_mm, for every frame"
    ),
    (
      "{width: 1920, height: 1080}", "tight",
      "test.yaml:7: a camera needs 'frame' to name its sizes: {width: 1920, height: 1080}"
    ),
    (
      "module_mm: 0.25", "module_mm: 0.25\nconditions: {focal_length_px: 900}",
      "test.yaml:9: with a camera, focal_length_px follows from millimetres; leave it out"
    ),
    (
      "{fov_deg: 65}", "{fov_deg: 65, focal_mm: 4}",
      "test.yaml:7: a camera is said in one way: {fov_deg: 65}, {focal_mm: 4.2, sensor_width_mm: 5.6} "
        + "or {equivalent_focal_mm: 26}"
    ),
    (
      "{fov_deg: 65}", "{fov_deg: 180}",
      "test.yaml:7: fov_deg is 180.0, but must lie in 1.0 … 170.0"
    ),
    (
      "[250, 600]", "[0.5, 600]",
      "test.yaml:9: distance_mm is 0.5, but must lie in 1.0 … 1000000.0"
    ),
    (
      "code_128, ean_13]\npayload: [12]", "itf]\npayload: [13]",
      "test.yaml:5: itf has an even number of digits; write 14, or leave itf out"
    ),
  ]

  @Test(arguments: faults)
  func `a fault is named with its line and its remedy`(old: String, new: String, message: String) {
    let error = #expect(throws: SourcedError.self) {
      try SuiteTests.suite(Self.valid.replacing(old, with: new))
    }
    #expect(error?.description == message)
  }

  @Test func `a module that is too small to render is refused at planning`() throws {
    let yaml = Self.valid.replacing("[250, 600]", with: "[250, 60000]")
    let plan = try CorpusPlan(suite: SuiteTests.suite(yaml), profile: "quick", seed: 1)
    let error = #expect(throws: PlanningError.self) { try plan.validate() }
    #expect(
      error?.description
        == "test.yaml: frame shelf/code_128/000001 (distance_mm 60000.0): a module would be 0.00628 px wide, and not 0.1 to "
        + "200; change distance_mm, the camera, the frame or the code's size")
  }

  @Test func `the suite of one's own in the documentation is valid`() throws {
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Documentation/SUITES.md").standardized, encoding: .utf8)
    let section = try #require(text.split(separator: "## A question of your own").last)
    let yaml = section.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("    ") }.prefix { $0.hasPrefix("    ") }
      .map { $0.dropFirst(4) }.joined(separator: "\n")
    let suite = try SuiteTests.suite(yaml)
    #expect(suite.name == "shelf" && suite.camera == .fieldOfView(degrees: 65))
    for profile in suite.profiles.keys {
      try CorpusPlan(suite: suite, profile: profile, seed: 1).validate()
    }
  }
}
