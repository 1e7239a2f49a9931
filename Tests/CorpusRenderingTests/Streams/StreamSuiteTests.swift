import Barcodes
import Foundation
import LiveScanner
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// What a suite file says of streams and of those who scan them.
@Suite struct StreamSuiteTests {
  static let valid = """
    schema: 1
    name: lock
    purpose: A test.
    symbologies: [qr_code]
    frame: {width: 640, height: 480}
    camera: {focal_mm: 4.25, sensor_width_mm: 5.66, f_number: 1.8}
    module_mm: 0.5
    distance_mm: 200
    conditions: {noise_sigma: 0.3, shot_noise: 0.04}
    stream:
      frames_per_second: 30
      seconds: 2
      motion: {hold: {}}
    profiles:
      quick: {samples: 3}
    """

  static func plan(_ changes: (String, String)...) throws -> CorpusPlan {
    let yaml = changes.reduce(valid) { $0.replacing($1.0, with: $1.1) }
    return try CorpusPlan(suite: SuiteTests.suite(yaml), profile: "quick", seed: 1)
  }

  @Test func `a stream says what its file says, and what it leaves out is usual`() throws {
    let suite = try Self.plan().suite
    let stream = try #require(suite.stream)
    #expect((stream.framesPerSecond, stream.seconds, stream.framesPerScan) == (30, 2, 60))
    #expect(!stream.wantsAll)
    #expect(stream.motion is HoldMotion)
    #expect(stream.shake == HandShake(deviationDegrees: 0.28, degreesPerSecond: 0.33))
    #expect(
      stream.exposure
        == ExposureControl(baseISO: 50, highestISO: 3200, shortest: 1 / 8000.0, longest: 1 / 30.0))
    #expect(stream.focus == .usual)
    #expect(stream.readOutSeconds == 0.03)
    #expect(
      suite.scanner == SuiteScanner(dropping: [.newestWaits], acceptance: [.first, .inARow(2)]))
    #expect(suite.camera == .lens(focal: 4.25, sensorWidth: 5.66, aperture: 1.8))
  }

  @Test func `every key of a stream and a scanner is read`() throws {
    let suite = try Self.plan(
      (
        "  motion: {hold: {}}",
        """
          wants: all
          motion: {hold: {aim: [0.5, 0.3]}}
          shake: {deviation_deg: 0.5, rate_deg_s: 1}
          exposure: {base_iso: 40, highest_iso: 800, shortest_s: 0.001, longest_s: 0.02, target: 0.9}
          focus: {start_mm: 500, delay_s: 0.2, lag_s: 0.3, closest_mm: 80, hunt_hz: 2, hunting_share: 0.25}
          spread: {distance: 0.1, x: 0.05, y: 0.06, yaw_deg: 7, pitch_deg: 8, roll_deg: 9}
          read_out_s: 0.01
        scanner: {dropping: [none-waits, queue-4], acceptance: [2-of-3], forget_s: 2}
        """
      )
    ).suite
    let stream = try #require(suite.stream)
    #expect(stream.wantsAll)
    #expect((stream.motion as? HoldMotion)?.aim == Point(x: 0.5, y: 0.3))
    #expect(stream.shake == HandShake(deviationDegrees: 0.5, degreesPerSecond: 1))
    #expect(
      stream.exposure
        == ExposureControl(
          baseISO: 40, highestISO: 800, shortest: 0.001, longest: 0.02, target: 0.9))
    #expect(
      stream.focus
        == Autofocus(
          start: 500, delay: 0.2, lag: 0.3, closest: 80, huntHertz: 2, huntingShare: 0.25))
    #expect(
      stream.spread
        == ScanSpread(
          distance: 0.1, shift: Point(x: 0.05, y: 0.06),
          turn: CodePose.PoseTurn(yaw: 7, pitch: 8, roll: 9)))
    #expect(stream.readOutSeconds == 0.01)
    #expect(
      suite.streamRecord(profile: "quick")
        == StreamRecord(
          framesPerSecond: 30, seconds: 2, scans: 3, framesPerScan: 60, wantsAll: true,
          dropping: ["none-waits", "queue-4"], acceptance: ["2-of-3"], forgetSeconds: 2))
  }

  @Test func `light, torch, zoom, distance and speed are swept, and set by named conditions`()
    throws
  {
    let suite = try Self.plan(
      ("distance_mm: 200", "distance_mm: [150, 300]"),
      ("conditions: {", "conditions: {light_lux: [2, 500], speed_mm_s: 300, "),
      ("motion: {hold: {}}", "motion: {pass: {}}"),
      (
        "profiles:",
        "named_conditions:\n  torch: {torch_cd: 20}\n  near: {optical_zoom: 2}\nprofiles:"
      )
    ).suite
    let points = suite.points
    #expect(points.count == 8)
    #expect(points[0].coordinates == ["distance_mm": 150, "light_lux": 2])
    #expect(points[0].stream == [.light: 2, .speed: 300, .torch: 20])
    #expect(points[7].stream == [.light: 500, .speed: 300, .opticalZoom: 2])
    #expect(suite.commonSettings.contains("speed 300 mm/s"))
    #expect(suite.settings(of: points[0]).contains("torch 20 cd"))
    #expect(suite.settings(of: points[0]).contains("light 2 lx"))
  }

  @Test func `a view finder is the same part of every frame`() throws {
    let suite = try Self.plan(
      ("profiles:", "views:\n  finder: {roi: {finder: [0.1, 0.25, 0.9, 0.751]}}\nprofiles:")
    ).suite
    let region = try #require(suite.views[0].region)
    #expect(
      region
        == .finder(left: 0.1, top: 0.25, right: 0.9, bottom: 0.751))
    let frame = FrameRecord(
      frame: "a/b/0", width: 640, height: 480, pixelsSHA256: "", seed: 1, point: [:],
      condition: nil, codes: [])
    #expect(region.region(of: frame) == PixelRectangle(x: 64, y: 120, width: 512, height: 241))
  }

  @Test func `profiles sample scans`() throws {
    let plan = try Self.plan()
    #expect(plan.count == 3 * 60)
    #expect(plan.fixedFrames == [0..<180])
    #expect(plan.shownSample == 30)
  }
}
