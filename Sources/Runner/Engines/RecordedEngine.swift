package import Barcodes
import Foundation
package import Records
import Storage

/// A reader known only from a recording: it answers for what it was shown elsewhere.
package struct RecordedEngine: Sendable {
  package let record: EngineRecord
  /// The answers by the SHA-256 of a picture's file, or by a frame's name.
  private let answers: [String: RecordedAnswer]

  /// - Throws: `FileError` or `RecordError`.
  package init(label: String, path: String) throws {
    var answers: [String: RecordedAnswer] = [:]
    var first: RecordedAnswer?
    var features: Set<String> = []
    var reader = try JSONLinesReader(RecordedAnswer.self, path: path, within: .pictures)
    while let answer = reader.next() {
      func fault(_ reason: String) -> RecordError {
        .malformed(path: path, line: reader.line, reason: reason)
      }
      guard let key = answer.frame ?? answer.imageSHA256?.lowercased() else {
        throw fault("neither 'frame' nor 'image_sha256' says of which picture it is")
      }
      guard first.map({ $0.isOfSameReader(as: answer) }) ?? true else {
        throw fault("it is of another reader or version than the first line; record each in a file")
      }
      first = first ?? answer
      for code in answer.decodes { features.formUnion(code.details.said.map(\.rawValue)) }
      guard answers.updateValue(answer, forKey: key) == nil else {
        throw fault("the picture has an answer already")
      }
    }
    if let failure = reader.failure { throw failure }
    guard let first else {
      throw RecordError.malformed(path: path, line: nil, reason: "it records nothing")
    }
    self.answers = answers
    record = EngineRecord(
      label: label, engine: first.engine, version: first.version ?? "unknown", path: path,
      options: [:], symbologies: (first.symbologies ?? Symbology.allCases).sorted(),
      features: features.isEmpty ? nil : features.sorted(),
      recorded: RecordingOrigin(
        device: first.device, source: first.source, date: first.date,
        sha256: Digest.hexadecimal(
          of: try InputFile.bytes(of: path, limitBytes: JSONAllowance.pictures.bytes))))
  }

  /// Returns the recorded answer on a frame, scored. The trial is unsupported, not a miss, if the
  /// picture was not shown, or with another mask than all that the reader claims.
  package func trial(of frame: FrameRecord, mask: FormatMask, view: FrameView) -> TrialRecord {
    func unknown(_ message: String) -> TrialRecord {
      TrialRecord(
        frame: frame.frame, engine: record.label, mask: mask, view: view, status: .unsupported,
        message: message)
    }
    let claimed = FormatMask(record.symbologies)
    guard mask.intersection(claimed) == claimed, view.region == nil else {
      return unknown("it was recorded with the mask \(claimed.name) and the whole picture")
    }
    let expectation = ViewTruth(frame, view, asked: claimed)
    let asksForSome = frame.codes.isEmpty || frame.codes.contains { claimed.contains($0.symbology) }
    guard asksForSome else { return unknown("it reads none of the picture's symbologies") }
    guard let answer = answer(for: frame) else { return unknown("nothing is recorded of it") }
    if let pixels = answer.pixelsSHA256, pixels != frame.pixelsSHA256 {
      return unknown("what is recorded is of a frame of this name with other pixels")
    }
    return expectation.scored(
      answer.decodes.map(Decode.init), engine: record.label, mask: mask,
      durations: answer.durationsNanoseconds ?? [])
  }

  /// The names of frames and hashes of pictures that have an answer.
  var answeredNames: some Sequence<String> { answers.keys }

  func hasAnswer(for frame: FrameRecord) -> Bool { answer(for: frame) != nil }

  /// Returns the answer on a frame; that on a picture says nothing of it turned.
  private func answer(for frame: FrameRecord) -> RecordedAnswer? {
    if let answer = answers[frame.frame] { return answer }
    guard let photograph = frame.photograph, photograph.turnedDegrees == 0 else { return nil }
    return answers[photograph.fileSHA256]
  }
}

extension RecordedAnswer {
  fileprivate func isOfSameReader(as other: RecordedAnswer) -> Bool {
    (engine, version, device) == (other.engine, other.version, other.device)
      && symbologies == other.symbologies
  }
}

extension Decode {
  fileprivate init(_ code: RecordedAnswer.Code) {
    // Readers give bytes that are no text as characters of Latin-1.
    let characters = code.text.unicodeScalars
    let bytes =
      characters.allSatisfy { $0.value < 256 }
      ? characters.map { UInt8($0.value) } : Array(code.text.utf8)
    self.init(
      symbology: code.symbology, bytes: code.bytesBase64?.bytes ?? bytes, text: code.text,
      corners: code.corners, details: code.details)
  }
}
