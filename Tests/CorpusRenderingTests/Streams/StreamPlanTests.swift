import Barcodes
import Foundation
import Records
import Storage
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// Frames of streams: each alone, and all of a scan together.
@Suite struct StreamPlanTests {
  private static let moving = (
    "motion: {hold: {}}",
    "motion: {approach: {from_mm: 500, from: [0.2, 0.4], lasts_s: 1}}\n  spread: {x: 0.05, yaw_deg: 10}"
  )
  private static let torch = (
    "noise_sigma: 0.3", "noise_sigma: 0.3, clutter: 0.4, light_lux: 5, torch_cd: 20"
  )

  @Test func `a frame alone is the frame of the stream, bit for bit`() throws {
    let plan = try StreamSuiteTests.plan(Self.moving, Self.torch)
    let indices = [0, 1, 17, 30, 59, 60, 125]
    let together = try RenderedFrames(plan, indices: indices, jobs: 2).map { try $0.get() }
    for (index, frame) in zip(indices, together).reversed() {
      let again = try StreamSuiteTests.plan(Self.moving, Self.torch)
      let alone = try FrameRenderer().render(again[index])
      #expect(alone.image.pixels == frame.image.pixels)
      #expect(alone.record == frame.record)
    }
    #expect(Set(together.map(\.record.pixelsSHA256)).count == indices.count)
  }

  @Test func `all frames of a scan show one payload, and each has noise of its own`() throws {
    let plan = try StreamSuiteTests.plan()
    let frames = [0, 1, 59, 60].map { plan[$0] }
    #expect(Set(frames.map(\.seed)).count == 2)
    #expect(Set(frames.map(\.noiseSeed)).count == 4)
    let payloads = try frames.map { try FrameScene($0).codes[0].bytes }
    #expect(payloads[0] == payloads[2] && payloads[0] != payloads[3])
  }

  @Test
  func
    `paired named conditions are scanned in the same scenes, and held against those that differ in one thing`()
    throws
  {
    let plan = try StreamSuiteTests.plan(
      (
        "stream:",
        """
        named_conditions:
          day: {light_lux: 500}
          night: {light_lux: 1}
          night-torch: {light_lux: 1, torch_cd: 15}
          night-zoomed: {light_lux: 1, optical_zoom: 2}
        paired: [named_conditions]
        stream:
        """
      ))
    let scan = plan.count / 4
    let seeds = (0..<4).map { plan[$0 * scan + 61].seed }
    #expect(Set(seeds).count == 1 && plan[0].seed != seeds[0])
    let record = try #require(plan.suite.streamRecord(profile: "quick"))
    #expect(
      record.pairedConditions
        == [["day", "night"], ["night", "night-torch"], ["night", "night-zoomed"]])
  }

  @Test func `paired scans differ in what is paired alone`() throws {
    let plan = try StreamSuiteTests.plan(
      ("noise_sigma: 0.3", "light_lux: [5, 500]"), ("stream:", "paired: [light_lux]\nstream:"))
    let (first, second) = (plan[61], plan[180 + 61])
    #expect(first.seed == second.seed)
    #expect(first.setting.point != second.setting.point)
    let (dim, bright) = try (FrameScene(first), FrameScene(second))
    #expect(dim.codes[0].bytes == bright.codes[0].bytes)
    #expect(dim.condition.noiseSigma == bright.condition.noiseSigma, "which is 0 in both")
  }

  @Test func `a frame's record says when it was taken and handed over`() throws {
    let plan = try StreamSuiteTests.plan(("conditions: {", "conditions: {light_lux: 1000, "))
    let record = try #require(FrameRenderer().render(plan[60 + 29]).record.stream)
    #expect((record.scan, record.frame) == (1, 29))
    // The exposure ends after 30 frame periods; 1.8² · 250 / (1000 · 50) s are taken, and 30 ms read out.
    #expect(record.handedOverNanoseconds == 1_030_000_000)
    #expect(abs(record.exposureSeconds - 0.0162) < 1e-12 && record.gain == 1)
    #expect(abs(record.middleSeconds - (1 - 0.0081)) < 1e-12)
    #expect(record.aimedAt == nil)
  }

  @Test func `a code is seen where a pinhole camera sees it`() throws {
    let plan = try StreamSuiteTests.plan(
      ("motion: {hold: {}}", "motion: {hold: {aim: [0.7, 0.4]}}\n  shake: none"),
      ("noise_sigma: 0.3", "digital_zoom: 1.25, optical_zoom: 1.2"))
    let record = try FrameRenderer().render(plan[3]).record
    let focal = 640 * 4.25 / 5.66 * 1.5
    let corners = try #require(FrameScene(plan[3]).codes[0].corners).corners
    let side = record.codes[0].modulesWide! * 0.5 * focal / 200
    let middle = Point(x: 0.7 * 640, y: 0.4 * 480)
    let expected = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map {
      Point(x: middle.x + $0.0 * side, y: middle.y + $0.1 * side)
    }
    for (corner, point) in zip(corners, expected) { #expect((corner - point).length < 1e-6) }
    let condition = try #require(record.condition)
    #expect(abs(condition.moduleWidthPixels - 0.5 * focal / 200) < 1e-9)
    #expect(abs(condition.focalLengthPixels - focal) < 1e-9)
    #expect(record.world?.distanceMillimetres == 200)
  }

  @Test func `a tilted code off the axis is seen in true perspective`() throws {
    let plan = try StreamSuiteTests.plan(
      ("motion: {hold: {}}", "motion: {hold: {aim: [0.3, 0.6]}}\n  shake: none"),
      ("noise_sigma: 0.3", "yaw_deg: 30, rotation_deg: 20"))
    let record = try FrameRenderer().render(plan[3]).record
    let focal = 640 * 4.25 / 5.66
    let (turn, yaw) = (20 * Double.pi / 180, 30 * Double.pi / 180)
    let half = record.codes[0].modulesWide! * 0.5 / 2
    let place = ((0.3 - 0.5) * 640 / focal * 200, (0.6 - 0.5) * 480 / focal * 200)
    let corners = try #require(FrameScene(plan[3]).codes[0].corners).corners
    for (corner, sign) in zip(corners, [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)]) {
      let (x, y) = (sign.0 * half, sign.1 * half)
      let inPlane = (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
      let depth = 200 + inPlane.0 * sin(yaw)
      let expected = Point(
        x: 320 + focal * (place.0 + inPlane.0 * cos(yaw)) / depth,
        y: 240 + focal * (place.1 + inPlane.1) / depth)
      #expect((corner - expected).length < 1e-6)
    }
  }

  @Test func `blur is speed times exposure, and noise grows with the gain`() throws {
    let plan = try StreamSuiteTests.plan(
      ("motion: {hold: {}}", "motion: {pass: {angle_deg: 90}}\n  shake: none"),
      ("noise_sigma: 0.3", "noise_sigma: 0.3, light_lux: 100, speed_mm_s: 400"))
    let record = try FrameRenderer().render(plan[29]).record
    let condition = try #require(record.condition)
    let focal = 640 * 4.25 / 5.66
    // 400 mm/s at 200 mm, for 1/30 s.
    let length = condition.motionLengthModules * condition.moduleWidthPixels
    #expect(abs(length - 400 / 200 * focal / 30) < 1e-6)
    #expect(abs(condition.motionAngleDegrees - 90) < 1e-9)
    // 0.162 s are needed at the base sensitivity, and 1/30 taken: 4.86 times.
    #expect(abs(condition.noiseSigma - 0.3 * 4.86) < 1e-9)
    #expect(abs(condition.shotNoise - 0.04 * 4.86) < 1e-9)
    #expect(abs(condition.brightness - 1) < 1e-12)
  }

  @Test func `noise is that of the mean of the sensor's pixels`() throws {
    let plan = try StreamSuiteTests.plan(
      ("f_number: 1.8", "f_number: 1.8, sensor_px: 2560"),
      ("noise_sigma: 0.3", "noise_sigma: 0.3, light_lux: 100"))
    let condition = try #require(FrameRenderer().render(plan[29]).record.condition)
    #expect(abs(condition.noiseSigma - 0.3 * 4.86 / 4) < 1e-9)
    #expect(abs(condition.shotNoise - 0.04 * 4.86 / 16) < 1e-9)
  }

  @Test func `a code may leave the picture, and its place is still known`() throws {
    let plan = try StreamSuiteTests.plan(
      ("motion: {hold: {}}", "motion: {pass: {}}\n  shake: none"),
      ("noise_sigma: 0.3", "speed_mm_s: 1000"))
    try plan.validate()
    let record = try FrameRenderer().render(plan[0]).record
    #expect(try #require(record.codes[0].corners).corners.allSatisfy { $0.x < 0 })
  }

  @Test func `a bottle that has left the picture may turn its code away`() throws {
    let plan = try StreamSuiteTests.plan(
      ("motion: {hold: {}}", "motion: {pass: {}}\n  shake: none"),
      ("noise_sigma: 0.3", "speed_mm_s: 2000, cylinder_wrap_deg: 90"))
    try plan.validate()
    #expect(try FrameScene(plan[59]).codes[0].corners?.topLeft.x ?? 0 > 640)
    let turned = try StreamSuiteTests.plan(
      ("noise_sigma: 0.3", "cylinder_wrap_deg: 150, yaw_deg: 60"))
    #expect(throws: PlanningError.self) { try turned.validate() }
  }

  @Test func `visited codes come to the middle of the picture one after the other`() throws {
    let plan = try StreamSuiteTests.plan(
      ("motion: {hold: {}}", "motion: {visit: {dwell_s: 0.3, move_s: 0.2}}\n  shake: none"),
      ("noise_sigma: 0.3", "code_count: 3, yaw_deg: 25, light_lux: 1000"))
    for (number, code) in [(3, 0), (19, 1), (36, 2), (59, 2)] {
      let record = try FrameRenderer().render(plan[number]).record
      #expect(record.stream?.aimedAt == code)
      let corners = try #require(FrameScene(plan[number]).codes[code].corners).corners
      // Where the diagonals cross is the image of the middle.
      let middle = try #require(crossing(corners[0], corners[2], corners[1], corners[3]))
      #expect((middle - Point(x: 320, y: 240)).length < 1e-6)
      #expect(record.condition?.motionLengthModules == 0)
    }
    let moving = try FrameRenderer().render(plan[11]).record
    let (before, after) = try (corner(plan, 10), corner(plan, 12))
    let speed = (after - before).length * 15 * moving.stream!.exposureSeconds
    let length = moving.condition!.motionLengthModules * moving.condition!.moduleWidthPixels
    #expect(abs(length / speed - 1) < 0.1)
  }

  @Test func `labels may lie apart`() throws {
    let plan = try StreamSuiteTests.plan(
      (
        "motion: {hold: {}}",
        "motion: {visit: {dwell_s: 0.3, move_s: 0.2, gap_mm: 60}}\n  shake: none"
      ), ("noise_sigma: 0.3", "code_count: 2, light_lux: 1000"),
      ("[qr_code]\n", "[qr_code]\npayload: [short]\n"))
    let codes = try FrameScene(plan[3]).codes.compactMap(\.corners?.corners)
    // From one code's right side to the next one's left: two quiet zones of 4 modules of 0.5 mm, and 60 mm between them.
    let focal = 640 * 4.25 / 5.66
    #expect(abs(codes[1][0].x - codes[0][1].x - 64 * focal / 200) < 1e-6)
  }

  private func corner(_ plan: CorpusPlan, _ index: Int) throws -> Point {
    try #require(FrameScene(plan[index]).codes[0].corners).topRight
  }

  private func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (first, second) = (b - a, d - c)
    let determinant = first.x * second.y - first.y * second.x
    guard determinant != 0 else { return nil }
    let share = ((c.x - a.x) * second.y - (c.y - a.y) * second.x) / determinant
    return a + first * share
  }
}
