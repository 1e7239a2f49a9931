import Barcodes
import Foundation
import Records
import Testing
import Workflows

@testable import Summaries
@testable import Tallies

struct RunFolderTests {
  private func report(_ run: SyntheticRun) throws {
    _ = try Report.write(runFolder: run.path, outputFolder: "\(run.path)/report")
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a folder that is no run is named`() throws {
    let text = message { _ = try Report.write(runFolder: "/no/run", outputFolder: "/tmp") }
    #expect(
      text == "/no/run/run.json: cannot be read; check that it exists and that you may read it")
  }

  @Test(arguments: [FileName.manifest, FileName.trials])
  func `a missing file is named`(name: String) throws {
    let run = try SyntheticRun.complete()
    try FileManager.default.removeItem(atPath: "\(run.path)/\(name)")
    #expect(
      message { try report(run) }
        == "\(run.path)/\(name): cannot be read; check that it exists and that you may read it")
  }

  @Test func `a run of another schema is not guessed at`() throws {
    let run = try SyntheticRun.complete()
    try #"{"schema":2}"#.write(toFile: "\(run.path)/run.json", atomically: true, encoding: .utf8)
    #expect(
      message { try report(run) }
        == "\(run.path)/run.json: written with schema 2, but this scanbench reads schema 1; build "
        + "its folder anew, or use the scanbench that wrote it")
  }

  @Test func `a frame of another schema is named by its line`() throws {
    let run = try SyntheticRun.complete()
    let file = "\(run.path)/manifest.jsonl"
    let lines = try run.text(of: "manifest.jsonl").split(separator: "\n")
    try "\(lines[0])\n{\"schema\":4}\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(message { try report(run) }.hasPrefix("\(file):2: written with schema 4"))
  }

  @Test func `a broken trial is named by its line`() throws {
    let run = try SyntheticRun.complete()
    let file = "\(run.path)/trials.jsonl"
    let lines = try run.text(of: "trials.jsonl").split(separator: "\n")
    try "\(lines[0])\n{\"frame\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(message { try report(run) }.hasPrefix("\(file):2: not a usable record: "))
  }

  @Test func `a trial of an unknown frame or engine is named by its line`() throws {
    let run = try SyntheticRun.complete()
    run.trials[1].frame = "module-width/ean_13/999999"
    try run.write()
    #expect(
      message { try report(run) }
        == "\(run.path)/trials.jsonl:2: not a usable record: manifest.jsonl has no frame "
        + "'module-width/ean_13/999999'; restore the file, or build its folder anew")
    run.trials[1].frame = run.trials[0].frame
    run.trials[1].engine = "rxing"
    try run.write()
    #expect(
      message { try report(run) }
        == "\(run.path)/trials.jsonl:2: not a usable record: run.json has no engine 'rxing'; "
        + "restore the file, or build its folder anew")
  }

  @Test func `an output folder that cannot be written is named, with the reason`() throws {
    let run = try SyntheticRun.complete()
    let file = "\(run.path)/taken"
    try Data().write(to: URL(fileURLWithPath: file))
    let text = message {
      _ = try Report.write(runFolder: run.path, outputFolder: "\(file)/report")
    }
    #expect(text.hasPrefix("\(file)/report: cannot be written: "))
    #expect(!text.contains("\n"))
  }

  @Test func `a run that was interrupted before its first trial still has a report`() throws {
    let run = try SyntheticRun()
    try run.write()
    let result = try Report.write(runFolder: run.path, outputFolder: run.path)
    #expect(result.page == "\(run.path)/index.html")
    #expect(
      result.headline
        == ["What was read?", "zxing: Nothing was tried.", "zbar: Nothing was tried."])
  }

  /// What a report of a run says of its trials, once they were changed.
  private func objection(
    _ change: (SyntheticRun) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let run = try SyntheticRun.complete()
    change(run)
    try run.write()
    let said = message { try report(run) }
    let start = "\(run.path)/trials.jsonl"
    #expect(said.hasPrefix(start), sourceLocation: sourceLocation)
    return String(
      said.dropFirst(start.count).replacing(
        "; restore the file, or build its folder anew", with: ""))
  }

  @Test func `a trial that stands there twice is named by its line`() throws {
    #expect(
      try objection { $0.trials.insert($0.trials[0], at: 1) }
        == ":2: not a usable record: the trial of 'zxing' with the mask ean_13 stands here a second time"
    )
    #expect(
      try objection { run in
        let control = run.trials.firstIndex { $0.timing?.isControl == true }
        if let control { run.trials.insert(run.trials[control], at: control) }
      }.hasSuffix(
        "the trial of 'zxing' with the mask all, the control, stands here a second time"))
  }

  @Test func `trials of a frame that stand apart are refused`() throws {
    let run = try SyntheticRun.complete()
    let file = "\(run.path)/trials.jsonl"
    var lines = try run.text(of: "trials.jsonl").split(separator: "\n")
    lines.swapAt(1, 2)
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: file, atomically: true, encoding: .utf8)
    #expect(message { try report(run) }.contains("is missing"))
  }

  @Test func `of a finished run no trial may be missing, whatever is left out`() throws {
    #expect(
      try objection { $0.trials.remove(at: 1) }
        == ":2: not a usable record: the trial of 'zbar' with the mask ean_13 of 'module-width/ean_13/000000' "
        + "is missing")
    #expect(
      try objection { $0.trials.removeAll { $0.engine == "zbar" } }.contains("'zbar'"))
    #expect(
      try objection { run in
        run.trials.removeAll { $0.codes.contains { $0.outcome == .misread } }
      }.contains("'zbar'"))
    #expect(
      try objection { $0.trials.removeLast() }
        == ": not a usable record: the trial of 'zbar' with the mask qr_code of 'resolution/qr_code/000113' "
        + "is missing")
    #expect(
      try objection { $0.trials.removeAll { $0.timing?.isControl == true } }
        .contains("with the mask all, the control, of 'resolution/qr_code/000100' is missing"))
  }

  @Test func `what no trial can be of its frame is refused`() throws {
    #expect(
      try objection { $0.trials[0].codes.append(CodeOutcome(outcome: .missed)) }
        == ":1: not a usable record: it has outcomes of 2 codes, and its frame in manifest.jsonl has 1"
    )
    #expect(
      try objection { $0.trials[0].mask = [.aztec] }
        == ":1: not a usable record: suite module-width of run.json does not ask for the mask aztec of it"
    )
    #expect(
      try objection { $0.trials[0].view = "left" }
        == ":1: not a usable record: suite module-width of run.json has no view 'left'")
    #expect(
      try objection {
        $0.frames[0].codes[0].bytesBase64 = Base64Bytes(Array("of another seed".utf8))
      }
        == ":1: not a usable record: a code counts as read, and no decode says what manifest.jsonl has of its "
        + "frame")
  }

  @Test
  func `where sampling adapts, a frame comes again when another engine reads it, and only then`()
    throws
  {
    let run = try SyntheticRun()
    run.run.suites[0].target = 0.9
    let frame = run.addFrame("module-width", .ean13, point: ["module_width_px": 2])
    let other = run.addFrame("module-width", .ean13, point: ["module_width_px": 3])
    run.frames.append(run.frames[0])
    for (frame, engine) in [(frame, "zxing"), (other, "zxing"), (frame, "zbar")] {
      run.addTrial(frame, engine, mask: .ean13, outcome: .correct)
    }
    try run.write(together: false)
    #expect(try RunFolder(path: run.path).summary().totals.trials == 3)
    run.addTrial(other, "zbar", mask: .ean13, outcome: .correct)
    run.trials.append(run.trials[0])
    try run.write(together: false)
    #expect(
      message { try report(run) }.contains(
        "trials.jsonl:5: not a usable record: the trial of 'zxing' with the mask ean_13 stands here a second time"
      ))
  }

  @Test func `a frame that stands in the manifest twice is named by its line`() throws {
    let run = try SyntheticRun.complete()
    run.frames.append(run.frames[0])
    try run.write()
    #expect(
      message { try report(run) }
        == "\(run.path)/manifest.jsonl:115: not a usable record: frame 'module-width/ean_13/000000' stands here "
        + "a second time; restore the file, or build its folder anew")
  }

  @Test func `other bytes than the run wrote are refused, where its record tells of them`() throws {
    let run = try SyntheticRun.complete()
    try run.run.take(filesIn: run.path)
    try run.run.document().write(to: URL(fileURLWithPath: "\(run.path)/run.json"))
    try report(run)
    let file = "\(run.path)/trials.jsonl"
    let trials = try run.text(of: "trials.jsonl")
    for (text, reason) in [
      (
        trials.replacing("1000000", with: "2000000", maxReplacements: 1),
        "it is not as the run wrote it: its SHA-256 is not that of run.json"
      ), (String(trials.dropLast()), "lines are missing that the run wrote"),
    ] {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(
        message { try report(run) }
          == "\(file): not a usable record: \(reason); restore the file, or build its folder anew")
    }
  }

  @Test func `a run's record that was changed is refused, whichever line it is`() throws {
    let run = try SyntheticRun.complete()
    let lines = try run.text(of: "run.json").split(
      separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices where !lines[index].contains("record_sha256") {
      var fewer = lines
      fewer.remove(at: index)
      try fewer.joined(separator: "\n").write(
        toFile: "\(run.path)/run.json", atomically: true, encoding: .utf8)
      #expect(throws: (any Error).self, "without line \(index + 1): \(lines[index])") {
        try RunRecord.read(at: "\(run.path)/run.json")
      }
    }
  }
}
