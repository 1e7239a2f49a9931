import BuiltPrograms
import Foundation
import Records
import Testing

/// Numbers that no run writes, in files that commands read.
@Suite struct HostileNumberTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
  }

  /// Replaces the number that first follows a key.
  private func change(_ name: String, _ key: String, to number: String) throws {
    var text = try folder.text(name)
    let start = try #require(text.firstRange(of: key)?.upperBound)
    let end = text[start...].firstIndex { ",]}\n".contains($0) } ?? text.endIndex
    text.replaceSubrange(start..<end, with: number)
    try folder.write(text, to: name)
  }

  private func expectRefusal(
    _ command: String, of file: String, _ reason: String,
    remedy: String = "build its folder anew", _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try folder.scanbench(command)
    #expect(
      result.errors
        == "scanbench: \(file): not a usable record: \(reason); restore the file, or \(remedy)\n",
      sourceLocation: location)
    #expect(result.code == 65, sourceLocation: location)
    #expect(result.output == "", sourceLocation: location)
  }

  @Test(arguments: [("4.6e18", "4.6e+18"), ("1e308", "1e+308"), ("-1e7", "-10000000.0")])
  func `a corner beyond all frames is refused where it is drawn`(corner: String, shown: String)
    throws
  {
    #expect(try folder.scanbench("corpus build tiny.yaml --output corpus").code == 0)
    try change("corpus/manifest.jsonl", "\"corners\":[[", to: corner)
    try expectRefusal(
      "corpus show corpus tiny/ean_13/000000", of: "corpus/manifest.jsonl:1",
      "\(shown) lies outside -1000000 … 1000000 at codes.Index 0.corners.Index 0.Index 0")
  }

  @Test func `a count that no run has is refused by history, export and compare`() throws {
    let engine = "--engine scripted=\(BuiltProgram.path("scripted-engine"))"
    #expect(try folder.scanbench("run tiny.yaml \(engine) --output run").code == 0)
    #expect(try folder.scanbench("report run").code == 0)
    try FileManager.default.copyItem(
      atPath: folder.path("run/summary.json"), toPath: folder.path("whole.json"))
    for (key, number) in [
      ("false_positives", "9223372036854775807"), ("misread", "-1"),
      ("codes", "-9223372036854775808"), ("correct", "4611686018427387904"),
      ("crashed", "9223372036854775000"),
    ] {
      try folder.write(folder.text("whole.json"), to: "run/summary.json")
      try change("run/summary.json", "\"\(key)\" : ", to: number)
      try expectRefusalOfSummary(saying: "\(number) lies outside 0 … 1000000000000 at cells.")
    }
  }

  private func expectRefusalOfSummary(saying reason: String) throws {
    for command in [
      "history run/summary.json --commit abc --file h.jsonl",
      "export run/summary.json --format csv",
      "compare whole.json run/summary.json --output out",
    ] {
      let result = try folder.scanbench(command)
      #expect(
        result.errors.hasPrefix(
          "scanbench: run/summary.json: not a usable record: \(reason)"
        ),
        "\(command): \(result.errors)")
      #expect(result.errors.count { $0 == "\n" } == 1)
      #expect(result.code == 65)
      #expect(result.output == "")
    }
  }

  @Test func `a figure of a history that cannot be drawn is refused by its line`() throws {
    let engine = "--engine scripted=\(BuiltProgram.path("scripted-engine"))"
    #expect(try folder.scanbench("run tiny.yaml \(engine) --output run").code == 0)
    let add = "history run --file h.jsonl --page h.html --commit"
    #expect(try folder.scanbench("\(add) a").code == 0)
    #expect(try folder.scanbench("\(add) b").code == 0)
    try change("h.jsonl", "\"value\":", to: "1e300")
    try expectRefusal(
      "\(add) c", of: "h.jsonl:1",
      "1e+300 lies outside -1000000000000000 … 1000000000000000 at figures.Index 0.value",
      remedy: "remove the line")
  }

  @Test(arguments: [
    ("\"false_positives\":", "-1", "-1 lies outside 0 … 1000000 at false_positives"),
    ("\"durations_ns\":[", "-5", "-5 lies outside 0 … 1000000000000000 at durations_ns"),
  ])
  func `a trial that no engine made is refused by report and resume`(
    key: String, number: String, reason: String
  ) throws {
    let run = "run tiny.yaml --engine scripted=\(BuiltProgram.path("scripted-engine")) --output run"
    #expect(try folder.scanbench(run).code == 0)
    try change("run/trials.jsonl", key, to: number)
    try expectRefusal("report run", of: "run/trials.jsonl:1", reason)
    // As one whose power went before it told of any file.
    var record = try RunRecord.read(at: folder.path("run/run.json"))
    (record.finishedAt, record.files) = (nil, nil)
    try folder.write(String(decoding: record.document(), as: UTF8.self), to: "run/run.json")
    try expectRefusal("\(run) --resume", of: "run/trials.jsonl:1", reason)
  }
}
