import BuiltPrograms
import Foundation
import Testing

/// On the summary of a run that was made by hand: an EAN-13 is safe from 2.5 px on with zxing, with zbar nothing less than 8 px.
@Suite struct AdviseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let snapshots = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "ReportingTests/Snapshots")
    for name in ["guidance", "camera"] {
      let text = try String(
        contentsOf: snapshots.appending(path: "\(name)-summary.json"), encoding: .utf8)
      try folder.write(text, to: "\(name).json")
    }
  }

  private func advise(_ arguments: String...) throws -> CommandResult {
    try CommandResult(["advise"] + arguments, in: folder)
  }

  @Test(arguments: [
    ("", "advise"),
    ("--distance-mm 300 --closest-focus-mm 100 --fov-deg 80 --engine zxing", "advise at 30 cm"),
    (
      "--symbology qr_code --modules-wide 25 --frame 60x60 --distance-mm 100",
      "advise what cannot be"
    ),
  ])
  func `advice reads well at 80 columns`(options: String, name: String) throws {
    let arguments = options.split(separator: " ").map(String.init)
    let result = try CommandResult(["advise", "guidance.json"] + arguments, in: folder)
    #expect(result.code == 0 && result.errors == "")
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    try Snapshot(named: name).expect(result.output)
  }

  @Test func `JSON has the numbers of the text, unrounded`() throws {
    let result = try advise("guidance.json", "--json")
    #expect(result.code == 0 && result.errors == "")
    let advice = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(advice["schema"] as? Int == 1)
    let question = try #require(advice["question"] as? [String: Any])
    #expect(
      question["defaults"] as? [String] == [
        "closest_focus_mm", "fov_deg", "frames", "module_mm", "symbology",
      ])
    let engines = try #require(advice["engines"] as? [[String: Any]])
    #expect(engines.map { $0["finding"] as? String } == ["safe", "open"])
    #expect(engines.map { $0["rests_on"] as? String } == ["safe", "observed"])
    let frames = try #require(engines[0]["frames"] as? [[String: Any]])
    let reach = try #require(frames[1]["reach_mm"] as? Double)
    #expect(abs(reach - 0.33 * 960 / tan(32.5 * .pi / 180) / 2.5) < 1e-9)
  }

  @Test(arguments: ["0", "-2", "1e-300", "1000000"])
  func `a width that no verdict has is no reason to hang`(width: String) throws {
    let text = try folder.text("guidance.json").replacing(
      "\"safe_px\" : 2.5", with: "\"safe_px\" : \(width)")
    try folder.write(text, to: "damaged.json")
    let result = try advise("damaged.json", "--engine", "zxing")
    #expect(result.code == 0 && result.errors == "" && !result.output.contains("inf"))
    #expect(try advise("damaged.json", "--json").code == 0)
  }

  @Test func `a run that judges no widths is bad input, and the suite to run is named`() throws {
    let result = try advise("camera.json")
    #expect(result.code == 65 && result.output == "")
    #expect(
      result.errors
        == "scanbench: camera.json: no suite of this run judges module widths; run Corpus/guidance.yaml, as in: scanbench run "
        + "Corpus/guidance.yaml --engine zxing --output Reports/guidance; for a condition of your own, run a copy of "
        + "Corpus/guidance.yaml that has it among its named_conditions and in its profile's list\n")
    #expect(try advise("guidance.json", "--symbology", "itf").code == 65)
    #expect(try advise("none.json").code == 65)
  }

  @Test(arguments: [
    ("--frame 1920", "--frame"), ("--symbology ean13", "--symbology 'ean13': there are aztec, "),
    ("--code-mm 30 --module-mm 0.3", "--module-mm and --code-mm"),
    ("--closest-focus-mm 0", "--closest-focus-mm 0: give a number from 1 to 1000000"),
    ("--condition noisy", "--condition 'noisy': no verdict of this run is of it"),
  ])
  func `what does not go together is a usage error`(options: String, message: String) throws {
    let arguments = options.split(separator: " ").map(String.init)
    let result = try CommandResult(["advise", "guidance.json"] + arguments, in: folder)
    #expect(result.code == 64 && result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
