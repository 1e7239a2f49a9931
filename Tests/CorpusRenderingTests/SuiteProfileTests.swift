import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Suites

@Suite struct SuiteProfileTests {
  private static let valid = """
    schema: 1
    name: widths
    purpose: A test.
    symbologies: [ean_13]
    frame: tight
    conditions: {module_width_px: [{from: 0.7, to: 1, step: 0.1}, 6, 8]}
    named_conditions: {calm: {}, noisy: {noise_sigma: 5}}
    profiles:
      quick: {target: 0.9, start: 10, most: 40, budget: 200, named_conditions: [noisy]}
    """

  private func suite(_ yaml: String) throws(SourcedError) -> Suites.Suite {
    try Suites.Suite(yaml: Data(yaml.utf8), path: "test.yaml")
  }

  @Test func `a profile says how its sampling adapts`() throws {
    let profile = try #require(try suite(Self.valid).profiles["quick"])
    #expect(
      profile.adaptiveSampling == AdaptiveSampling(target: 0.9, start: 10, most: 40, budget: 200))
    #expect(profile.namedConditions == ["noisy"])
    #expect(profile.fewestSamples == 10)
    #expect(profile.mostSamples == 40)
  }

  private static let wide = """
    schema: 1
    name: sizes
    purpose: A test.
    symbologies: [ean_13, qr_code]
    frame: [{width: 640, height: 480}, {width: 1280, height: 720}]
    conditions: {module_width_px: 2}
    masks: [all, own, linear]
    profiles:
      quick: {samples: 1, frame: {width: 1280, height: 720}, masks: [own, all]}
      full: {samples: 1}
    """

  @Test func `a profile may be limited to some frames and masks`() throws {
    let suite = try suite(Self.wide)
    let (quick, full) = try (
      CorpusPlan(suite: suite, profile: "quick", seed: 1),
      CorpusPlan(suite: suite, profile: "full", seed: 1)
    )
    #expect((quick.count, full.count) == (2, 4))
    #expect(quick.suite.masks == [.fixed(.all), .own], "in the suite's order")
    #expect(quick[0].setting.point["frame_width_px"] == 1280)
  }

  @Test(arguments: [
    (
      "{width: 1280, height: 720}, masks", "{width: 1281, height: 720}, masks",
      "a frame of this size is not among the suite's"
    ),
    ("[own, all]}", "[matrix]}", "a mask here is not among the suite's: all, own, linear"),
  ])
  func `what a profile is limited to is the suite's`(
    part: String, replacement: String, message: String
  ) {
    let yaml = Self.wide.replacing(part, with: replacement)
    let error = #expect(throws: SourcedError.self) { try self.suite(yaml) }
    #expect(error?.description == "test.yaml:9: \(message)")
  }

  @Test func `a list of values may hold a range`() throws {
    let suite = try suite(Self.valid)
    #expect(suite.axes[0].values.map(\.coordinate) == [0.7, 0.8, 0.9, 1, 6, 8])
  }

  @Test(
    arguments: [
      ("most: 40", "most: 9", "9: 'most' is at least 'start', 10"),
      ("start: 10, ", "", "9: the key 'start' is missing"),
      (
        "start: 10, most: 40", "looks: [10, 40]",
        "9: 'looks' are no longer fixed beforehand; give 'start' and 'most', the frames that each module width has in any case "
          + "and at most"
      ),
      (
        "target: 0.9, ", "",
        "9: 'start' goes with 'target'; give both, or 'samples' alone"
      ),
      (
        "start: 10", "samples: 3, start: 10",
        "9: give 'samples', or 'target' for sampling that adapts, not both"
      ),
      (
        "target: 0.9, start: 10, most: 40", "samples: 3",
        "9: 'budget' goes with 'target'; give both, or 'samples' alone"
      ),
      ("200", "0", "9: a whole number from 1 to 1000000000 is needed here"),
      ("0.9", "1.5", "9: target is 1.5, but must lie in 0.5 … 0.9999"),
      (
        "[noisy]", "[loud]",
        "9: 'loud' is not among the suite's named_conditions: calm, noisy"
      ),
      (
        "[{from: 0.7, to: 1, step: 0.1}, 6, 8]", "2",
        "9: profiles with 'target' need a suite that sweeps module_width_px or has 'limits'"
      ),
      (
        "profiles:", "masks: [own, all]\nprofiles:",
        "8: profiles with 'target' need a suite of one mask"
      ),
      ("0.1}, 6, 8]", "0.1}, 0.9]", "6: 0.9 stands here twice"),
    ])
  func `a fault of a profile is named with its line and its remedy`(
    old: String, new: String, message: String
  ) {
    let error = #expect(throws: SourcedError.self) {
      try suite(Self.valid.replacing(old, with: new))
    }
    #expect(error?.description == "test.yaml:\(message)")
  }

  @Test func `frames that are read in any case are the first of each symbology and point`() throws {
    func frames(_ profile: String) throws -> [Range<Int>] {
      let suite = try suite(
        """
        schema: 1
        name: fixed
        purpose: A test.
        symbologies: [qr_code, ean_13]
        frame: tight
        conditions:
          module_width_px: [2, 3]
        profiles:
          quick: \(profile)
        """)
      return try CorpusPlan(suite: suite, profile: "quick", seed: 1).fixedFrames
    }
    #expect(try frames("{samples: 5}") == [0..<20])
    #expect(
      try frames("{target: 0.9, start: 2, most: 6}") == [0..<2, 6..<8, 12..<14, 18..<20])
    #expect(try frames("{blocks: [3, 4]}") == [0..<3, 4..<7, 8..<11, 12..<15])
  }
}
