import Barcodes
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// Suites that look for limits.
@Suite struct SuiteLimitTests {
  static let valid = """
    schema: 1
    name: limits
    purpose: A test.
    symbologies: [ean_13, qr_code]
    frame: tight
    conditions:
      module_width_px: [2, 3]
      noise_sigma: 2
    limits:
      contrast: [0.9, 0.5, 0.2]
      rotation_deg: [{from: 0, to: 30, step: 15}, {from: 0, to: -15, step: 5}]
    profiles:
      quick: {target: 0.9, start: 4, most: 40}
    """

  @Test func `each parameter varies alone, from every point of the axes`() throws {
    let plan = try CorpusPlan(suite: SuiteTests.suite(Self.valid), profile: "quick", seed: 1)
    let families = plan.sweepFamilies
    #expect(families.count == 4, "two parameters at two widths")
    #expect(families.map { $0.points.map(\.value) }.first == [0.9, 0.5, 0.2])
    let rotations = try #require(families.last)
    #expect(Set(rotations.points.map(\.value)) == [0, 15, 30, -5, -10, -15])
    #expect(rotations.limits == [[0, 15, 30], [0, -5, -10, -15]])
    #expect(plan.pointCount == 2 * (3 + 6))
    let conditions = plan.points.map(\.condition)
    #expect(conditions.allSatisfy { $0.contrast == 0.9 || $0.rotationDegrees == 0 })
    #expect(conditions.allSatisfy { $0.noiseSigma == 2 })
  }

  /// What is wrong, the change that makes it so, and the whole message.
  static let faults: [(String, String, String)] = [
    (
      "quick: {target: 0.9, start: 4, most: 40}", "quick: {samples: 4}",
      "test.yaml:10: a suite with limits needs 'target' in each of its profiles"
    ),
    (
      "to: 30, step: 15", "to: 30, step: 20",
      "test.yaml:11: 'to' has to lie a whole number of steps from 'from'"
    ),
    (
      "[0.9, 0.5, 0.2]", "[0.9, 0.2, 0.5]",
      "test.yaml:10: the values go from the easy end to the hard one, up or down"
    ),
    ("[0.9, 0.5, 0.2]", "[0.9, 0.9]", "test.yaml:10: it stands here twice"),
    (
      "[0.9, 0.5, 0.2]", "[0.9]",
      "test.yaml:10: a limit is looked for among 2 to 200 values"
    ),
    (
      "contrast: [0.9, 0.5, 0.2]", "inverted: [false, true]",
      "test.yaml:10: inverted has no steps: a limit is a number"
    ),
    (
      "noise_sigma: 2", "contrast: [0.9, 0.8]",
      "test.yaml:10: contrast is varied elsewhere in this suite; it cannot have a limit, too"
    ),
  ]

  @Test(arguments: faults)
  func `what cannot be a limit is refused`(old: String, new: String, message: String) {
    let error = #expect(throws: SourcedError.self) {
      try SuiteTests.suite(Self.valid.replacing(old, with: new))
    }
    #expect(error?.description == message)
  }
}
