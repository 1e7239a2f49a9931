import Barcodes
import Foundation
import Records
import Testing
import Workflows

@testable import Analysis
@testable import Reporting

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
}
