import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Suites

/// Suites whose named conditions are held against one of them.
struct ReferencePlanTests {
  private let yaml = """
    schema: 1
    name: assumed
    purpose: A test.
    symbologies: [qr_code, ean_13]
    frame: tight
    conditions:
      module_width_px: [2, 3]
      noise_sigma: 2
    reference: plain
    named_conditions:
      strong: {noise_sigma: 8}
      plain: {}
      on-grid: {phase_x_px: 0}
    profiles:
      quick: {samples: 3}
    """

  private func suite(_ yaml: String) throws(SourcedError) -> Suites.Suite {
    try Suites.Suite(yaml: Data(yaml.utf8), path: "assumed.yaml")
  }

  private func frames(_ yaml: String) throws -> [FrameSpecification] {
    let plan = try CorpusPlan(suite: suite(yaml), profile: "quick", seed: 1)
    return (0..<plan.count).map { plan[$0] }
  }

  @Test func `frames that differ in the named condition alone have one seed and payload`() throws {
    let groups = Dictionary(grouping: try frames(yaml), by: \.seed).values
    #expect(groups.count == 2 * 2 * 3)
    for frames in groups {
      #expect(frames.compactMap(\.setting.namedCondition) == ["strong", "plain", "on-grid"])
      let payloads = try frames.map {
        try FrameRenderer().render($0).record.codes[0].bytesBase64.bytes
      }
      #expect(Set(payloads).count == 1)
    }
  }

  @Test func `without a reference every frame has its own seed`() throws {
    let frames = try frames(yaml.replacing("reference: plain\n", with: ""))
    #expect(Set(frames.map(\.seed)).count == frames.count)
  }

  @Test func `a phase that one condition sets is drawn in the others`() throws {
    let frames = try frames(yaml)
    for frame in frames where frame.setting.namedCondition == "on-grid" {
      #expect(frame.condition.phaseXPixels == 0)
    }
    let drawn = frames.filter { $0.setting.namedCondition == "plain" }
    #expect(Set(drawn.map(\.condition.phaseXPixels)).count == drawn.count)
    for (first, second) in zip(drawn, frames.filter { $0.setting.namedCondition == "strong" }) {
      #expect(first.condition.phaseXPixels == second.condition.phaseXPixels)
      #expect(first.condition.phaseYPixels == second.condition.phaseYPixels)
    }
  }

  @Test func `the reference is told with what the others change`() throws {
    let words = try suite(yaml).conditionWords
    #expect(
      words == ["plain": "noise sigma 2", "strong": "noise sigma 8", "on-grid": "phase x 0 px"])
  }

  @Test(arguments: [
    (
      "reference: plain", "reference: plane",
      "assumed.yaml:9: 'plane' is not among the suite's named_conditions: strong, plain, on-grid"
    ),
    (
      "  strong: {noise_sigma: 8}\n  plain: {}\n  on-grid: {phase_x_px: 0}", "  plain: {}",
      "assumed.yaml:9: a reference needs other named_conditions, which are held against it"
    ),
    (
      "reference: plain", "reference: [plain]", "assumed.yaml:9: a word is needed here"
    ),
  ])
  func `a reference that is none is named with its line`(old: String, new: String, message: String)
  {
    let error = #expect(throws: SourcedError.self) { try suite(yaml.replacing(old, with: new)) }
    #expect(error?.description == message)
  }
}
