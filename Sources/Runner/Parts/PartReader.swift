import Barcodes
import CorpusRendering
import Foundation
import Records
import Storage

/// The frames of one part of a run with their trials, in the order in which it has read them.
struct PartReader {
  let folder: String
  private var frames: JSONLinesReader<FrameLine>
  private var trials: JSONLinesReader<TrialRecord>
  private var nextTrial: TrialRecord?
  /// What lines of the manifest leave out.
  private let conditions: ConditionTable
  /// What pictures of it there are.
  private let pictures: Set<String>
  private let shots: Set<String>
  private(set) var nextFrame: FrameRecord?

  /// - Throws: `FileError` or `RecordError`.
  init(folder: String, conditions: ConditionTable) throws {
    self.folder = folder
    self.conditions = conditions
    frames = try JSONLinesReader(FrameLine.self, path: "\(folder)/\(FileName.manifest)")
    trials = try JSONLinesReader(TrialRecord.self, path: "\(folder)/\(FileName.trials)")
    pictures = Set(Folder.names(in: "\(folder)/\(FileName.frames)") ?? [])
    shots = Set(Folder.names(in: "\(folder)/\(FileName.shots)") ?? [])
    nextFrame = try readFrame()
    nextTrial = try readTrial()
  }

  /// The next frame, which has to have a name.
  ///
  /// - Throws: `RecordError`, also where another frame comes next.
  mutating func take(_ name: String) throws -> (frame: FrameRecord, trials: [TrialRecord]) {
    guard let frame = nextFrame, frame.frame == name else {
      throw fault("frame \(name) is expected where \(nextFrame?.frame ?? "the file ends")")
    }
    var taken: [TrialRecord] = []
    while let trial = nextTrial, trial.frame == name {
      taken.append(trial)
      nextTrial = try readTrial()
    }
    nextFrame = try readFrame()
    return (frame, taken)
  }

  /// - Throws: `RecordError` where something is left.
  func requireEnd() throws {
    if let left = nextFrame?.frame ?? nextTrial?.frame {
      throw fault("frame \(VisibleText.quoted(left)) is none that this part was to read")
    }
  }

  /// The pixels of a frame, where a picture of it is there.
  ///
  /// - Throws: `PNGError`.
  func picture(of frame: String) throws -> GreyImage? {
    let name = FileName.image(ofFrame: frame)
    guard pictures.contains(name) else { return nil }
    return try PNGFile.read("\(folder)/\(FileName.frames)/\(name)")
  }

  /// The path of the picture of a stream's frame; nil where there is none.
  func shot(of frame: String) -> String? {
    let name = FileName.image(ofFrame: frame)
    return shots.contains(name) ? "\(folder)/\(FileName.shots)/\(name)" : nil
  }

  /// The blocks of a suite.
  ///
  /// - Throws: `FileError` or `RecordError`.
  func blocks(ofSuite suite: String) throws -> [BlockRecord] {
    try JSONLinesReader.all(
      BlockRecord.self, path: "\(folder)/\(FileName.blocks)", within: .blocks
    ).filter { $0.suite == suite }
  }

  private mutating func readFrame() throws -> FrameRecord? {
    let line = frames.next()
    if let failure = frames.failure { throw failure }
    return try line?.record(
      conditions, path: "\(folder)/\(FileName.manifest)", number: frames.line)
  }

  private mutating func readTrial() throws -> TrialRecord? {
    let trial = trials.next()
    if let failure = trials.failure { throw failure }
    return trial
  }

  private func fault(_ reason: String) -> RecordError {
    .malformed(path: "\(folder)/\(FileName.manifest)", line: nil, reason: reason)
  }
}
