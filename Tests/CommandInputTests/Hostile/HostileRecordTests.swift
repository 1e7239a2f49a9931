import BuiltPrograms
import Foundation
import Testing

/// Records with more in them than any has that scanbench writes.
@Suite struct HostileRecordTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
    let run = try CommandResult(
      ["run", "tiny.yaml", "--engine", BuiltProgram.path("scripted-engine"), "--output", "run"],
      in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(try CommandResult(["report", "run"], in: folder).code == 0)
  }

  /// Puts values of a key that nobody reads into a record.
  private func fill(_ file: String, _ value: String, _ count: Int) throws {
    let text = try folder.text(file)
    try folder.write(
      "{\"aaa\":[" + String(repeating: "\(value),", count: count) + "0]," + text.dropFirst(),
      to: file)
  }

  private func expectRefusal(
    _ command: String, _ words: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try CommandResult(command.split(separator: " ").map(String.init), in: folder)
    #expect(result.code == 65, sourceLocation: location)
    #expect(result.errors == "scanbench: \(words)\n", sourceLocation: location)
  }

  @Test func `a record of many values is refused, with how many it may have`() throws {
    try fill("run/run.json", "0", 500_000)
    try expectRefusal(
      "report run",
      "run/run.json: not a usable record: it has more than 500000 values, the most that are read of it; restore "
        + "the file, or build its folder anew")
    try fill("run/summary.json", "0", 4_000_000)
    try expectRefusal(
      "export run/summary.json --format csv",
      "run/summary.json: not a usable record: it has more than 4000000 values, the most that are read of it; "
        + "restore the file, or build its folder anew")
  }

  @Test func `a summary may have what a run's description may not`() throws {
    try fill("run/summary.json", "0", 600_000)
    #expect(
      try CommandResult(["export", "run/summary.json", "--format", "csv"], in: folder).code == 0)
  }

  @Test func `a record of many bytes, or one that is deep, is refused`() throws {
    let text = try folder.text("run/run.json")
    try folder.write(text + String(repeating: " ", count: 16 << 20), to: "run/run.json")
    try expectRefusal(
      "report run",
      "run/run.json: cannot be read: it has more than 16 MiB, the most that is read of it")
    try folder.write(text, to: "run/run.json")
    try fill("run/run.json", String(repeating: "[", count: 64), 1)
    try expectRefusal(
      "report run",
      "run/run.json: not a usable record: lists and objects lie more than 64 deep in one another, the most that "
        + "is read; restore the file, or build its folder anew")
  }

  @Test func `a line of many values is refused by its number`() throws {
    // A text with an escape, as scanbench writes none.
    try fill("run/trials.jsonl", #""\n""#, 500_000)
    try expectRefusal(
      "report run",
      "run/trials.jsonl:1: not a usable record: it has more than 500000 values, the most that are read of it; "
        + "restore the file, or build its folder anew")
  }
}
