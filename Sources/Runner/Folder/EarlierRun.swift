import Barcodes
import Foundation
import Records

/// What an interrupted run has left of its frames, trials and blocks, in the order in which they were written.
///
/// A run writes one frame after the other, each with its trials, in an order that follows from what was measured. So
/// what it has left is the beginning of what it would have written, and is taken in instead of being measured again.
/// A frame whose trials are not all there is measured again, with all that follow. What no run writes is refused.
struct EarlierRun {
  /// In bytes.
  private struct Ends {
    var manifest: UInt64
    var trials: UInt64
    var blocks: UInt64?
  }

  private var frames: JSONLinesReader<FrameLine>
  private let conditions: ConditionTable
  private var trials: JSONLinesReader<TrialRecord>
  /// Nil where the run had ended no block.
  private var blocks: JSONLinesReader<BlockRecord>?
  private var nextFrame: FrameRecord?
  private var nextTrial: TrialRecord?
  private var nextBlock: BlockRecord?
  /// Where what was taken ended before the block whose frames are being taken.
  private var openBlock: Ends?
  private let manifestPath: String
  private let trialsPath: String
  private let blocksPath: String
  /// Where in the files what was taken ends, in bytes.
  private(set) var manifestEnd: UInt64 = 0
  private(set) var trialsEnd: UInt64 = 0
  /// Nil where there is no file of blocks.
  private(set) var blocksEnd: UInt64?

  /// Cuts off lines that were not finished.
  ///
  /// - Parameter conditions: what lines of the manifest leave out.
  /// - Throws: `RecordError`, also where other bytes stand in a file than the run has written.
  init(folder: String, _ run: RunRecord, conditions: ConditionTable) throws {
    try run.requireFilesUnchanged(in: folder)
    self.conditions = conditions
    manifestPath = "\(folder)/\(FileName.manifest)"
    trialsPath = "\(folder)/\(FileName.trials)"
    blocksPath = "\(folder)/\(FileName.blocks)"
    for path in [manifestPath, trialsPath] { try JSONLinesFile.cutUnfinishedLine(path) }
    frames = try JSONLinesReader(FrameLine.self, path: manifestPath)
    trials = try JSONLinesReader(TrialRecord.self, path: trialsPath)
    nextFrame = try readFrame()
    nextTrial = try trials.nextOrFailure()
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
  ///   - origin: what its pixels were drawn from or have.
  ///   - asked: the trials of a frame, in the order in which they are written.
  /// - Returns: nil where it is not there with all its trials.
  /// - Throws: `RecordError`, also where another frame is there, or a trial that was not asked for or stands there twice.
  mutating func take(
    _ name: String, from origin: FrameOrigin, asked: (FrameRecord) -> [TrialIdentity]
  ) throws -> (frame: FrameRecord, trials: [TrialRecord])? {
    guard let frame = nextFrame else { return nil }
    func fault(_ reason: String) -> RecordError {
      .malformed(path: manifestPath, line: frames.line, reason: reason)
    }
    guard frame.frame == name else {
      throw fault("frame \(VisibleText.quoted(frame.frame)) where \(name) comes in this run")
    }
    guard origin.isOf(frame) else {
      throw fault("frame \(name) is of another seed, or has other pixels, than in this run")
    }
    let asked = asked(frame)
    let (taken, end) = try takeTrials(of: frame, asked: asked)
    guard taken.count == asked.count else {
      beginBlockAgain()
      return nil
    }
    manifestEnd = frames.endOffset
    trialsEnd = end
    nextFrame = try readFrame()
    return (frame, taken)
  }

  /// - Returns: those of `asked` that are there, and where they end.
  private mutating func takeTrials(
    of frame: FrameRecord, asked: [TrialIdentity]
  ) throws -> (trials: [TrialRecord], end: UInt64) {
    var (taken, end, place) = ([TrialRecord](), trialsEnd, 0)
    var seen = FrameTrials()
    let truths = frame.codes.map(\.mark)[...]
    while let trial = nextTrial, trial.frame == frame.frame {
      func fault(_ reason: String) -> RecordError {
        .malformed(path: trialsPath, line: trials.line, reason: reason)
      }
      guard seen.add(trial, hasControls: asked.contains(where: \.isControl)) else {
        throw fault("\(TrialIdentity(trial).words) stands here a second time")
      }
      guard let found = asked[place...].firstIndex(where: { $0.isOf(trial) }) else {
        throw fault("\(TrialIdentity(trial).words) does not come here in this run")
      }
      if let objection = trial.objection(toTruths: truths) { throw fault(objection) }
      place = found + 1
      taken.append(trial)
      end = trials.endOffset
      nextTrial = try trials.nextOrFailure()
    }
    return (taken, end)
  }

  private mutating func readFrame() throws -> FrameRecord? {
    try frames.nextOrFailure()?.record(conditions, path: manifestPath, number: frames.line)
  }

  /// Takes the next block, whose frames come next.
  ///
  /// - Parameter number: which it has to be.
  /// - Returns: nil where it is not of the suite, or there is none.
  /// - Throws: `RecordError`.
  mutating func takeBlock(_ number: Int, ofSuite suite: String) throws -> BlockRecord? {
    guard let block = nextBlock, block.suite == suite, let blocks else { return nil }
    guard block.block == number else {
      throw RecordError.malformed(
        path: blocksPath, line: blocks.line,
        reason: "block \(block.block) of \(suite) where \(number) comes")
    }
    openBlock = Ends(manifest: manifestEnd, trials: trialsEnd, blocks: blocksEnd)
    blocksEnd = blocks.endOffset
    nextBlock = try self.blocks?.nextOrFailure()
    return block
  }

  /// All frames of the block are taken.
  mutating func endBlock() { openBlock = nil }

  /// Goes back to where the block began whose frames are not all there.
  mutating func beginBlockAgain() {
    guard let openBlock else { return }
    (manifestEnd, trialsEnd, blocksEnd) = (openBlock.manifest, openBlock.trials, openBlock.blocks)
    self.openBlock = nil
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
