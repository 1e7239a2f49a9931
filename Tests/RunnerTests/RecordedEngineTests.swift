import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

@testable import Runner

/// What a reader said elsewhere, as an engine.
@Suite struct RecordedEngineTests {
  private static let digest = String(repeating: "ab", count: 32)

  private func engine(_ lines: String) throws -> RecordedEngine {
    let folder = try TemporaryFolder()
    try folder.write(lines, to: "recording.jsonl")
    return try RecordedEngine(label: "there", path: folder.path("recording.jsonl"))
  }

  private func frame(turned: Int = 0, _ symbologies: [Symbology] = [.qrCode]) -> FrameRecord {
    FrameRecord(
      frame: "set/qr_code/000000", width: 10, height: 10, pixelsSHA256: "", seed: 1, point: [:],
      condition: nil,
      codes: symbologies.map {
        CodeRecord(TrueCode(symbology: $0, bytes: Array("A".utf8), isKnownByText: true))
      },
      photograph: PhotographRecord(
        source: "a.jpg", fileSHA256: Self.digest, format: "JPEG", jpegQuality: nil,
        turnedDegrees: turned))
  }

  private static let line =
    #"{"image_sha256": "\#(digest)", "engine": "Reader", "device": "phone", "decodes": [{"symbology": "qr_code", "text": "A"}], "durations_ns": [5000000]}"#

  @Test func `an answer is scored as any`() throws {
    let engine = try engine(Self.line)
    #expect(engine.record.engine == "Reader")
    #expect(engine.record.recorded?.device == "phone")
    let trial = engine.trial(of: frame(), mask: .all, view: FrameView())
    #expect(trial.status == .ok)
    #expect(trial.codes.map(\.outcome) == [.correct])
    #expect(trial.durationsNanoseconds == [5_000_000])
    #expect(trial.timing == nil)
  }

  @Test func `a frame of the same name with other pixels is another frame`() throws {
    func trial(recorded pixels: String) throws -> TrialRecord {
      let line =
        #"{"frame": "set/qr_code/000000", "pixels_sha256": "\#(pixels)", "engine": "R", "decodes": [{"symbology": "qr_code", "text": "A"}]}"#
      var shown = frame()
      shown.pixelsSHA256 = "12"
      return try engine(line).trial(of: shown, mask: .all, view: FrameView())
    }
    #expect(try trial(recorded: "12").codes.map(\.outcome) == [.correct])
    #expect(try trial(recorded: "34").status == .unsupported)
  }

  @Test func `what was not recorded is no miss`() throws {
    let engine = try engine(Self.line)
    for (frame, mask) in [(frame(turned: 90), FormatMask.all), (frame(), FormatMask.qrCode)] {
      let trial = engine.trial(of: frame, mask: mask, view: FrameView())
      #expect(trial.status == .unsupported)
    }
  }

  @Test func `codes that the reader does not claim count neither way`() throws {
    let line = Self.line.replacing(
      "\"decodes\"", with: "\"symbologies\": [\"qr_code\"], \"decodes\"")
    let trial = try engine(line).trial(
      of: frame([.qrCode, .aztec]), mask: .all, view: FrameView())
    #expect(trial.codes.map(\.outcome) == [.correct, .unsupported])
    #expect(trial.codesAsked == 1)
  }

  static let bad = [
    ("", "records nothing"),
    ("not json\n", "not JSON"),
    (#"{"engine": "R", "decodes": []}"#, "of which picture"),
    (line + "\n" + line, "answer already"),
    (
      line + "\n" + line.replacing("Reader", with: "Other").replacing("abab", with: "cdcd"),
      "another reader"
    ),
  ]

  @Test(arguments: bad) func `a recording that cannot be used says why`(text: String, why: String) {
    let error = #expect(throws: RecordError.self) { try engine(text) }
    #expect(error?.description.contains(why) == true)
  }
}
