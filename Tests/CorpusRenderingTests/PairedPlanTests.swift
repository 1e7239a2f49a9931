import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Photographed
@testable import Suites

/// Suites whose frames are paired over some of their parameters.
struct PairedPlanTests {
  private let yaml = """
    schema: 1
    name: pairs
    purpose: A test.
    symbologies: [qr_code, ean_13]
    frame: tight
    conditions:
      defocus_radius_modules: [0, 0.5, 1]
      module_width_px: [2, 3]
    paired: [defocus_radius_modules]
    profiles:
      quick: {samples: 3}
    """

  private func plan(_ yaml: String) throws -> CorpusPlan {
    try CorpusPlan(
      suite: Suite(yaml: Data(yaml.utf8), path: "pairs.yaml"), profile: "quick", seed: 1)
  }

  /// What frames that differ in the radius alone have in common.
  private struct Scene: Hashable {
    var symbology: Symbology
    var width: Double?
    var seed: UInt64
    var phaseX: Double
    var phaseY: Double
    var payload: [UInt8]
  }

  private func scenes(_ plan: CorpusPlan) throws -> [Scene: [Double]] {
    try (0..<plan.count).reduce(into: [:]) { found, index in
      let frame = plan[index]
      let scene = Scene(
        symbology: frame.symbology, width: frame.setting.point["module_width_px"], seed: frame.seed,
        phaseX: frame.condition.phaseXPixels, phaseY: frame.condition.phaseYPixels,
        payload: try FrameRenderer().render(frame).record.codes[0].bytesBase64.bytes)
      found[scene, default: []].append(frame.setting.point["defocus_radius_modules"] ?? -1)
    }
  }

  @Test func `frames that differ in what is paired alone show the same payload at the same phase`()
    throws
  {
    let found = try scenes(plan(yaml))
    #expect(found.count == 2 * 2 * 3, "each symbology, width and sample has its own")
    #expect(found.values.allSatisfy { $0 == [0, 0.5, 1] })
    #expect(Set(found.keys.map(\.seed)).count == found.count)
  }

  @Test func `without the key every frame has its own seed, and the first setting keeps it`() throws
  {
    let (paired, own) = try (
      plan(yaml), plan(yaml.replacing("paired: [defocus_radius_modules]\n", with: ""))
    )
    #expect(Set((0..<own.count).map { own[$0].seed }).count == own.count)
    for index in 0..<own.count where own[index].setting.point["defocus_radius_modules"] == 0 {
      #expect(own[index] == paired[index])
    }
  }

  @Test(arguments: [
    ("[frame]", "'frame' does not vary here"), ("[rotation_deg]", "'rotation_deg' does not vary"),
  ])
  func `what does not vary cannot be paired`(value: String, message: String) {
    let error = #expect(throws: SourcedError.self) {
      try plan(yaml.replacing("[defocus_radius_modules]", with: value))
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test func `the suites reach and focus are paired`() throws {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Corpus").standardizedFileURL.path
    #expect(
      try Suite(path: "\(corpus)/reach.yaml").pairedAxes == ["frame_width_px", "frame_height_px"])
    #expect(try Suite(path: "\(corpus)/focus.yaml").pairedAxes == ["defocus_radius_modules"])
  }
}
