import Barcodes
import Foundation
import Records
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// A frame's pixels follow from what it shows, and not from where it stands in its suite.
struct SeedSettingTests {
  private static let plain = """
    schema: 1
    name: grown
    purpose: A test.
    symbologies: [ean_8, qr_code]
    frame: [{width: 400, height: 300}, {width: 320, height: 240}]
    conditions:
      module_width_px: [2, 3]
      noise_sigma: 2
    named_conditions:
      soft: {gaussian_blur_modules: 0.5}
      dim: {contrast: 0.5, clutter: 0.5}
    profiles:
      quick: {samples: 2}
    """

  /// What tells a frame from the others of its suite, whatever else that has.
  private struct Shown: Hashable {
    var symbology: Symbology
    var layout: FrameLayout
    var width: Double
    var name: String?
    var sample: Int
    var vignetting: Double
  }

  private func pixels(_ yaml: String) throws -> [Shown: String] {
    let suite = try Suites.Suite(yaml: Data(yaml.utf8), path: "grown.yaml")
    let plan = try CorpusPlan(suite: suite, profile: "quick", seed: 7)
    var pixels: [Shown: String] = [:]
    for index in 0..<plan.count {
      let frame = plan[index]
      let shown = Shown(
        symbology: frame.symbology, layout: frame.layout, width: frame.condition.moduleWidthPixels,
        name: frame.setting.namedCondition, sample: plan.sample(ofFrame: index),
        vignetting: frame.condition.vignetting)
      pixels[shown] = try FrameRenderer().render(frame).record.pixelsSHA256
    }
    #expect(pixels.count == plan.count && Set(pixels.values).count == plan.count)
    return pixels
  }

  @Test(arguments: [
    ("a condition before the others", "named_conditions:", "named_conditions:\n  first: {}"),
    (
      "conditions in another order",
      "  soft: {gaussian_blur_modules: 0.5}\n  dim: {contrast: 0.5, clutter: 0.5}\n",
      "  dim: {contrast: 0.5, clutter: 0.5}\n  soft: {gaussian_blur_modules: 0.5}\n"
    ),
    ("a symbology more", "[ean_8, qr_code]", "[aztec, qr_code, ean_8]"),
    ("a symbology less", "[ean_8, qr_code]", "[qr_code]"),
    ("more widths", "[2, 3]", "[1.5, 2, 2.5, 3]"),
    ("one width", "[2, 3]", "3"),
    (
      "one size", "[{width: 400, height: 300}, {width: 320, height: 240}]",
      "{width: 320, height: 240}"
    ),
    ("more samples", "{samples: 2}", "{samples: 3}"),
    ("a parameter more", "  noise_sigma: 2\n", "  noise_sigma: 2\n  vignetting: [0, 0.5]\n"),
  ])
  func `whatever else a suite gets or loses, a frame keeps its pixels`(
    change: String, old: String, new: String
  ) throws {
    let yaml = Self.plain.replacing(old, with: new)
    #expect(yaml != Self.plain)
    let (before, after) = (try pixels(Self.plain), try pixels(yaml))
    let common = before.keys.filter { after[$0] != nil }
    #expect(common.count >= 8, "\(change)")
    for frame in common { #expect(before[frame] == after[frame], "\(change): \(frame)") }
  }

  @Test func `another name of a condition, another suite and another seed give other pixels`()
    throws
  {
    let before = Set(try pixels(Self.plain).values)
    #expect(
      before.isDisjoint(with: try pixels(Self.plain.replacing("grown", with: "other")).values))
    let renamed = try pixels(Self.plain.replacing("  soft:", with: "  softer:"))
    #expect(before.intersection(renamed.values).count == before.count / 2)
  }
}
