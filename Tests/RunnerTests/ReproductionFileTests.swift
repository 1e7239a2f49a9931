import Barcodes
import Foundation
import Records
import Testing

@testable import Runner

@Suite struct ReproductionFileTests {
  private let engine = EngineRecord(
    label: "mine", engine: "e", version: "1", path: "/opt/my engine",
    options: ["a": "1", "b": "it's"],
    symbologies: [.qrCode])

  @Test(arguments: ["./my-engine", "my-engine", "bin/../my-engine"])
  func `an engine that was named from elsewhere is found from the run's folder`(
    path: String
  ) throws {
    var engine = engine
    engine.path = path
    engine.options = [:]
    let trial = TrialRecord(
      frame: "a/qr_code/0", engine: "mine", mask: [.qrCode], status: .crashed, message: "gone")
    let here = FileManager.default.currentDirectoryPath
    #expect(
      ReproductionFile.command(for: trial, engine).hasPrefix(
        "scanbench engine read \(here)/my-engine frames/"))
    #expect(engine.path == path, "what --resume is held against stays as it was given")
  }

  @Test func `the command has all that the engine was told, in words of a shell`() {
    var trial = TrialRecord(
      frame: "print/qr_code/000017", engine: "mine", mask: [.qrCode, .aztec],
      view: FrameView(
        orientation: .right, region: PixelRectangle(x: 1, y: 2, width: 30, height: 40)),
      status: .crashed, message: "the engine was ended\nby signal 11")
    trial.processEnded = true
    #expect(
      ReproductionFile.command(
        for: trial, engine,
        limits: ReproductionFile.limits(in: [
          "run", "--timeout", "3", "--memory-limit=300", "--seed", "1",
        ]))
        == "scanbench engine read 'mine=/opt/my engine' frames/print-qr_code-000017.png --mask aztec+qr_code "
        + #"--option a=1 --option 'b=it'\''s' --orientation 6 --roi 1,2,30,40 --timeout 3 --memory-limit 300"#
        + "  # mine, crashed: the engine was ended by signal 11")
  }
}
