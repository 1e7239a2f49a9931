import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

/// Recordings of which nothing would count, before anything is read.
@Suite struct RecordingFitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.plain(samples: 2), to: "plain.yaml")
    try folder.write(recording(frame: "plain/qr_code/000001"), to: "r.jsonl")
  }

  private func recording(frame: String, pixels: String? = nil) -> String {
    let hash = pixels.map { #""pixels_sha256":"\#($0)","# } ?? ""
    return #"{"frame":"\#(frame)",\#(hash)"engine":"Reader","decodes":[]}"# + "\n"
  }

  private func run(_ arguments: String) throws -> CommandResult {
    let engine = BuiltProgram.path("scripted-engine")
    let command = "run \(arguments) --recorded e=r.jsonl --output out"
      .replacing("ENGINE", with: engine)
    return try CommandResult(command.split(separator: " ").map(String.init), in: folder)
  }

  private func expectRefusal(
    _ arguments: String, _ reason: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try run(arguments)
    #expect(result.errors == "scanbench: r.jsonl: \(reason)\n", sourceLocation: location)
    #expect(result.code == 65 && result.output == "", sourceLocation: location)
    #expect(try !folder.names(in: ".").contains("out"), sourceLocation: location)
  }

  private static let stream = SuiteText.held(named: "plain")

  /// Suites whose frames depend on who reads them, or how.
  private static let dependent = [
    (
      SuiteText.plain(samples: 1).replacing("{samples: 1}", with: "{blocks: [2, 2]}"),
      "whose calls are timed in blocks"
    ),
    (
      SuiteText.plain(moduleWidth: "[2, 3]", samples: 1).replacing(
        "{samples: 1}", with: "{target: 0.9, start: 10, most: 40}"), "whose sampling adapts"
    ),
    (stream, "of which a stream is scanned"),
  ]

  @Test(arguments: dependent, ["", "--engine a=ENGINE"])
  func `a recording does not count where frames depend on who reads them`(
    suite: (text: String, why: String), engine: String
  ) throws {
    try folder.write(suite.text, to: "dependent.yaml")
    try expectRefusal(
      "dependent.yaml --mask all \(engine)",
      "recordings do not count in suite 'plain', \(suite.why); name a corpus, or a suite without that"
    )
  }

  @Test func `a suite that nobody would read is refused beside one that fits`() throws {
    try folder.write(
      Self.dependent[0].0.replacing("name: plain", with: "name: timed"), to: "timed.yaml")
    try expectRefusal(
      "plain.yaml timed.yaml --mask all",
      "recordings do not count in suite 'timed', whose calls are timed in blocks; name a corpus, or a suite without that"
    )
    #expect(try run("plain.yaml timed.yaml --mask all --engine a=ENGINE").code == 0)
  }

  @Test func `a recording of other frames is refused with the reason`() throws {
    let remedy =
      "; name the corpus, or the suite, profile and seed, that it was recorded with, and --mask all"
    try expectRefusal(
      "plain.yaml --mask own",
      "it fits none of the frames (plain/qr_code/000001: it was recorded with the mask all and the whole picture)\(remedy)"
    )
    try folder.write(recording(frame: "other/qr_code/000001"), to: "r.jsonl")
    try expectRefusal(
      "plain.yaml --mask all", "it fits none of the frames (nothing is recorded of them)\(remedy)")
    try folder.write(recording(frame: "plain/qr_code/000001", pixels: "00"), to: "r.jsonl")
    try expectRefusal(
      "plain.yaml --mask all --engine a=ENGINE",
      "it fits none of the frames (plain/qr_code/000001: what is recorded is of a frame of this name with other pixels)"
        + remedy)
  }

  @Test func `a recording of some of the frames is taken`() throws {
    let result = try run("plain.yaml --mask all")
    #expect(result.code == 0, "\(result.errors)")
    let trials = try JSONLinesReader.all(TrialRecord.self, path: folder.path("out/trials.jsonl"))
    #expect(trials.map(\.status) == [.unsupported, .ok])
    #expect(try CommandResult(["report", "out"], in: folder).code == 0)
  }
}
