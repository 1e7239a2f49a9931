package import Barcodes
import CorpusRendering
import Foundation
package import Records

/// Writes the folder of a run (Documentation/FORMATS.md).
package final class RunFolderWriter {
  /// Pictures kept for each engine and kind of trouble: enough to look at, few enough to keep.
  static let picturesPerKind = 40

  private let path: String
  private let manifest: JSONLinesWriter
  private let trials: JSONLinesWriter
  /// Made with the first block.
  private var blocks: JSONLinesWriter?
  private var pictures: [String: Int] = [:]
  /// The frames with a picture of trouble, whatever becomes of the disagreements.
  private var troubledFrames: Set<String> = []
  private var disagreements = DisagreementSample()
  private let framePictures: FramePictures

  /// Writes `run.json` and opens the other files. `RunDestination` makes room first.
  ///
  /// - Throws: `RecordError.unwritable`.
  init(path: String, run: RunRecord) throws {
    self.path = path
    framePictures = FramePictures(path: path)
    do {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(FileName.frames)", withIntermediateDirectories: true)
      try RecordCoding.document(run).write(to: URL(fileURLWithPath: "\(path)/\(FileName.run)"))
    } catch {
      throw RecordError.unwritable(path: path, reason: FileFailure.reason(of: error))
    }
    manifest = try JSONLinesWriter(path: "\(path)/\(FileName.manifest)")
    trials = try JSONLinesWriter(path: "\(path)/\(FileName.trials)")
  }

  /// Writes a frame and its trials, and the pictures that are worth keeping.
  func write(_ read: ReadFrame) throws {
    try write(read.frame.record)
    for trial in read.trials { try write(trial, of: read.frame.image) }
    if TrialRecord.disagree(read.trials) {
      try writeDisagreement(over: read.frame.record, of: read.frame.image)
    }
  }

  package func write(_ frame: FrameRecord) throws {
    var frame = frame
    frame.file = nil
    try manifest.write(frame)
  }

  /// Writes a trial, and the frame's picture where the trial went wrong otherwise than by a miss.
  package func write(_ trial: TrialRecord, of image: GreyImage) throws {
    try trials.write(trial)
    guard let trouble = Self.trouble(in: trial) else { return }
    let kind = "\(trial.engine) \(trouble)"
    guard pictures[kind, default: 0] < Self.picturesPerKind else { return }
    pictures[kind, default: 0] += 1
    troubledFrames.insert(trial.frame)
    try framePictures.write(image, of: trial.frame)
  }

  /// Keeps the picture of a frame over which engines disagree, unless there are enough of its kind.
  package func writeDisagreement(over frame: FrameRecord, of image: GreyImage) throws {
    let dropped = disagreements.add(frame)
    if dropped != frame.frame { try framePictures.write(image, of: frame.frame) }
    guard let dropped, dropped != frame.frame, !troubledFrames.contains(dropped) else { return }
    framePictures.remove(of: dropped)
  }

  /// Writes under which circumstances a block was timed.
  func write(_ block: BlockRecord) throws {
    let writer = try blocks ?? JSONLinesWriter(path: "\(path)/\(FileName.blocks)")
    blocks = writer
    try writer.write(block)
  }

  package func close() throws {
    try manifest.close()
    try trials.close()
    try blocks?.close()
  }

  private static func trouble(in trial: TrialRecord) -> String? {
    switch trial.status {
    case .timeout, .crashed, .error: trial.status.rawValue
    case .unsupported: nil
    case .ok where trial.codes.contains { $0.outcome == .misread }: Outcome.misread.rawValue
    case .ok where trial.codes.contains { $0.outcome == .formatError }: Outcome.formatError.rawValue
    case .ok: trial.falsePositives > 0 ? "false_positive" : nil
    }
  }
}
