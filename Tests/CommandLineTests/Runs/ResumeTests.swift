import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

/// Runs that end before their time, and go on.
@Suite struct ResumeTests {
  private let folder: TemporaryFolder

  private static let plain = SuiteText.plain(
    "qr_code, ean_13", moduleWidth: "[1.5, 2]", masks: "own, all", samples: 60)
  private static let adaptive = SuiteText.adaptive("quick: {target: 0.99, start: 16, most: 400}")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.plain, to: "plain.yaml")
    try folder.write(Self.adaptive, to: "adaptive.yaml")
  }

  private func arguments(_ output: String, _ more: [String] = []) -> [String] {
    [
      "run", "plain.yaml", "adaptive.yaml", "--engine", "s=\(BuiltProgram.path("scripted-engine"))",
      "--output", output,
    ] + more
  }

  private func run(_ output: String, _ more: [String] = []) throws -> CommandResult {
    try CommandResult(arguments(output, more), in: folder)
  }

  /// Starts a run, and ends it with a signal as soon as it has written so many lines of trials.
  ///
  /// - Returns: how it ended, and what it wrote to standard error.
  private func interrupt(
    _ output: String, after lines: Int, with signal: Int32, _ more: [String] = []
  ) throws -> (process: Process, errors: String) {
    let run = try StartedProgram(arguments: arguments(output, more), in: folder)
    let errors = try run.end(with: signal, after: lines, of: "\(output)/trials.jsonl")
    return (run.process, errors)
  }

  private func trials(_ output: String) throws -> [TrialRecord] {
    try JSONLinesReader.all(TrialRecord.self, path: folder.path("\(output)/trials.jsonl"))
  }

  @Test func `a run that is killed goes on to the same trials, however often`() throws {
    #expect(try run("whole").code == 0)
    let whole = try trials("whole")
    #expect(try interrupt("killed", after: 30, with: SIGKILL).process.terminationStatus == 9)
    for lines in [200, 400] {
      _ = try interrupt("killed", after: lines, with: SIGKILL, ["--resume"])
      #expect(try trials("killed").count < whole.count, "there is something left to do")
    }
    // A line that was not finished, as a machine without power leaves it.
    let file = try #require(FileHandle(forWritingAtPath: folder.path("killed/trials.jsonl")))
    try file.seekToEnd()
    try file.write(contentsOf: Data("{\"frame\":\"pla".utf8))
    try file.close()
    let result = try run("killed", ["--resume"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try trials("killed") == whole)
    #expect(try folder.text("killed/manifest.jsonl") == folder.text("whole/manifest.jsonl"))
    let record = try RecordCoding.read(RunRecord.self, at: folder.path("killed/run.json"))
    #expect(record.resumedAt?.count == 3)
    #expect(record.finishedAt != nil)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a run that is interrupted says how it goes on`(signal: Int32) throws {
    let (process, errors) = try interrupt("run", after: 30, with: signal)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(errors.hasPrefix("scanbench: interrupted; what was measured is in run ("))
    #expect(errors.hasSuffix(" frames); the same command with --resume goes on\n"))
    let before = try trials("run")
    #expect(before.allSatisfy { $0.status != .crashed }, "engines that were ended say nothing")
    #expect(try run("run", ["--resume"]).code == 0)
    #expect(try trials("run").prefix(before.count) == before[...])
  }

  #if ZXing && ZBar
    @Test func `a run that goes on tells each suite's findings, and counts a frame once`() throws {
      // What one engine has to read, and the other later, stands in the manifest twice.
      try folder.write(
        SuiteText.plain("qr_code, ean_13", moduleWidth: "[1, 1.2, 1.5, 2, 3]", samples: 1)
          .replacing("{samples: 1}", with: "{target: 0.95, start: 8, most: 300}")
          .replacing("name: plain", with: "name: widths"), to: "widths.yaml")
      let command = [
        "run", "widths.yaml", "plain.yaml", "--engine", "zxing", "--engine", "zbar", "--output",
        "two",
      ]
      let begun = try StartedProgram(arguments: command, in: folder)
      _ = try begun.end(with: SIGINT, after: 30, of: "two/trials.jsonl")
      let result = try CommandResult(command + ["--resume"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(!result.errors.contains("cannot be told"), "\(result.errors)")
      let frames = try Manifest.frames(inFolder: folder.path("two")).map(\.frame)
      #expect(Set(frames).count < frames.count)
      #expect(
        result.output.replacing(",", with: "").contains(
          "two: \(Set(frames).count) frames read by "),
        "\(result.output)")
    }
  #endif

  @Test func `a run that was finished has nothing left to do`() throws {
    #expect(try run("run").code == 0)
    let before = try folder.text("run/trials.jsonl")
    let result = try run("run", ["--resume"])
    #expect(result.code == 0)
    #expect(result.output == "run: was finished; nothing was left to read for s\n")
    #expect(try folder.text("run/trials.jsonl") == before)
  }

  @Test func `without a run to go on with, one begins`() throws {
    #expect(try run("run", ["--resume"]).code == 0)
    #expect(try !trials("run").isEmpty)
  }

  @Test func `another run does not go on`() throws {
    _ = try interrupt("run", after: 30, with: SIGKILL)
    let before = try folder.text("run/trials.jsonl")
    for (more, what) in [
      (["--seed", "2"], "suite 'plain' has another content, profile, seed or masks"),
      (
        ["--timeout", "1"],
        "it was begun with no limits of its own, and this command has --timeout 1"
      ),
      (["--option", "s:behaviour=fails"], "engine 's' has other options there"),
    ] {
      let result = try run("run", ["--resume"] + more)
      #expect(result.code == 65)
      #expect(
        result.errors
          == "scanbench: run: its run cannot go on: \(what); give the command that began it, or begin anew with --force\n"
      )
    }
    #expect(try folder.text("run/trials.jsonl") == before)
  }

  /// Few builds of an engine are given a version of their own.
  @Test func `a run does not go on with another build of an engine`() throws {
    let program = "exec '\(BuiltProgram.path("scripted-engine"))'"
    _ = try folder.writeProgram(program, to: "engine")
    let command = ["run", "plain.yaml", "--engine", "s=./engine", "--output", "run"]
    #expect(try CommandResult(command, in: folder).code == 0)
    _ = try folder.writeProgram(program + "\n# rebuilt", to: "engine")
    let result = try CommandResult(command + ["--resume"], in: folder)
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: run: its run cannot go on: engine 's' was another program of the same version then; "
        + "give the command that began it, or begin anew with --force\n")
  }

  @Test func `two runs do not write one folder`() throws {
    let first = try StartedProgram(
      arguments: arguments("run", ["--option", "s:behaviour=hangs"]), in: folder
    ).process
    while first.isRunning, !FileManager.default.fileExists(atPath: folder.path("run/run.json")) {
      usleep(2000)
    }
    for more in ["--force", "--resume"] {
      let result = try run("run", [more])
      #expect(result.code == 74)
      #expect(
        result.errors
          == "scanbench: run: cannot be written: another scanbench is writing there; wait for its end, or name "
          + "another folder\n")
    }
    kill(first.processIdentifier, SIGKILL)
    first.waitUntilExit()
    #expect(try run("run", ["--force"]).code == 0)
  }

  @Test func `a disk that is full ends the run, which goes on when there is room`() throws {
    #expect(try run("whole").code == 0)
    // The shell's limit on the size of files stands for the disk: in blocks of 512 or 1024 bytes.
    let program = BuiltProgram.path("scanbench")
    let command = arguments("run").map { "'\($0)'" }.joined(separator: " ")
    let script = try folder.writeProgram(
      "trap '' XFSZ; ulimit -f 60; exec '\(program)' \(command)", to: "limited")
    let process = try StartedProgram(script, in: folder).process
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(try folder.text("errors").contains("cannot be written: File too large"))
    let result = try run("run", ["--resume"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try trials("run") == trials("whole"))
  }
}
