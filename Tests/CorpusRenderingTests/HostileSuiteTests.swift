import Foundation
import Testing

@testable import CorpusRendering
@testable import Suites

/// Suites that are short, and ask for more than any machine has.
@Suite struct HostileSuiteTests {
  private static func text(
    conditions: String, symbologies: String = "qr_code", further: String = ""
  ) -> Data {
    Data(
      """
      schema: 1
      name: hostile
      purpose: A test.
      symbologies: [\(symbologies)]
      frame: tight
      conditions: {\(conditions)}
      profiles:
        quick: {samples: 1000000}
      \(further)
      """.utf8)
  }

  private func fault(_ yaml: Data) -> String? {
    do {
      let plan = try CorpusPlan(
        suite: Suite(yaml: yaml, path: "s.yaml"), profile: "quick", seed: 1)
      try plan.validate([0])
      return nil
    } catch { return "\(error)" }
  }

  @Test func `values that make too many conditions are refused before they are combined`() {
    let sweep = "{from: 0, to: 0.9999, step: 0.0001}"
    #expect(
      fault(
        Self.text(
          conditions: "module_width_px: 2, contrast: \(sweep), clutter: \(sweep), vignetting: 0.5"))
        == "s.yaml:6: the values, taken each with each, make more than 100000 conditions; give fewer values"
    )
    #expect(fault(Self.text(conditions: "module_width_px: 2, contrast: [0.5, 0.9]")) == nil)
  }

  @Test func `aliases of aliases are refused before they are compared`() {
    let lists = (1...11).map { "a\($0): &a\($0) [*a\($0 - 1),*a\($0 - 1),*a\($0 - 1),*a\($0 - 1)]" }
    let yaml = (["a0: &a0 [x]"] + lists + ["? *a11", ": x"]).joined(separator: "\n")
    #expect(
      fault(Data(yaml.utf8))
        == "s.yaml: more than 16 aliases (*name); write out what they stand for")
    let few = Self.text(conditions: "module_width_px: &w 2, noise_sigma: *w")
    #expect(fault(few) == nil)
    let stars = Self.text(
      conditions: "module_width_px: 2",
      further: String(repeating: "# * a * point, and *, 2*3, a*b\n", count: 20))
    #expect(fault(stars) == nil)
  }

  @Test func `a symbol that needs a frame beyond all bounds is refused`() {
    #expect(
      fault(Self.text(conditions: "module_width_px: 200", symbologies: "pdf417"))?
        .contains("symbol and quiet zone need a frame of ") == true)
    #expect(
      fault(
        Self.text(
          conditions: "module_width_px: 200, pitch_deg: 79.9, focal_length_px: 50, code_count: 64"))?
        .contains("a part of the symbol is turned away from the camera") == true)
  }
}
