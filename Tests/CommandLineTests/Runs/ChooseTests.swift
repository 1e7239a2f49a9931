import BuiltPrograms
import Foundation
import Records
import Testing

/// `scanbench choose` on a run of ZBar, zxing, and both in turn, of codes at the limit of what they read.
@Suite
struct ChooseTests {
  private static let suite = """
    schema: 1
    name: shelf
    purpose: Codes at the limit of what is read
    symbologies: [ean_13, qr_code]
    frame: tight
    conditions: {module_width_px: [1.3, 1.6], noise_sigma: 8}
    masks: [own]
    profiles:
      quick: {samples: 12}
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.suite, to: "shelf.yaml")
    let result = try CommandResult(
      [
        "run", "shelf.yaml", "--engine", "zbar", "--engine", "zxing", "--engine",
        "both=cascade:zbar,zxing", "--output", "run",
      ], in: folder)
    try #require(result.code == 0, "\(result.errors)")
  }

  private func choose(_ arguments: String...) throws -> CommandResult {
    try CommandResult(["choose", "run"] + arguments, in: folder)
  }

  private func trials() throws -> [String: [TrialRecord]] {
    let all = try JSONLinesReader.all(TrialRecord.self, path: folder.path("run/trials.jsonl"))
    return Dictionary(grouping: all, by: \.engine).mapValues { $0.sorted { $0.frame < $1.frame } }
  }

  @Test func `readers in turn answer as each would, and as is worked out from their trials`() throws
  {
    let trials = try trials()
    let (zbar, zxing, both) = (
      try #require(trials["zbar"]), try #require(trials["zxing"]), try #require(trials["both"])
    )
    #expect(
      both.count == 48 && zbar.contains { $0.decodes.isEmpty }
        && zbar.contains { !$0.decodes.isEmpty })
    for (index, trial) in both.enumerated() {
      let answered = zbar[index].decodes.isEmpty ? zxing[index] : zbar[index]
      #expect(trial.decodes == answered.decodes && trial.codes == answered.codes)
    }
    let result = try choose("--read", "0.5", "--json")
    #expect(result.code == 0 && result.errors == "")
    let choice = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let settings = try #require(choice["settings"] as? [[String: Any]])
    func reads(_ way: String, _ readers: [String]) -> Int? {
      settings.compactMap { $0["found"] as? [String: Any] }
        .first { $0["way"] as? String == way && $0["readers"] as? [String] == readers }?["reads"]
        as? Int
    }
    #expect(reads("cascade", ["zbar", "zxing"]) == reads("alone", ["both"]))
    #expect(reads("alone", ["both"]) == both.count { $0.readsEverything })
  }

  @Test
  func `each combination of options is an engine, whether a suite says so or the command line`()
    throws
  {
    let varied = "\nengines: [zbar, {engine: zxing, options: {tryHarder: [true, false]}}]\n"
    try folder.write(Self.suite + varied + "choose: {read: 0.5}\n", to: "varied.yaml")
    let bySuite = try CommandResult(["run", "varied.yaml", "--output", "by-suite"], in: folder)
    #expect(bySuite.code == 0, "\(bySuite.errors)")
    let byHand = try CommandResult(
      [
        "run", "varied.yaml", "--engine", "zbar", "--engine", "zxing", "--vary",
        "zxing:tryHarder=true,false", "--output", "by-hand",
      ], in: folder)
    #expect(byHand.code == 0, "\(byHand.errors)")
    func engines(_ run: String) throws -> [EngineRecord] {
      try RecordCoding.decoder().decode(
        RunRecord.self, from: Data(folder.text("\(run)/run.json").utf8)
      )
      .engines
    }
    #expect(try engines("by-suite") == engines("by-hand"))
    #expect(
      try engines("by-hand").map(\.label)
        == ["zbar", "zxing", "zxing[tryHarder=false]"])
    #expect(try engines("by-hand").map(\.variant?.isDefault) == [nil, true, false])
    #expect(try engines("by-hand").map(\.options["tryHarder"]) == [nil, "true", "false"])
    let report = try CommandResult(["report", "by-hand"], in: folder)
    #expect(report.code == 0, "\(report.errors)")
    #expect(try folder.text("by-hand/index.html").contains("Which reader, alone or together"))
  }

  private static let unvaried = [
    ("zxing:tryHarder", "--vary zxing:tryHarder: write LABEL:KEY=VALUE"),
    ("zbar:binary=true,false", "no --engine has the label 'zbar'"),
    ("zxing:tryHarder=true,true", "true stands there twice"),
    ("zxing:tryHarder=a/b,c", "'a/b' cannot be varied"),
    ("zxing:tryHarder=maybe,true", "option 'tryHarder' cannot be 'maybe'"),
  ]

  @Test func `values that cannot be varied are named`() throws {
    for (argument, words) in Self.unvaried {
      let result = try CommandResult(
        ["run", "shelf.yaml", "--engine", "zxing", "--vary", argument, "--output", "other"],
        in: folder)
      #expect(result.code == 64 || result.code == 69)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test func `the text names what is shown and what is not`() throws {
    let result = try choose("--read", "0.001", "--symbology", "ean_13")
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output.contains("Asked: at least 0.1 % of the frames read."))
    for line in result.output.split(separator: "\n") { #expect(line.count <= 110, "\(line)") }
  }

  private static let unanswered = [
    ([], "say what is asked"),
    (["--read", "2"], "--read 2.0: give a share from 0 to 1."),
    (
      ["--read", "0.9", "--symbology", "itf"], "run: it has no symbology 'itf', but ean_13, qr_code"
    ),
    (
      ["--read", "0.9", "--condition", "dim"],
      "run: it has no condition 'dim', nor any other: leave it out"
    ),
    (["--read", "0.9", "--mask", "all"], "run: it has no mask 'all', but own"),
  ]

  @Test func `what cannot be answered is named`() throws {
    for (arguments, words) in Self.unanswered {
      let result = try CommandResult(["choose", "run"] + arguments, in: folder)
      #expect(result.code == 64 && result.output == "")
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }
}
