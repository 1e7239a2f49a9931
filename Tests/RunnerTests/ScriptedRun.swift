import Barcodes
import BuiltPrograms
import EngineHosting
import Foundation
import Records

@testable import Runner

/// The scripted engine at work: Tests/ScriptedEngine says what each behaviour is.
struct ScriptedRun {
  let folder: TemporaryFolder
  let engine: EngineUnderTest

  /// - Parameters:
  ///   - onlyWidth: the width of the frames in which it misbehaves, in pixels; 0 for all.
  init(
    _ behaviour: String, onlyWidth: Int = 0, label: String = "scripted",
    memoryLimitBytes: Int? = nil, deathsInARow: Int = 10
  ) throws {
    folder = try TemporaryFolder()
    engine = try Self.engine(
      behaviour, onlyWidth: onlyWidth, label: label, log: try Self.log(in: folder),
      memoryLimitBytes: memoryLimitBytes, deathsInARow: deathsInARow)
  }

  static func engine(
    _ behaviour: String, onlyWidth: Int = 0, label: String = "scripted", log: EngineLog,
    memoryLimitBytes: Int? = nil, deathsInARow: Int = 10
  ) throws(EngineError) -> EngineUnderTest {
    try EngineUnderTest(
      label: label, path: BuiltProgram.path("scripted-engine"),
      options: ["behaviour": behaviour, "only_width": "\(onlyWidth)"], log: log,
      limits: EngineLimits(
        timeout: timeout(of: behaviour), memoryBytes: memoryLimitBytes, deathsInARow: deathsInARow))
  }

  /// Only of an engine that hangs is a timeout waited for; a busy machine must not hit any other.
  private static func timeout(of behaviour: String) -> Duration {
    behaviour.hasPrefix("hangs") ? .milliseconds(300) : .seconds(60)
  }

  static func log(in folder: TemporaryFolder) throws -> EngineLog {
    try folder.write("", to: "engine.log")
    return EngineLog(try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("engine.log"))))
  }

  /// The engine's trial of a frame that shows `text`.
  func trial(
    _ text: String = "HELLO", of symbology: Symbology = .qrCode, mask: FormatMask = .qrCode,
    view: FrameView = FrameView(), warmup: Int = 1, repeats: Int = 3
  ) -> TrialRecord {
    engine.trial(
      of: TestFrame(text, symbology), mask: mask, view: view, warmup: warmup, repeats: repeats)
  }

  /// The lines that the engine's processes left in their log.
  var logLines: [String] {
    get throws { try folder.text("engine.log").split(separator: "\n").map(String.init) }
  }
}

/// A frame whose pixels are the letters of its only code's text.
struct TestFrame {
  let image: GreyImage
  let record: FrameRecord

  init(_ text: String, _ symbology: Symbology) {
    let pixels = Array(text.utf8)
    image = GreyImage(width: pixels.count, height: 1, pixels: pixels)
    let corners = Quad(
      topLeft: Point(x: 0, y: 0), topRight: Point(x: 60, y: 0), bottomRight: Point(x: 60, y: 60),
      bottomLeft: Point(x: 0, y: 60))
    record = FrameRecord(
      frame: "test/\(symbology.name)/\(text)", width: image.width, height: 1, pixelsSHA256: "",
      seed: 1, point: [:], condition: Condition(),
      codes: [
        CodeRecord(
          TrueCode(
            symbology: symbology, bytes: pixels, moduleWidthPixels: 2, modulesWide: 30,
            modulesHigh: 30, corners: corners))
      ])
  }
}

extension EngineUnderTest {
  func trial(
    of frame: TestFrame, mask: FormatMask = .qrCode, view: FrameView = FrameView(), warmup: Int = 0,
    repeats: Int = 1
  ) -> TrialRecord {
    trial(
      of: frame.image, frame.record, mask: mask, view: view, warmup: warmup, repeats: repeats)
  }
}
