import Foundation
import SourcedYAML
import Testing

@testable import Scene
@testable import Suites

/// Recorded motions: what their files say, and what lies between their lines.
@Suite struct MotionTraceTests {
  static let csv = """
    # made for a test
    t_s,x_mm,y_mm,z_mm,yaw_deg,pitch_deg,roll_deg
    0,0,0,200,0,0,0
    0.5,10,-5,210,1,2,-3
    1,40,-10,240,2,4,-6
    2,160,-20,360,4,8,-12
    """

  // swift-format-ignore: NeverUseForceTry
  static func trace(_ interpolation: MotionTrace.Interpolation) -> MotionTrace {
    // The text above is a trace.
    try! MotionTrace(csv: Data(csv.utf8), path: "walk.csv", interpolation: interpolation)
  }

  @Test func `a straight line lies between two lines`() {
    let pose = Self.trace(.linear).pose(at: 0.75)
    #expect(pose.place == SpacePoint(x: 25, y: -7.5, z: 225))
    #expect(pose.velocity == SpacePoint(x: 60, y: -10, z: 60))
    #expect(pose.turn == CodePose.PoseTurn(yaw: 1.5, pitch: 3, roll: -4.5))
  }

  @Test func `a cubic passes through its lines, and has the slope of their neighbours`() {
    let trace = Self.trace(.cubic)
    #expect(trace.pose(at: 0.5).place == SpacePoint(x: 10, y: -5, z: 210))
    #expect(trace.pose(at: 0.5).velocity == SpacePoint(x: 40, y: -10, z: 40))
    #expect(abs(trace.pose(at: 1).velocity.x - 100) < 1e-12)
    // Where axes are straight lines of time, so is the cubic.
    #expect(abs(trace.pose(at: 0.8).turn!.pitch - 3.2) < 1e-12)
    // Hermite's form by hand at the middle of the second stretch: (10 + 40) / 2 + 0.5 · (40 − 100) / 8.
    #expect(abs(trace.pose(at: 0.75).place.x - 21.25) < 1e-12)
  }

  @Test func `before and after a trace the code rests`() {
    let trace = Self.trace(.linear)
    #expect(trace.pose(at: -1).place == SpacePoint(x: 0, y: 0, z: 200))
    #expect(trace.pose(at: 2).place == SpacePoint(x: 160, y: -20, z: 360))
    #expect(trace.pose(at: 5).velocity == .zero)
    #expect(trace.farthest == 360)
  }

  static let faults: [(String, String, String)] = [
    (
      "t_s,x_mm", "t,x",
      "walk.csv:2: a trace begins with the line t_s,x_mm,y_mm,z_mm,yaw_deg,pitch_deg,roll_deg"
    ),
    (
      "1,40,-10", "0.5,40,-10",
      "walk.csv:5: t_s is 0.5, not after the 0.5 of the line before; sort the lines"
    ),
    (
      "1,40,-10,240,2,4,-6", "1,40,-10,240,2,4",
      "walk.csv:5: 7 numbers are needed here, and there are 6"
    ),
    ("210", "near", "walk.csv:4: 'near' is no number for z_mm"),
    ("210", "0", "walk.csv:4: z_mm is 0.0, but must lie in 1.0 … 1000000.0"),
    ("210,1,", "210,90,", "walk.csv:4: yaw_deg is 90.0, but must lie in -80.0 … 80.0"),
    ("210", "nan", "walk.csv:4: 'nan' is no number for z_mm"),
  ]

  @Test(arguments: faults)
  func `a fault is named with its line and its remedy`(old: String, new: String, message: String) {
    let error = #expect(throws: SourcedError.self) {
      try MotionTrace(
        csv: Data(Self.csv.replacing(old, with: new).utf8), path: "walk.csv",
        interpolation: .linear)
    }
    #expect(error?.description == message)
  }

  @Test func `a trace of one moment is none`() {
    let error = #expect(throws: SourcedError.self) {
      try MotionTrace(
        csv: Data(Self.csv.split(separator: "\n").prefix(3).joined(separator: "\n").utf8),
        path: "walk.csv", interpolation: .linear)
    }
    #expect(error?.description == "walk.csv: a trace needs at least two moments in time")
  }

  @Test func `a suite finds its trace beside it, and a changed trace is another suite`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "trace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let yaml = StreamSuiteTests.valid.replacing(
      "{hold: {}}", with: "{trace: {file: walk.csv, interpolation: cubic, start_s: 0.25}}"
    ).replacing("distance_mm: 200\n", with: "")
    let path = folder.appending(path: "suite.yaml").path
    try Data(yaml.utf8).write(to: URL(filePath: path))
    let missing = #expect(throws: SourcedError.self) { try Suites.Suite(path: path) }
    #expect(missing?.line == 12)
    #expect(missing?.message.hasPrefix("there is no trace 'walk.csv' beside the suite") == true)

    let file = folder.appending(path: "walk.csv")
    try Data(Self.csv.utf8).write(to: file)
    let suite = try Suites.Suite(path: path)
    let motion = try #require(suite.stream?.motion as? TraceMotion)
    #expect(motion.trace?.times == [0, 0.5, 1, 2] && motion.startSeconds == 0.25)
    #expect(suite.stream?.shake == nil, "a recorded motion has its own shake")
    let pose = motion.pose(at: 0.5, in: CodeMotionTests.setting)
    #expect(pose == Self.trace(.cubic).pose(at: 0.75))

    try Data((Self.csv + "\n3,160,-20,360,4,8,-12\n").utf8).write(to: file)
    #expect(try Suites.Suite(path: path).sha256 != suite.sha256)
  }

  @Test func `scans of a long trace begin at moments of their own`() {
    let motion = TraceMotion(trace: Self.trace(.linear), startSeconds: nil)
    var setting = CodeMotionTests.setting
    setting.seconds = 1
    setting.chance = 0.5
    // There is a second to spare.
    #expect(motion.pose(at: 0.25, in: setting) == Self.trace(.linear).pose(at: 0.75))
    setting.seconds = 7
    #expect(motion.pose(at: 0.25, in: setting) == Self.trace(.linear).pose(at: 0.25))
  }
}
