import Barcodes
import Foundation
import Records

/// The frames, trials and blocks that an interrupted run has left, in the order of writing.
///
/// A run writes one frame after the other, each with its trials, in an order that follows from what
/// was measured. So what it left is the beginning of what it would have written, and is restored. A
/// frame with missing trials is measured again, with all that follow; what no run writes is
/// refused.
struct EarlierRun {
  /// The ends of what was taken in each file, in bytes; nil if there is no file of blocks.
  typealias Ends = (manifest: UInt64, trials: UInt64, blocks: UInt64?)

  private var frames: JSONLinesReader<FrameLine>
  private let conditions: ConditionTable
  private var trials: JSONLinesReader<TrialRecord>
  /// The blocks; nil if the run had ended none.
  private var blocks: JSONLinesReader<BlockRecord>?
  private var nextFrame: FrameRecord?
  private var nextTrial: TrialRecord?
  private var nextBlock: BlockRecord?
  /// The ends before the block whose frames are being taken.
  private var openBlock: Ends?
  private let manifestPath: String
  private let trialsPath: String
  private let blocksPath: String
  private(set) var ends: Ends = (0, 0, nil)

  /// Opens the files, and cuts off unfinished lines.
  ///
  /// - Parameter conditions: the conditions that lines of the manifest leave out.
  /// - Throws: `RecordError`, also if a file has other bytes than the run has written.
  init(folder: String, _ run: RunRecord, conditions: ConditionTable) throws {
    try run.requireFilesUnchanged(in: folder)
    self.conditions = conditions
    manifestPath = "\(folder)/\(FileName.manifest)"
    trialsPath = "\(folder)/\(FileName.trials)"
    blocksPath = "\(folder)/\(FileName.blocks)"
    for path in [manifestPath, trialsPath] { try JSONLinesWriter.cutUnfinishedLine(path) }
    frames = try JSONLinesReader(FrameLine.self, path: manifestPath)
    trials = try JSONLinesReader(TrialRecord.self, path: trialsPath)
    nextFrame = try readFrame()
    nextTrial = try trials.nextOrFailure()
    guard FileManager.default.fileExists(atPath: blocksPath) else { return }
    try JSONLinesWriter.cutUnfinishedLine(blocksPath)
    blocks = try JSONLinesReader(BlockRecord.self, path: blocksPath)
    ends.blocks = 0
    nextBlock = try blocks?.nextOrFailure()
  }

  /// The name of the next frame; nil if there is none.
  var nextName: String? { nextFrame?.frame }

  /// Takes the next frame with its trials; nil if they are not all there.
  ///
  /// - Parameter asked: returns the trials of a frame, in the order in which they are written.
  /// - Throws: `RecordError`, also for another frame, or a trial not asked for, or repeated.
  mutating func take(
    _ name: String, from origin: RunInput.FrameOrigin, asked: (FrameRecord) -> [TrialIdentity]
  ) throws -> ReadFrame? {
    guard let frame = nextFrame else { return nil }
    func fault(_ reason: String) -> RecordError {
      .malformed(path: manifestPath, line: frames.line, reason: reason)
    }
    guard frame.frame == name else {
      throw fault("frame \(VisibleText.quoted(frame.frame)) where \(name) comes in this run")
    }
    guard frame.seed == origin.seed, frame.pixelsSHA256 == origin.pixelsSHA256 ?? frame.pixelsSHA256
    else {
      throw fault("frame \(name) is of another seed, or has other pixels, than in this run")
    }
    let asked = asked(frame)
    let (taken, end) = try takeTrials(of: frame, asked: asked)
    guard taken.count == asked.count else {
      beginBlockAgain()
      return nil
    }
    (ends.manifest, ends.trials) = (frames.endOffset, end)
    nextFrame = try readFrame()
    return (frame, taken)
  }

  /// - Returns: the trials of `asked` that are there, and where they end.
  private mutating func takeTrials(
    of frame: FrameRecord, asked: [TrialIdentity]
  ) throws -> (trials: [TrialRecord], end: UInt64) {
    var (taken, end, place) = ([TrialRecord](), ends.trials, 0)
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

  /// Takes the block of that number, whose frames come next; nil if it is of another suite.
  ///
  /// - Throws: `RecordError`, also if the next block has another number.
  mutating func takeBlock(_ number: Int, ofSuite suite: String) throws -> BlockRecord? {
    guard let block = nextBlock, block.suite == suite, let blocks else { return nil }
    guard block.block == number else {
      throw RecordError.malformed(
        path: blocksPath, line: blocks.line,
        reason: "block \(block.block) of \(suite) where \(number) comes")
    }
    openBlock = ends
    ends.blocks = blocks.endOffset
    nextBlock = try self.blocks?.nextOrFailure()
    return block
  }

  /// Ends a block whose frames are all taken.
  mutating func endBlock() { openBlock = nil }

  /// Goes back to the beginning of a block with missing frames.
  mutating func beginBlockAgain() {
    guard let openBlock else { return }
    ends = openBlock
    self.openBlock = nil
  }
}

extension JSONLinesReader {
  /// Returns the next record, or nil at the end of the file; throws `RecordError` at a fault.
  fileprivate mutating func nextOrFailure() throws -> Record? {
    let record = next()
    if let failure { throw failure }
    return record
  }
}
