import Barcodes
import Foundation
import Records

/// What an interrupted run has left of its frames, trials and blocks, in the order in which they were written.
///
/// A run writes one frame after the other, each with its trials, in an order that follows from what was measured. So
/// what it has left is the beginning of what it would have written, and is taken in instead of being measured again.
/// A frame whose trials are not all there is measured again.
struct EarlierRun {
  private var frames: JSONLinesReader<FrameLine>
  private let conditions: ConditionTable
  private var trials: JSONLinesReader<TrialRecord>
  /// Nil where the run had ended no block.
  private var blocks: JSONLinesReader<BlockRecord>?
  private var nextFrame: FrameRecord?
  private var nextTrial: TrialRecord?
  private var nextBlock: BlockRecord?
  private let manifestPath: String
  /// Where in the files what was taken ends, in bytes.
  private(set) var manifestEnd: UInt64 = 0
  private(set) var trialsEnd: UInt64 = 0
  /// Nil where there is no file of blocks.
  private(set) var blocksEnd: UInt64?

  /// Cuts off lines that were not finished.
  ///
  /// - Parameter conditions: what lines of the manifest leave out.
  /// - Throws: `RecordError`.
  init(folder: String, conditions: ConditionTable) throws {
    self.conditions = conditions
    manifestPath = "\(folder)/\(FileName.manifest)"
    let trialsPath = "\(folder)/\(FileName.trials)"
    for path in [manifestPath, trialsPath] { try JSONLinesFile.cutUnfinishedLine(path) }
    frames = try JSONLinesReader(FrameLine.self, path: manifestPath)
    trials = try JSONLinesReader(TrialRecord.self, path: trialsPath)
    nextFrame = try readFrame()
    nextTrial = try trials.nextOrFailure()
    let blocksPath = "\(folder)/\(FileName.blocks)"
    guard FileManager.default.fileExists(atPath: blocksPath) else { return }
    try JSONLinesFile.cutUnfinishedLine(blocksPath)
    blocks = try JSONLinesReader(BlockRecord.self, path: blocksPath)
    blocksEnd = 0
    nextBlock = try blocks?.nextOrFailure()
  }

  /// The next frame's name; nil where there is none.
  var nextName: String? { nextFrame?.frame }

  /// Takes the next frame with its trials.
  ///
  /// - Parameters:
  ///   - name: which it has to be.
  ///   - count: how many trials a frame has.
  /// - Returns: nil where it is not there with all its trials.
  /// - Throws: `RecordError`, also where another frame is there.
  mutating func take(
    _ name: String, count: (FrameRecord) -> Int
  ) throws -> (frame: FrameRecord, trials: [TrialRecord])? {
    guard let frame = nextFrame else { return nil }
    guard frame.frame == name else {
      throw RecordError.malformed(
        path: manifestPath, line: frames.line,
        reason: "frame \(VisibleText.quoted(frame.frame)) where \(name) comes in this run")
    }
    var taken: [TrialRecord] = []
    var end = trialsEnd
    let wanted = count(frame)
    while taken.count < wanted, let trial = nextTrial, trial.frame == name {
      taken.append(trial)
      end = trials.endOffset
      nextTrial = try trials.nextOrFailure()
    }
    guard taken.count == wanted else { return nil }
    manifestEnd = frames.endOffset
    trialsEnd = end
    nextFrame = try readFrame()
    return (frame, taken)
  }

  private mutating func readFrame() throws -> FrameRecord? {
    try frames.nextOrFailure()?.record(conditions, path: manifestPath, number: frames.line)
  }

  /// Takes the next block.
  ///
  /// - Returns: nil where it is not of the suite, or there is none.
  /// - Throws: `RecordError`.
  mutating func takeBlock(ofSuite suite: String) throws -> BlockRecord? {
    guard let block = nextBlock, block.suite == suite else { return nil }
    blocksEnd = blocks?.endOffset
    nextBlock = try blocks?.nextOrFailure()
    return block
  }
}

extension JSONLinesReader {
  /// The next record, or nil at the end of the file.
  ///
  /// - Throws: `RecordError`, at a fault.
  fileprivate mutating func nextOrFailure() throws -> Record? {
    let record = next()
    if let failure { throw failure }
    return record
  }
}
