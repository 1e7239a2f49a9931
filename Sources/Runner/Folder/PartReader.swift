import Barcodes
import Foundation
import Photographed
import Records
import Storage

/// The frames of one part of a run with their trials, in the order in which it read them.
struct PartReader {
  /// A frame and its trials as the part's files have them: each with its line.
  typealias PartFrame = (frame: IndexedFrame, line: Data, trials: [PartTrial])
  typealias PartTrial = (record: TrialRecord, line: Data)

  let folder: String
  private var frames: JSONLinesReader<IndexedFrame>
  private var trials: JSONLinesReader<TrialRecord>
  private var next: PartFrame?
  private var nextTrial: PartTrial?
  /// The names of the pictures that the part has kept, of frames and of those of streams.
  private let pictures: Set<String>
  private let shots: Set<String>

  /// - Throws: `FileError` or `RecordError`.
  init(folder: String) throws {
    self.folder = folder
    frames = try JSONLinesReader(IndexedFrame.self, path: "\(folder)/\(FileName.manifest)")
    trials = try JSONLinesReader(TrialRecord.self, path: "\(folder)/\(FileName.trials)")
    pictures = Set(Folder.names(in: "\(folder)/\(FileName.frames)") ?? [])
    shots = Set(Folder.names(in: "\(folder)/\(FileName.shots)") ?? [])
    next = try readFrame()
    nextTrial = try readTrial()
  }

  /// The name of the next frame; nil at the end.
  var nextName: String? { next?.frame.frame }

  /// Takes the next frame, by its name; throws `RecordError`, also if another frame comes next.
  mutating func take(_ name: String) throws -> PartFrame {
    guard var frame = next, frame.frame.frame == name else {
      throw fault("frame \(name) is expected where \(nextName ?? "the file ends")")
    }
    while let trial = nextTrial, trial.record.frame == name {
      frame.trials.append(trial)
      nextTrial = try readTrial()
    }
    next = try readFrame()
    return frame
  }

  /// - Throws: `RecordError` if anything is left.
  func requireEnd() throws {
    if let left = nextName ?? nextTrial?.record.frame {
      throw fault("frame \(VisibleText.quoted(left)) is none that this part was to read")
    }
  }

  /// - Throws: `FileError` or `RecordError`.
  func blocks(ofSuite suite: String) throws -> [BlockRecord] {
    try JSONLinesReader.all(
      BlockRecord.self, path: "\(folder)/\(FileName.blocks)", within: .blocks
    ).filter { $0.suite == suite }
  }

  /// Returns the pixels of a frame, if there is a picture of it; throws `PNGError`.
  func pixels(of frame: String) throws -> GreyImage? {
    let name = FileName.image(ofFrame: frame)
    guard pictures.contains(name) else { return nil }
    return try GreyImage(png: "\(folder)/\(FileName.frames)/\(name)")
  }

  /// Returns the path of the picture of a stream's frame; nil if there is none.
  func shot(of frame: String) -> String? {
    let name = FileName.image(ofFrame: frame)
    return shots.contains(name) ? "\(folder)/\(FileName.shots)/\(name)" : nil
  }

  private mutating func readFrame() throws -> PartFrame? {
    let frame = frames.next()
    if let failure = frames.failure { throw failure }
    return frame.map { ($0, frames.text, []) }
  }

  private mutating func readTrial() throws -> PartTrial? {
    let trial = trials.next()
    if let failure = trials.failure { throw failure }
    return trial.map { ($0, trials.text) }
  }

  private func fault(_ reason: String) -> RecordError {
    .malformed(path: "\(folder)/\(FileName.manifest)", line: nil, reason: reason)
  }
}
