import BuiltPrograms
import Foundation
import Records
import Testing

/// Runs that go on after somebody else has been at their files.
@Suite struct ResumedFileTests {
  private let folder: TemporaryFolder

  private static let timed = """
    schema: 1
    name: timed
    purpose: A test.
    symbologies: [qr_code]
    frame: [{width: 120, height: 120}, {width: 160, height: 120}]
    conditions:
      module_width_px: [2]
    masks: [own, all]
    profiles:
      quick: {blocks: [6, 6]}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      SuiteText.plain("qr_code, ean_13", moduleWidth: "[1.5, 2]", masks: "own, all", samples: 5),
      to: "plain.yaml")
    try folder.write(Self.timed, to: "timed.yaml")
  }

  private func run(_ output: String, _ more: [String] = [], suite: String = "plain.yaml") throws
    -> CommandResult
  {
    let engine = BuiltProgram.path("scripted-engine")
    return try CommandResult(
      ["run", suite, "--engine", "a=\(engine)", "--engine", "b=\(engine)", "--output", output]
        + more,
      in: folder)
  }

  private func lines(_ file: String) throws -> [String] {
    try folder.text(file).split(separator: "\n").map(String.init)
  }

  private func write(_ lines: [String], to file: String) throws {
    try folder.write(lines.map { "\($0)\n" }.joined(), to: file)
  }

  /// Makes a run one that was broken off by a loss of power before its record told of any file.
  private func breakOff(_ output: String) throws {
    var record = try RunRecord.read(at: folder.path("\(output)/run.json"))
    (record.finishedAt, record.files) = (nil, nil)
    try folder.write(String(decoding: record.document(), as: UTF8.self), to: "\(output)/run.json")
  }

  /// Everything but times.
  private func answers(_ output: String) throws -> [TrialRecord] {
    try JSONLinesReader.all(TrialRecord.self, path: folder.path("\(output)/trials.jsonl")).map {
      var trial = $0
      trial.durationsNanoseconds = []
      trial.timing?.roundTripNanoseconds = 0
      trial.timing?.processorNanoseconds = nil
      trial.timing?.clockFault = nil
      return trial
    }
  }

  @Test func `a trial that stands there twice is no reading of the other engine`() throws {
    #expect(try run("run").code == 0)
    try breakOff("run")
    var trials = try lines("run/trials.jsonl")
    trials.insert(trials[0], at: 1)
    try write(trials, to: "run/trials.jsonl")
    let result = try run("run", ["--resume"])
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: run/trials.jsonl:2: not a usable record: the trial of 'a' with the mask qr_code stands here a "
        + "second time; restore the file, or build its folder anew\n")
    #expect(try lines("run/trials.jsonl") == trials, "nothing was thrown away")
  }

  @Test(arguments: [("plain.yaml", 0), ("plain.yaml", 7), ("timed.yaml", 7), ("timed.yaml", -1)])
  func `what is missing of a finished run is read`(suite: String, missing: Int) throws {
    #expect(try run("run", suite: suite).code == 0)
    let whole = try answers("run")
    var trials = try lines("run/trials.jsonl")
    trials.remove(at: missing < 0 ? trials.count + missing : missing)
    try write(trials, to: "run/trials.jsonl")
    let result = try run("run", ["--resume"], suite: suite)
    #expect(result.code == 0, "\(result.errors)")
    #expect(!result.output.contains("nothing was left"))
    #expect(try answers("run") == whole)
    #expect(try CommandResult(["report", "run"], in: folder).code == 0)
    #expect(
      try run("run", ["--resume"], suite: suite).output
        == "run: was finished; nothing was left to read for a, b\n")
  }

  @Test func `a block of which a frame is missing begins again`() throws {
    #expect(try run("run", suite: "timed.yaml").code == 0)
    try breakOff("run")
    let whole = try answers("run")
    let frame = whole[whole.count / 2].frame
    for file in ["run/trials.jsonl", "run/manifest.jsonl"] {
      try write(try lines(file).filter { !$0.contains("\"\(frame)\"") }, to: file)
    }
    let result = try run("run", ["--resume"], suite: "timed.yaml")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try answers("run") == whole)
  }

  @Test func `frames and trials of another seed are refused`() throws {
    #expect(try run("run").code == 0)
    #expect(try run("other", ["--seed", "2"]).code == 0)
    try breakOff("run")
    for file in ["trials.jsonl", "manifest.jsonl"] {
      try folder.write(folder.text("other/\(file)"), to: "run/\(file)")
    }
    let result = try run("run", ["--resume"])
    #expect(result.code == 65)
    #expect(result.errors.contains("is of another seed, or has other pixels, than in this run"))
  }

  @Test func `other bytes in what a run has written keep it from going on`() throws {
    #expect(try run("run").code == 0)
    let trials = try folder.text("run/trials.jsonl")
    try folder.write(
      trials.replacing("\"duplicates\":0", with: "\"duplicates\":1", maxReplacements: 1),
      to: "run/trials.jsonl")
    let result = try run("run", ["--resume"])
    #expect(result.code == 65)
    #expect(result.errors.contains("its SHA-256 is not that of run.json"))
  }
}
