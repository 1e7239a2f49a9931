import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// Suites whose frames draw the conditions of photographs.
@Suite struct CameraProfileTests {
  /// Nine photographs, three of each kind.
  private static let profile =
    """
    schema: 1
    name: desk
    source: Nine photographs of a desk.
    draws:

    """
    + [3.5, 3.6, 3.65].map { width in
      """
        - {symbology: qr_code, module_width_px: \(width), gaussian_blur_px: 0.5, noise_sigma: 1, srgb_curve: true}
        - {symbology: qr_code, module_width_px: \(width), gaussian_blur_px: 0.9, noise_sigma: 2, yaw_deg: 10}
        - {symbology: qr_code, module_width_px: \(width), gaussian_blur_px: 1.4, noise_sigma: 3, contrast: 0.7}

      """
    }.joined()

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

  private func plan(_ suite: String = suite, profile: String = profile) throws -> CorpusPlan {
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
    try (0..<plan.count).filter { plan[$0].setting.namedCondition == name }.map {
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

  @Test func `each photograph is drawn once before one comes again, in one order at all widths`()
    throws
  {
    let plan = try self.plan()
    let drawn = (0..<plan.count).map { plan[$0] }.filter { $0.setting.namedCondition == "desk" }
    let byWidth = Dictionary(grouping: drawn) { $0.setting.point["module_width_px"] ?? 0 }
    #expect(byWidth.keys.sorted() == [3, 4])
    for frames in byWidth.values {
      #expect(Set(frames.prefix(9).map(\.draw)).count == 9)
      #expect(frames.map(\.draw) == byWidth[3]?.map(\.draw))
    }
  }

  /// Nine codes, of which three stand in one photograph.
  @Test func `of each photograph one code is drawn, the same at all widths`() throws {
    var code = 0
    let lines = Self.profile.split(separator: "\n", omittingEmptySubsequences: false)
    let profile = lines.map { line -> String in
      guard line.contains("symbology: qr_code,") else { return String(line) }
      code += 1
      return String(line).replacing(
        "symbology: qr_code,", with: "symbology: qr_code, photograph: \(max(code, 3)),")
    }.joined(separator: "\n")
    #expect(code == 9)
    // Seven photographs are too few.
    #expect(throws: PlanningError.self) { try self.plan(profile: profile) }
    // With two more there are nine photographs.
    let more = (0..<2).map {
      "  - {symbology: qr_code, module_width_px: 3.4, photograph: \(20 + $0), noise_sigma: 7}\n"
    }
    let plan = try self.plan(profile: profile + more.joined())
    let drawn = (0..<plan.count).map { plan[$0] }.filter { $0.setting.namedCondition == "desk" }
    let byWidth = Dictionary(grouping: drawn) { $0.setting.point["module_width_px"] ?? 0 }
    for frames in byWidth.values {
      let draws = Set(frames.compactMap(\.draw))
      #expect(draws.count == 9)
      #expect(draws.intersection([0, 1, 2]).count == 1)
    }
  }

  @Test
  func
    `linear codes draw photographs of linear codes, and without any there are no frames of theirs`()
    throws
  {
    let text = Self.suite.replacing("[qr_code]", with: "[qr_code, ean_13]")
    let plan = try self.plan(text)
    let named = (0..<plan.count).map { plan[$0] }.filter { $0.symbology == .ean13 }
    #expect(Set(named.map(\.setting.namedCondition)) == ["nominal"])
    let both = try self.plan(
      text,
      profile: Self.profile
        + (0..<8).map {
          "  - {symbology: code_39, module_width_px: 3.4, noise_sigma: \(20 + $0)}\n"
        }.joined())
    for frame in (0..<both.count).map({ both[$0] }) where frame.setting.namedCondition == "desk" {
      #expect((frame.condition.noiseSigma >= 20) == (frame.symbology == .ean13))
    }
  }

  @Test func `a frame draws photographs of codes about as wide, and of others nothing is rendered`()
    throws
  {
    let wider = [4.4, 4.5].flatMap { width in
      (0..<4).map { "  - {symbology: qr_code, module_width_px: \(width), noise_sigma: \($0)}\n" }
    }
    let profile = Self.profile + wider.joined()
    let wide = try self.plan(
      Self.suite.replacing("[3, 4]", with: "[3, 4, 5.4, 9]"), profile: profile)
    let drawn = (0..<wide.count).map { wide[$0] }.filter { $0.setting.namedCondition == "desk" }
    let widths = Dictionary(grouping: drawn) { $0.setting.point["module_width_px"] ?? 0 }
    // Within 1.25 times: at 3 px the nine, at 4 px all, at 5.4 px the eight, at 9 px none.
    #expect(widths.mapValues { Set($0.map(\.draw)).count } == [3: 9, 4: 17, 5.4: 8])
    let fewer = ["qr_code": [3, 4, 5.4]]
    #expect(wide.moduleWidthsByCondition == ["desk": fewer, "still": fewer])
    let all = (0..<wide.count).map { wide[$0] }.filter { $0.setting.namedCondition == "nominal" }
    #expect(Set(all.map { $0.setting.point["module_width_px"] ?? 0 }) == [3, 4, 5.4, 9])
    let error = #expect(throws: PlanningError.self) {
      try plan(Self.suite.replacing("[3, 4]", with: "[9, 10]"))
    }
    #expect(
      "\(error as Any)".contains(
        "at none of its module widths has"), "\(error as Any)")
    #expect("\(error as Any)".contains("their modules are 3.5 to 3.65 px"), "\(error as Any)")
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
    #expect(one.suite.conditionWords["desk"] == "camera desk of 9 photographed codes")
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
    ("noise_sigma: 1,", "module_mm: 1,", "not the camera's"),
    ("gaussian_blur_px: 0.9", "gaussian_blur_px: -1", "gaussian_blur_px"),
    ("schema: 1\nname: desk", "schema: 2\nname: desk", "another scanbench"),
    ("module_width_px: 3.6, ", "", "are needed"),
    ("module_width_px: 3.6", "module_width_px: 0", "module_width_px"),
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
