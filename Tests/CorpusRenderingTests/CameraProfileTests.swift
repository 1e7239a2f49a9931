import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering

/// Suites whose frames draw the conditions of photographs.
@Suite struct CameraProfileTests {
  private static let profile = """
    schema: 1
    name: desk
    source: Three photographs of a desk.
    draws:
      - {gaussian_blur_px: 0.5, noise_sigma: 1, srgb_curve: true}
      - {gaussian_blur_px: 0.9, noise_sigma: 2, yaw_deg: 10}
      - {gaussian_blur_px: 1.4, noise_sigma: 3, contrast: 0.7}
    """

  private static let suite = """
    schema: 1
    name: drawn
    purpose: A test.
    symbologies: [qr_code]
    frame: tight
    conditions:
      module_width_px: [3, 4]
    named_conditions:
      nominal: {}
      desk: {camera: desk.yaml}
      still: {camera: desk.yaml, noise_sigma: 0}
    profiles:
      quick: {samples: 40}
    """

  private func plan(
    _ suite: String = suite, profile: String = profile
  ) throws -> CorpusPlan {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(profile.utf8).write(to: folder.appending(path: "desk.yaml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link.yaml").path, withDestinationPath: "/etc/hostname")
    let path = folder.appending(path: "drawn.yaml")
    try Data(suite.utf8).write(to: path)
    let plan = try CorpusPlan(suite: Suite(path: path.path), profile: "quick", seed: 1)
    try plan.validate()
    return plan
  }

  private func conditions(_ plan: CorpusPlan, _ name: String) throws -> [Condition] {
    try (0..<plan.count).filter { plan[$0].namedCondition == name }.map {
      try FrameScene(plan[$0]).condition
    }
  }

  @Test func `each frame draws one photograph's conditions together`() throws {
    let plan = try self.plan()
    let drawn = try conditions(plan, "desk")
    let seen = Set(
      drawn.map { [$0.noiseSigma, $0.yawDegrees, $0.contrast, $0.srgbCurve ? 1 : 0] })
    #expect(seen == [[1, 0, 0.9, 1], [2, 10, 0.9, 0], [3, 0, 0.7, 0]])
    for condition in drawn {
      let pixels = [1: 0.5, 2: 0.9, 3: 1.4][condition.noiseSigma]
      let blur = condition.gaussianBlurModules * condition.moduleWidthPixels
      #expect(abs(blur - (pixels ?? 0)) < 1e-12)
    }
    for sigma in [1.0, 2, 3] { #expect(drawn.count { $0.noiseSigma == sigma } > 10) }
  }

  @Test func `what the suite sets, no photograph changes`() throws {
    let plan = try self.plan()
    #expect(try conditions(plan, "still").allSatisfy { $0.noiseSigma == 0 })
    #expect(try conditions(plan, "nominal").allSatisfy { $0.gaussianBlurModules == 0 })
  }

  @Test func `a profile is a part of what the suite is`() throws {
    let one = try plan()
    let other = try plan(profile: Self.profile.replacing("0.9", with: "1.0"))
    #expect(one.suite.sha256 != other.suite.sha256)
    #expect(one.suite.conditionWords["desk"] == "camera desk of 3 photographs")
  }

  @Test func `a camera of all frames is a scalar beside the conditions`() throws {
    let text = Self.suite.replacing("frame: tight", with: "frame: tight\ncamera: desk.yaml")
      .replacing("{camera: desk.yaml}", with: "{}")
    let plan = try self.plan(text)
    #expect(try conditions(plan, "nominal").contains { $0.yawDegrees == 10 })
  }

  static let bad = [
    ("desk.yaml}", "none.yaml}", "no camera profile"),
    (
      "camera: desk.yaml}", "camera: ../desk.yaml}",
      "has a path out of the suite's folder; put it beside the suite"
    ),
    (
      "camera: desk.yaml}", "camera: /etc/hostname}",
      "has a path out of the suite's folder; put it beside the suite"
    ),
    (
      "camera: desk.yaml}", "camera: link.yaml}",
      "is a link out of the suite's folder; put it beside the suite"
    ),
    ("noise_sigma: 1,", "module_width_px: 1,", "not the camera's"),
    ("gaussian_blur_px: 0.9", "gaussian_blur_px: -1", "gaussian_blur_px"),
    ("schema: 1\nname: desk", "schema: 2\nname: desk", "another scanbench"),
    ("draws:\n", "draw:\n", "draw"),
  ]

  @Test(arguments: bad)
  func `what cannot be used is named with its place`(old: String, new: String, why: String) {
    let error = #expect(throws: SourcedError.self) {
      try plan(
        Self.suite.replacing(old, with: new), profile: Self.profile.replacing(old, with: new))
    }
    #expect("\(error as Any)".contains(why))
  }
}
