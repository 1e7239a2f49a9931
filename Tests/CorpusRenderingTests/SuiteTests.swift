import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Photographed
@testable import Scene
@testable import Suites

@Suite struct SuiteTests {
  static let valid = """
    schema: 1
    name: widths
    purpose: A test.
    symbologies: [ean_13, qr_code]
    frame: tight
    conditions:
      module_width_px: {from: 0.7, to: 2.0, step: 0.1}
      noise_sigma: [0, 10]
    masks: [own, all, ean_13+upc_a]
    repeats: 3
    warmup: 1
    profiles:
      quick: {samples: 2}
    """

  static func suite(_ yaml: String) throws(SourcedError) -> Suites.Suite {
    try Suites.Suite(yaml: Data(yaml.utf8), path: "test.yaml")
  }

  @Test func `a suite says what its file says`() throws {
    let suite = try Self.suite(Self.valid)
    #expect(suite.symbologies == [.ean13, .qrCode])
    #expect(suite.layouts == [.tight])
    #expect(suite.masks == [.own, .fixed(.all), .fixed([.ean13, .upcA])])
    #expect((suite.repeats, suite.warmup) == (3, 1))
    #expect(suite.profiles == ["quick": SuiteProfile(.fixed(2))])
  }

  @Test func `a sweep has both ends and decimal steps`() throws {
    let suite = try Self.suite(Self.valid)
    #expect(
      suite.axes[0].values.map(\.coordinate)
        == [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2])
  }

  @Test func `points are all combinations, and name only the axes that vary`() throws {
    let suite = try Self.suite(Self.valid)
    #expect(suite.points.count == 28)
    #expect(suite.points[1].coordinates == ["module_width_px": 0.7, "noise_sigma": 10])
    let fixed = try Self.suite(Self.valid.replacing("[0, 10]", with: "10"))
    #expect(fixed.points[1].coordinates == ["module_width_px": 0.8])
    #expect(fixed.points[1].condition.noiseSigma == 10)
  }

  @Test func `a plan has every frame once, with phases and seeds of its own`() throws {
    let plan = try CorpusPlan(suite: Self.suite(Self.valid), profile: "quick", seed: 1)
    let frames = (0..<plan.count).map { plan[$0] }
    #expect(frames.count == 2 * 28 * 2)
    #expect(Set(frames.map(\.frame)).count == frames.count)
    #expect(Set(frames.map(\.seed)).count == frames.count)
    #expect(Set(frames.map(\.condition.phaseXPixels)).count == frames.count)
    #expect(frames[56].frame == "widths/qr_code/000000")
  }

  @Test func `another seed gives other payloads and phases`() throws {
    let suite = try Self.suite(Self.valid)
    let first = try CorpusPlan(suite: suite, profile: "quick", seed: 1)
    let second = try CorpusPlan(suite: suite, profile: "quick", seed: 2)
    for index in stride(from: 0, to: first.count, by: 17) {
      #expect(first[index].condition.phaseXPixels != second[index].condition.phaseXPixels)
      let codes = try (FrameScene(first[index]).codes[0], FrameScene(second[index]).codes[0])
      #expect(codes.0.bytes != codes.1.bytes)
    }
  }

  @Test func `a named condition overrides the axes, at each of their points`() throws {
    let named = "repeats: 3\nnamed_conditions:\n  dim: {brightness: 0.3}\n  loud: {noise_sigma: 50}"
    let points = try Self.suite(Self.valid.replacing("repeats: 3", with: named)).points
    #expect(points.count == 56)
    #expect(points.map(\.namedCondition).prefix(3) == ["dim", "loud", "dim"])
    #expect(points[0].condition.brightness == 0.3 && points[0].condition.noiseSigma == 0)
    #expect(points[3].condition.brightness == 1 && points[3].condition.noiseSigma == 50)
    #expect(points[3].coordinates == ["module_width_px": 0.7, "noise_sigma": 10])
  }

  @Test func `lengths in pixels are modules of the frame's own width`() throws {
    let frame = try RenderedTestFrame(
      .qrCode, layout: .fixed(width: 640, height: 480), size: .fill(0.5),
      pixelLengths: [.gaussianBlur: 1.5, .motionLength: 12])
    let width = frame.condition.moduleWidthPixels
    #expect(abs(frame.condition.gaussianBlurModules * width - 1.5) < 1e-12)
    #expect(abs(frame.condition.motionLengthModules * width - 12) < 1e-12)
  }

  @Test func `what leaves the frame is rendered where clipping is allowed`() throws {
    let yaml = Self.valid.replacing("tight", with: "{width: 200, height: 200}")
      .replacing("repeats: 3", with: "repeats: 3\nallow_clipping: true")
    let plan = try CorpusPlan(suite: Self.suite(yaml), profile: "quick", seed: 1)
    try plan.validate()
    let frame = try FrameRenderer().render(plan[55])
    #expect((frame.image.width, frame.image.height) == (200, 200))
    #expect(frame.record.codes[0].corners!.topLeft.x < 20)
  }

  @Test func `the documentation of suites names every parameter`() throws {
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Documentation/SUITES.md").standardized, encoding: .utf8)
    for parameter in SuiteParameter.all {
      // A failure shows the name, not the page.
      let isNamed = text.contains("`\(parameter.name)`")
      #expect(isNamed, "\(parameter.name): give it its row in SUITES.md")
    }
  }

  @Test func `the suites in Corpus are valid under each profile`() throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Corpus").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: corpus.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(files.count >= 10)
    for file in files {
      let suite = try Suites.Suite(path: "\(corpus.path)/\(file)")
      #expect("\(suite.name).yaml" == file)
      #expect(Set(suite.profiles.keys) == ["quick", "standard", "full"])
      // Frames from all over the plan; all of them take a third of a minute.
      let plan = try CorpusPlan(suite: suite, profile: "quick", seed: 1)
      try plan.validate(stride(from: 0, to: plan.count, by: max(1, plan.count / 100)))
    }
  }
}
