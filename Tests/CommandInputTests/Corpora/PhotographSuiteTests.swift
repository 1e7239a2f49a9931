import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Records
import Testing

@testable import Summaries
@testable import Tallies

/// Suites whose frames are photographs, from the import to the report.
@Suite struct PhotographSuiteTests {
  private let folder: TemporaryFolder

  private static let suite = """
    schema: 1
    name: shown
    purpose: A test.
    photographs:
      of:
        - {corpus: corpora/photos, measured: m.jsonl}
      module_width_px: [2, 3]
      margin_modules: 8
      phases: 4
      arms: [sampling-alone, as-from-afar]
    masks: [own]
    profiles:
      quick: {samples: 100}
      timed: {blocks: [6, 6]}
    """

  /// Rendered QR codes of 4.5 px a module, as photographs of which somebody wrote down what they show.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      SuiteText.plain(moduleWidth: "4.5", samples: 6).replacing("plain", with: "source"),
      to: "source.yaml")
    #expect(try folder.scanbench("corpus build source.yaml --output source").code == 0)
    let frames = try Manifest.frames(inFolder: folder.path("source"))
    var truth = "image,symbology,text\n"
    var lines = ""
    for (number, frame) in frames.enumerated() {
      let picture = folder.path("source/\(FileName.imagePath(ofFrame: frame.frame))")
      try FileManager.default.createDirectory(
        atPath: folder.path("in"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: picture, toPath: folder.path("in/\(number).png"))
      let text = frame.codes[0].text.replacing("\"", with: "\"\"")
      truth += "\(number).png,qr_code,\"\(text)\"\n"
    }
    try folder.write(truth, to: "in/truth.csv")
    let imported = try folder.scanbench(
      "corpus import in --truth csv --name photos --output corpora/photos")
    #expect(imported.code == 0, "\(imported.errors)")
    for frame in try Manifest.frames(inFolder: folder.path("corpora/photos")) {
      let number = try #require(
        frame.photograph?.source.split(separator: ".").first.flatMap { Int($0) })
      lines += Self.line(frame, frames[number])
    }
    try folder.write(lines, to: "m.jsonl")
    try folder.write(Self.suite, to: "shown.yaml")
  }

  /// What `camera measure` would say, from what the picture was rendered of.
  private static func line(_ frame: FrameRecord, _ source: FrameRecord) -> String {
    let corners = (source.codes[0].corners?.corners ?? []).map { "[\($0.x),\($0.y)]" }
      .joined(separator: ",")
    return """
      {"schema":1,"frame":"\(frame.frame)","code":0,"pixels_sha256":"\(frame.pixelsSHA256)","symbology":"qr_code",
      "unexplained":0.01,"geometry":{"corners":[\(corners)],"module_width_px":4.5,"modules_wide":21,"modules_high":21,
      "rotation_deg":0,"yaw_deg":0,"pitch_deg":0,"focal_length_px":1000,"cylinder_wrap_deg":0,"mirrored":false},
      "print":{"ink_growth_modules":0,"contrast":0.9,"inverted":false},
      "light":{"dark":0.1,"light":0.9,"brightness":1,"illumination_ramp":0,"illumination_ramp_angle_deg":0},
      "blur":{"kind":"gaussian","deviation_px":0.8,"size_px":0.8,"size_modules":0.2},
      "noise":{"dark_sd":2,"light_sd":2,"lag_x":0,"lag_y":0},"transfer":"srgb"}
      """.replacing("\n", with: "") + "\n"
  }

  private func summary(_ run: String) throws -> Summary {
    #expect(try folder.scanbench("report \(run)").code == 0)
    return try Summary.read(at: folder.path("\(run)/\(FileName.summary)"))
  }

  @Test func `photographs are shown as they were taken, and at each width, phase and arm`() throws {
    let run = try folder.scanbench(
      "run shown.yaml --engine zxing=\(BuiltProgram.path("scanbench-engine-zxing")) --output run")
    #expect(run.code == 0, "\(run.errors)")
    let frames = try Manifest.frames(inFolder: folder.path("run"))
    // 6 photographs, once as taken; at two widths and in two arms at 4 phases.
    #expect(frames.count == 6 + 6 * 2 * 2 * 4)
    #expect(Set(frames.map(\.pixelsSHA256)).count == frames.count)
    for frame in frames {
      let code = frame.codes[0]
      let width = try #require(code.moduleWidthPixels)
      #expect(abs(width - (frame.point["module_width_px"] ?? 4.5)) < 1e-9, "\(frame.frame)")
      let corners = try #require(code.corners)
      // 21 modules or more between the corners, where the frame has them.
      let across = (corners.topRight - corners.topLeft).length / width
      #expect(abs(across - across.rounded()) < 0.01 && across > 20, "\(frame.frame): \(across)")
      #expect(corners.corners.allSatisfy { $0.x > 0 && $0.x < Double(frame.width) })
    }
    let summary = try summary("run")
    let records = try #require(summary.photographVerdicts)
    #expect(
      records.map(\.arm) == ["sampling-alone", "sampling-alone", "as-from-afar", "as-from-afar"])
    #expect(records.allSatisfy { $0.widths.map(\.photographs) == [6, 6] })
    #expect(records.allSatisfy { $0.widths[1].read == 6 }, "3 px are read")
    // Six are too few to judge.
    #expect(records.allSatisfy { $0.verdict == nil && $0.judgedToPixels == nil })
    #expect(summary.cells.allSatisfy { $0.readRate == nil })
  }

  @Test func `a frame of photographs can be rendered by itself, built, and read in blocks`() throws
  {
    #expect(try folder.scanbench("corpus build shown.yaml --output built").code == 0)
    #expect(try folder.scanbench("corpus verify built").code == 0)
    let last = try #require(Manifest.frames(inFolder: folder.path("built")).last)
    let shown = try folder.scanbench("corpus show shown.yaml \(last.frame)")
    #expect(shown.output.contains("\"\(last.pixelsSHA256)\""), "\(shown.errors)")
    let engine = "--engine zxing=\(BuiltProgram.path("scanbench-engine-zxing"))"
    #expect(try folder.scanbench("run built \(engine) --output of-built").code == 0)
    let timed = try folder.scanbench("run shown.yaml --profile timed \(engine) --output timed")
    #expect(timed.code == 0, "\(timed.errors)")
    let frames = try Manifest.frames(inFolder: folder.path("timed"))
    #expect(frames.count == 6 * 4)
    let resumed = try folder.scanbench(
      "run shown.yaml --profile timed \(engine) --output timed --resume")
    #expect(resumed.code == 0, "\(resumed.errors)")
  }

  private static let faults: [(change: (String, String), reason: String)] = [
    (
      ("corpora/photos, ", "corpora/none, "),
      "6: there is no corpus 'corpora/none' beside the suite or in the working directory; 'scanbench corpus import' makes them of photographs"
    ),
    (("corpora/photos, ", "source, "), "6: 'source' holds rendered frames, not photographs"),
    (
      ("m.jsonl", "n.jsonl"),
      "6: there is no file 'n.jsonl' beside the suite or in the working directory; 'scanbench camera measure' makes them"
    ),
    (
      ("[2, 3]", "[4]"),
      "none of its photographs is large enough for any of its widths; the widest has 4.5 px, and photographs are only made smaller (Documentation/SUITES.md, 'Photographs')"
    ),
    (
      ("masks:", "frame: tight\nmasks:"),
      "11: 'frame' says how frames are rendered, which photographs are not; remove it, or 'photographs'"
    ),
    (
      ("{samples: 100}", "{target: 0.9, start: 8, most: 80}"),
      "13: photographs are all read, so that nothing adapts: give 'samples', the most of a symbology, and 'target' within 'photographs'"
    ),
    (
      ("module_width_px: [2, 3]", "frame_width_px: [100]"),
      "7: pictures of a width are shown whole; leave margin_modules out"
    ),
  ]

  @Test func `what cannot be shown is said with its line`() throws {
    for fault in Self.faults {
      try folder.write(
        Self.suite.replacing(fault.change.0, with: fault.change.1), to: "shown.yaml")
      let result = try folder.scanbench("run shown.yaml --engine zxing --output run")
      #expect(
        result.errors.hasSuffix(fault.reason + "\n")
          && result.errors.hasPrefix("scanbench: shown.yaml:"),
        "\(result.errors)")
      #expect(result.code == 65)
    }
  }

  @Test func `whole pictures are made as wide as asked`() throws {
    try folder.write(
      Self.suite.replacing("  margin_modules: 8\n", with: "").replacing(
        "module_width_px: [2, 3]", with: "frame_width_px: [60, 90]"
      ).replacing("  arms: [sampling-alone, as-from-afar]\n", with: ""), to: "shown.yaml")
    let built = try folder.scanbench("corpus build shown.yaml --output built")
    #expect(built.code == 0, "\(built.errors)")
    let frames = try Manifest.frames(inFolder: folder.path("built"))
    for frame in frames {
      guard let width = frame.point["frame_width_px"] else { continue }
      #expect((Int(width) - 1...Int(width)).contains(frame.width), "\(frame.frame)")
    }
  }
}
