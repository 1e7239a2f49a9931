import Barcodes
import Foundation
import Testing

@testable import Scene
@testable import Suites

/// Each motion's path against closed forms, and its velocity against the path.
@Suite struct CodeMotionTests {
  static let setting = ScanSetting(
    distanceMillimetres: 200, speedMillimetresPerSecond: 300, focalLengthPixels: 1000,
    frame: (1280, 720), codeCount: 3, seconds: 4)

  @Test func `a code held still is seen where it is aimed`() {
    let pose = HoldMotion(aim: Point(x: 0.75, y: 0.25)).pose(at: 1.7, in: Self.setting)
    // A quarter of 1280 px to the right, at 1000 px of focal length and 200 mm.
    #expect(abs(pose.place.x - 64) < 1e-9)
    #expect(abs(pose.place.y + 36) < 1e-9)
    #expect(pose.place.z == 200)
    #expect(pose.velocity == .zero)
  }

  @Test func `least jerk is Flash's and Hogan's polynomial`() {
    let half = leastJerk(at: 0.4, duration: 0.8)
    #expect(abs(half.share - 0.5) < 1e-12)
    // The peak of velocity is 15/8 of the mean one.
    #expect(abs(half.perSecond - 1.875 / 0.8) < 1e-12)
    let early = leastJerk(at: 0.2, duration: 0.8)
    #expect(abs(early.share - (10 / 64.0 - 15 / 256.0 + 6 / 1024.0)) < 1e-12)
    #expect(leastJerk(at: -1, duration: 2) == (0, 0))
    #expect(leastJerk(at: 3, duration: 2) == (1, 0))
  }

  @Test func `an approach runs straight from one place to another`() {
    let motion = ApproachMotion(
      fromMillimetres: 600, from: Point(x: 0.25, y: 0.5), afterSeconds: 0.5,
      lastsSeconds: 1)
    let start = SpacePoint(x: -0.25 * 1280 / 1000 * 600, y: 0, z: 600)
    #expect(near(motion.pose(at: 0.3, in: Self.setting).place, start))
    #expect(near(motion.pose(at: 1.0, in: Self.setting).place, SpacePoint(x: -96, y: 0, z: 400)))
    #expect(near(motion.pose(at: 2, in: Self.setting).place, SpacePoint(x: 0, y: 0, z: 200)))
    #expect(motion.farthest(in: Self.setting) == 600)
  }

  @Test func `a code that passes is where it is aimed at its time`() {
    let motion = PassMotion(atSeconds: 2, angleDegrees: 90)
    #expect(near(motion.pose(at: 2, in: Self.setting).place, SpacePoint(x: 0, y: 0, z: 200)))
    #expect(near(motion.pose(at: 3.5, in: Self.setting).place, SpacePoint(x: 0, y: 450, z: 200)))
    #expect(near(motion.pose(at: 9, in: Self.setting).velocity, SpacePoint(x: 0, y: 300, z: 0)))
  }

  @Test func `codes are visited one after the other, and the last is kept`() {
    let motion = VisitMotion(dwellSeconds: 1, moveSeconds: 0.5)
    func aim(_ seconds: Double) -> AimTarget? { motion.pose(at: seconds, in: Self.setting).aim }
    #expect(aim(0)?.nearest == 0 && aim(0.99)?.share == 0)
    #expect(aim(1.25) == AimTarget(from: 0, to: 1, share: 0.5, sharePerSecond: 3.75))
    #expect(aim(1.24)?.nearest == 0 && aim(1.26)?.nearest == 1)
    #expect(aim(2)?.nearest == 1)
    #expect(aim(100) == AimTarget(from: 2, to: 2))
    #expect(VisitMotion.seconds(codes: 3, dwell: 1, move: 0.5) == 4)
  }

  @Test func `a scan that differs from the suite's pose is shifted in the picture`() {
    var setting = Self.setting
    setting.shift = Point(x: 0.1, y: -0.1)
    let place = HoldMotion().pose(at: 0, in: setting).place
    #expect(near(place, SpacePoint(x: 25.6, y: -14.4, z: 200)))
  }

  static let motions: [any CodeMotion] = [
    HoldMotion(), PassMotion(atSeconds: 1, angleDegrees: 30),
    ApproachMotion(fromMillimetres: 700, from: Point(x: 0.1, y: 0.9), lastsSeconds: 2),
    TraceMotion(trace: MotionTraceTests.trace(.cubic), startSeconds: 0),
    TraceMotion(trace: MotionTraceTests.trace(.linear), startSeconds: 0),
  ]

  @Test(arguments: motions.indices)
  func `velocity is the path's derivative`(index: Int) {
    let motion = Self.motions[index]
    for step in 1..<20 {
      let time = 0.0871 * Double(step)
      let (before, after) = (
        motion.pose(at: time - 1e-5, in: Self.setting).place,
        motion.pose(at: time + 1e-5, in: Self.setting).place
      )
      let measured = (after - before) * (1 / 2e-5)
      let velocity = motion.pose(at: time, in: Self.setting).velocity
      #expect((measured - velocity).length < 1e-3, "\(motion.words) at \(time)")
    }
  }

  private func near(_ first: SpacePoint, _ second: SpacePoint) -> Bool {
    (first - second).length < 1e-9
  }
}
