import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Suites

/// What is refused of a suite, and in which words.
@Suite struct SuiteFaultTests {
  /// What is wrong, the change to a valid suite that makes it so, and the whole message.
  static let faults: [(String, String, String)] = [
    (
      "[ean_13, qr_code]", "[ean_13, qrcode]",
      "test.yaml:4: unknown symbology 'qrcode'; did you mean qr_code?"
    ),
    (
      "[ean_13, qr_code]", "[ean_13, maxicode]",
      "test.yaml:4: unknown symbology 'maxicode'; there are aztec, codabar, code_128, "
        + "code_39, code_93, data_matrix, ean_13, ean_8, itf, pdf417, qr_code, upc_a, upc_e"
    ),
    (
      "from: 0.7", "from: -0.7",
      "test.yaml:7: module_width_px is -0.7, but must lie in 0.1 … 200.0"
    ),
    (
      "step: 0.1", "step: 0.4",
      "test.yaml:7: steps of 0.4 from 0.7 on do not meet 2.0: the last below it is 1.9; change one of them"
    ),
    (
      "step: 0.1", "step: 0",
      "test.yaml:7: a sweep needs a step above 0 and 'to' not below 'from'"
    ),
    ("[0, 10]", "[0, ten]", "test.yaml:8: noise_sigma needs a number"),
    ("[0, 10]", "[]", "test.yaml:8: a list of at least one is needed here: [a, b]"),
    (
      "noise_sigma", "noise",
      "test.yaml:8: unknown condition 'noise'; did you mean noise_sigma?"
    ),
    (
      "noise_sigma", "nosie_sigma",
      "test.yaml:8: unknown condition 'nosie_sigma'; did you mean noise_sigma?"
    ),
    (
      "tight", "{width: 640}",
      "test.yaml:5: the key 'height' is missing"
    ),
    (
      "masks: [own, all, ean_13+upc_a]", "masks: [mine]",
      "test.yaml:9: 'mine' is no mask: write own, all, linear, matrix, each, all-each, or symbologies joined by + "
        + "(ean_13+upc_a)"
    ),
    (
      "schema: 1", "schema: 2",
      "test.yaml:1: written for another scanbench: this one reads suites of schema 1"
    ),
    (
      "name: widths", "name: My Suite",
      "test.yaml:2: 'My Suite' is no name: use lower-case letters, digits, - and _"
    ),
    ("repeats: 3", "repeats: 0", "test.yaml:10: a whole number from 1 to 10000 is needed here"),
    (
      "warmup: 1", "fill: 0.5",
      "test.yaml:7: only one of module_width_px, fill, span, module_mm and code_width_mm can decide the size"
    ),
    (
      "purpose: A test.", "purpose: [A test.",
      "test.yaml:4: not YAML: did not find expected ',' or ']' while parsing a flow sequence from "
        + "line 3"
    ),
    (
      "noise_sigma: [0, 10]", "inverted: maybe", "test.yaml:8: inverted needs true or false"
    ),
    (
      "noise_sigma: [0, 10]", "bar_colour: blue",
      "test.yaml:8: bar_colour needs a colour in quotes: \"#rrggbb\""
    ),
    (
      "noise_sigma: [0, 10]", "bar_colour: [\"#000000\", \"#0000ff\"]",
      "test.yaml:8: bar_colour cannot be swept; give one colour here, or use 'named_conditions'"
    ),
    (
      "noise_sigma: [0, 10]", "code_count: 2.5",
      "test.yaml:8: a whole number from 0 to 64 is needed here"
    ),
    (
      "noise_sigma: [0, 10]", "gaussian_blur_px: 1\n  gaussian_blur_modules: 1",
      "test.yaml:7: give gaussian_blur_modules or gaussian_blur_px, not both"
    ),
    (
      "repeats: 3", "named_conditions: {Dim: {brightness: 0.3}}",
      "test.yaml:10: 'Dim' is no name: use lower-case letters, digits, -, _ and ."
    ),
    (
      "repeats: 3", "named_conditions: {dim: {dimness: 0.3}}",
      "test.yaml:10: unknown condition 'dimness'; there are "
        + SuiteParameter.all.map(\.name).sorted().joined(separator: ", ")
    ),
    (
      "repeats: 3", "named_conditions: {far: {span: 0.3}}",
      "test.yaml:7: a tight frame follows its symbol, so 'span' needs 'frame' to name sizes"
    ),
    (
      "repeats: 3", "payload: [short, medium]",
      "test.yaml:10: 'medium' is no payload length: write usual alone, or a list of short, long, "
        + "longest and numbers of characters from 1 to 7089 ([short, long], [12]), "
        + "or contents of your own ({texts: [\"…\"]}, {file: texts.txt})"
    ),
    (
      "repeats: 3", "payload: [usual, long]",
      "test.yaml:10: 'usual' is no payload length: write usual alone, or a list of short, long, "
        + "longest and numbers of characters from 1 to 7089 ([short, long], [12]), "
        + "or contents of your own ({texts: [\"…\"]}, {file: texts.txt})"
    ),
    ("repeats: 3", "payload: [long, long]", "test.yaml:10: 'long' stands here twice"),
    (
      "repeats: 3", "payload: []", "test.yaml:10: a list of at least one is needed here: [a, b]"
    ),
    (
      "repeats: 3", "payload: {short: 5}",
      "test.yaml:10: unknown key of 'payload' 'short'; there are file, texts"
    ),
    (
      "[ean_13, qr_code]", "[pdf417]\npdf417_columns: 31",
      "test.yaml:5: a whole number from 1 to 30 is needed here"
    ),
    (
      "[ean_13, qr_code]", "[pdf417]\npdf417_columns: 0",
      "test.yaml:5: a whole number from 1 to 30 is needed here"
    ),
    (
      "repeats: 3", "pdf417_columns: 30",
      "test.yaml:10: pdf417_columns is of pdf417, which this suite has not"
    ),
    (
      "repeats: 3", "name: twice",
      "test.yaml:2: 'name' stands here twice"
    ),
    ("repeats: 3", "views: {}", "test.yaml:10: at least one view is needed: name: {}"),
    (
      "repeats: 3", "views: {Told: {}}",
      "test.yaml:10: 'Told' is no name: use lower-case letters, digits, -, _ and ."
    ),
    (
      "repeats: 3", "views: {a: {roi: {around: all, margin: 0}}, b: {rio: 1}}",
      "test.yaml:10: unknown key of a view 'rio'; did you mean roi?"
    ),
    (
      "repeats: 3", "views:\n  plain: {}\n  turned: {orientation: 6}",
      "test.yaml:12: an orientation is 'told', as the frame's rotation_deg says; leave the key out to "
        + "tell nothing"
    ),
    (
      "noise_sigma: [0, 10]", "rotation_deg: [0, 90, 100]\nviews:\n  told: {orientation: told}",
      "test.yaml:10: an orientation tells quarter turns alone, but the suite has rotation_deg 100; keep "
        + "to multiples of 90, or tell nothing"
    ),
    (
      "repeats: 3",
      "named_conditions: {askew: {rotation_deg: 7.5}}\nviews: {told: {orientation: told}}",
      "test.yaml:11: an orientation tells quarter turns alone, but the suite has rotation_deg 7.5; keep "
        + "to multiples of 90, or tell nothing"
    ),
    (
      "repeats: 3", "views: {near: {roi: {margin: 0.5}}}",
      "test.yaml:10: the key 'around' is missing"
    ),
    (
      "repeats: 3", "views: {near: {roi: 0.5}}",
      "test.yaml:10: a region of interest has keys and values: {around: …, margin: …, …}"
    ),
    (
      "repeats: 3", "views: {near: {roi: {around: second, margin: 0.5}}}",
      "test.yaml:10: a region is around 'all' codes of the frame, or the 'first' alone"
    ),
    (
      "repeats: 3", "views: {near: {roi: {around: first, margin: -0.5}}}",
      "test.yaml:10: margin is -0.5, but must lie in 0.0 … 100.0"
    ),
    (
      "masks: [own, all, ean_13+upc_a]\nrepeats: 3\nwarmup: 1\nprofiles:\n  quick: {samples: 2}",
      "views: {a: {}, b: {}}\nprofiles:\n  quick: {target: 0.9, start: 16, most: 48}",
      "test.yaml:9: profiles with 'target' need a suite of one view"
    ),
    (
      "noise_sigma: [0, 10]", "wide_narrow_ratio: 2.5",
      "test.yaml:7: wide_narrow_ratio is of codabar, code_39, itf, which this suite has not"
    ),
    (
      "noise_sigma: [0, 10]", "wide_narrow_ratio: 3.5",
      "test.yaml:8: wide_narrow_ratio is 3.5, but must lie in 2.0 … 3.0"
    ),
    (
      "noise_sigma: [0, 10]", "error_correction: 5",
      "test.yaml:7: error_correction is 5, but of aztec and qr_code it is 1 to 4"
    ),
    (
      "symbologies: [ean_13, qr_code]\nframe: tight\nconditions:",
      "symbologies: [ean_13]\nframe: tight\nconditions:\n  qr_mask: 3",
      "test.yaml:7: qr_mask is of qr_code, which this suite has not"
    ),
    (
      "symbologies: [ean_13, qr_code]\nframe: tight\nconditions:",
      "symbologies: [ean_13]\nframe: tight\nconditions:\n  error_correction: 3",
      "test.yaml:7: error_correction is of aztec, pdf417, qr_code, which this suite has not"
    ),
    (
      "noise_sigma: [0, 10]", "gradient_demosaicing: true",
      "test.yaml:7: gradient_demosaicing needs bayer_mosaic: true, whose mosaic it resolves"
    ),
    (
      "noise_sigma: [0, 10]", "noise_sigma: 0\n  denoising: [0, 1]",
      "test.yaml:7: denoising is in deviations of the sensor's noise; it needs noise_sigma or shot_noise"
    ),
    (
      "noise_sigma: [0, 10]", "srgb_curve: 2.2",
      "test.yaml:8: srgb_curve needs true or false"
    ),
  ]

  @Test(arguments: faults)
  func `a fault is named with its line and its remedy`(old: String, new: String, message: String) {
    let error = #expect(throws: SourcedError.self) {
      try SuiteTests.suite(SuiteTests.valid.replacing(old, with: new))
    }
    #expect(error?.description == message)
  }

  @Test func `an unknown profile is named with those that there are`() throws {
    let error = #expect(throws: PlanningError.self) {
      try CorpusPlan(suite: SuiteTests.suite(SuiteTests.valid), profile: "fast", seed: 1)
    }
    #expect(error?.description == "test.yaml: there is no profile 'fast'; it has quick")
  }

  @Test func `a symbol that leaves its frame is named with frame, point and sizes`() throws {
    let yaml = SuiteTests.valid.replacing("tight", with: "{width: 200, height: 200}")
    let plan = try CorpusPlan(suite: SuiteTests.suite(yaml), profile: "quick", seed: 1)
    let error = #expect(throws: PlanningError.self) { try plan.validate() }
    #expect(
      error?.description
        == "test.yaml: frame widths/ean_13/000044 (module_width_px 1.8, noise_sigma 0.0): symbol and quiet zone "
        + "need a frame width of 205 px, but it is 200 px; make the frame larger, or the module width or "
        + "fill smaller, or say allow_clipping: true")
  }
}
