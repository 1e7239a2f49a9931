package import Barcodes
import CorpusRendering
import Foundation
package import Records
import Storage

/// The writer of a run's folder (Documentation/FORMATS.md). A line has reached the operating system
/// when it counts, and the disk seconds later, so that a run that ends at any moment can go on.
package final class RunFolderWriter {
  /// The longest span of measurements that a power failure may cost.
  private static let secondsToDisk = Duration.seconds(5)

  private let folder: OutputFolder
  /// The folder that the run is written to until it is finished.
  package var path: String { folder.workPath }
  private var run: RunRecord
  private let conditions: ConditionTable
  /// The rest of what an interrupted run has left, until all of it is restored.
  private var earlier: EarlierRun?
  private var manifest: JSONLinesWriter?
  private var trials: JSONLinesWriter?
  /// The file of blocks, made with the first block if the earlier run left none.
  private var blocks: JSONLinesWriter?
  private var writtenConditions: WrittenFile?
  private var lastSynchronized = ContinuousClock.now
  private var pictures: RunPictures

  /// Writes `run.json`, of whose run a resumed folder holds the beginning, and opens the other
  /// files.
  ///
  /// - Throws: `FileError` or `RecordError`.
  init(folder: OutputFolder, run: RunRecord, conditions: ConditionTable) throws {
    self.folder = folder
    self.run = run
    self.conditions = conditions
    let path = folder.workPath
    pictures = RunPictures(folder: path, run: run)
    if folder.isResumed {
      earlier = try EarlierRun(folder: path, run, conditions: conditions)
      // Of a run that a build without this file has begun.
      if FileType(at: "\(path)/\(FileName.conditions)", followingLinks: true) == nil {
        try conditions.write(inFolder: path)
      }
    } else {
      try Folder.make("\(path)/\(FileName.frames)")
      try conditions.write(inFolder: path)
      manifest = try JSONLinesWriter(path: "\(path)/\(FileName.manifest)")
      trials = try JSONLinesWriter(path: "\(path)/\(FileName.trials)")
    }
    writtenConditions = try WrittenFile(of: "\(path)/\(FileName.conditions)")
    // Last: a folder with this file has the others.
    try writeRun()
  }

  private func writeRun() throws {
    try FileReplacement.write(run.document(), to: "\(path)/\(FileName.run)")
  }

  /// Returns true if everything that a finished run has written is there.
  ///
  /// - Throws: `FileError`; `RecordError` if a file has other bytes.
  package func isWhole() throws -> Bool { try run.isWhole(in: path) }

  // MARK: What an interrupted run has left

  /// The next frame that an interrupted run has left; nil once frames are to be measured.
  var nextEarlierFrame: String? { earlier?.nextName }

  /// Restores the next frame that an interrupted run has left, with its trials (`EarlierRun.take`);
  /// nil if it, and all that follow, are to be measured.
  ///
  /// - Parameter image: makes the pixels, if a picture is missing.
  /// - Throws: `RecordError`, and the errors of `image`.
  func recall(
    _ name: String, from origin: RunInput.FrameOrigin, asked: (FrameRecord) -> [TrialIdentity],
    image: () throws -> GreyImage
  ) throws -> ReadFrame? {
    guard let taken = try earlier?.take(name, from: origin, asked: asked) else {
      try endRecalling()
      return nil
    }
    for trial in taken.trials { try pictures.add(trial, image) }
    try keepSample(taken.record, taken.trials, image)
    return taken
  }

  /// Restores the next block that an interrupted run has ended (`EarlierRun.takeBlock`).
  ///
  /// - Throws: `RecordError`.
  func recallBlock(_ number: Int, ofSuite suite: String) throws -> BlockRecord? {
    try earlier?.takeBlock(number, ofSuite: suite)
  }

  /// Ends the restored block if all its frames are taken; otherwise it is measured again.
  func endRecalledBlock(isWhole: Bool) throws {
    if isWhole {
      earlier?.endBlock()
    } else {
      earlier?.beginBlockAgain()
      try endRecalling()
    }
  }

  /// Begins to measure if the next frame left is of this suite, all of whose blocks are taken.
  func endRecalling(ifNextIsOf suite: String) throws {
    guard let next = earlier?.nextName else { return try endRecalling() }
    if FrameRecord.suite(ofFrame: next) == suite { try endRecalling() }
  }

  /// Begins to measure: what the interrupted run has left beyond this is cut off.
  func endRecalling() throws {
    guard let earlier else { return }
    self.earlier = nil
    // Before anything is cut off that it tells of.
    (run.files, run.finishedAt) = (nil, nil)
    try writeRun()
    try Folder.make("\(path)/\(FileName.frames)")
    let ends = earlier.ends
    manifest = try JSONLinesWriter(path: "\(path)/\(FileName.manifest)", from: ends.manifest)
    trials = try JSONLinesWriter(path: "\(path)/\(FileName.trials)", from: ends.trials)
    blocks = try ends.blocks.map {
      try JSONLinesWriter(path: "\(path)/\(FileName.blocks)", from: $0)
    }
  }

  // MARK: What is measured

  /// Writes a frame and its trials, and the pictures that are worth keeping.
  func write(_ frame: RenderedFrame, _ trials: [TrialRecord]) throws {
    try write((frame.record, trials)) { frame.image }
    try keepSample(frame.record, trials) { frame.image }
  }

  /// Writes a frame and its trials in the form that a part of the run has.
  ///
  /// - Parameter isSampled: true to keep its picture if engines disagree over it, or none reads it.
  func copy(_ read: PartReader.PartFrame, isSampled: Bool, image: () throws -> GreyImage) throws {
    try manifest?.write(line: read.line)
    for trial in read.trials {
      try trials?.write(line: trial.line)
      try pictures.add(trial.record, image)
    }
    if isSampled {
      let trials = read.trials.map(\.record)
      // Most frames are read, and need not be decoded as a whole.
      let areUnread = try TrialRecord.areUnread(trials) && whole(read.line).isUnread(by: trials)
      try pictures.add(
        FrameCandidate(read.frame), disagree: TrialRecord.disagree(trials), areUnread: areUnread,
        image)
    }
    if .now - lastSynchronized > Self.secondsToDisk { try synchronize() }
  }

  /// Returns the frame of a line of the manifest, with what that leaves out; throws `RecordError`.
  private func whole(_ line: Data) throws -> FrameRecord {
    try RecordCoding.decode(FrameLine.self, from: line)
      .record(conditions, path: FileName.manifest, number: nil)
  }

  /// Writes a frame and its trials, with the picture of one that a trial failed other than by a miss.
  func write(_ read: ReadFrame, _ image: () throws -> GreyImage) throws {
    try write(read.record)
    for trial in read.trials {
      try trials?.write(trial)
      try pictures.add(trial, image)
    }
    if .now - lastSynchronized > Self.secondsToDisk { try synchronize() }
  }

  package func write(_ frame: FrameRecord) throws {
    precondition(earlier == nil, "frames are written after those of the earlier run")
    var frame = frame
    frame.file = nil
    try manifest?.write(FrameLine(frame, conditions))
  }

  /// Writes a trial, and the frame's picture if the trial failed other than by a miss.
  package func write(_ trial: TrialRecord, of image: GreyImage) throws {
    try trials?.write(trial)
    try pictures.add(trial) { image }
  }

  /// Writes the circumstances in which a block was timed; its trials are on the disk before.
  func write(_ block: BlockRecord) throws {
    try synchronize()
    let writer = try blocks ?? JSONLinesWriter(path: "\(path)/\(FileName.blocks)")
    blocks = writer
    try writer.write(block)
  }

  /// - Parameter finishedAt: the time when everything was measured, in ISO 8601; nil if the run is
  ///   to go on later. A finished run replaces an earlier one.
  package func close(finishedAt: String? = nil) throws {
    defer { folder.release() }
    // Of a run that is interrupted while it takes in an earlier one, all of that stays.
    if earlier != nil && finishedAt == nil { return }
    try endRecalling()
    try synchronize()
    try manifest?.close()
    try trials?.close()
    try blocks?.close()
    guard let finishedAt else { return }
    run.finishedAt = finishedAt
    try writeRun()
    try folder.putInPlace()
  }

  /// Returns once everything written is on the disk and listed in `run.json`.
  private func synchronize() throws {
    lastSynchronized = .now
    for file in [manifest, trials, blocks] { try file?.synchronize() }
    let files = [
      FileName.manifest: manifest?.written, FileName.trials: trials?.written,
      FileName.blocks: blocks?.written, FileName.conditions: writtenConditions,
    ]
    run.files = files.compactMapValues(\.self)
    try writeRun()
  }

  // MARK: Pictures

  /// Keeps a picture of the codes of a stream's frame, unless it exists.
  func keepShot(of frame: FrameRecord, _ image: () throws -> GreyImage) throws {
    try FramePictures(path: path).writeShot(of: frame, image)
  }

  /// Keeps a copy of the picture of a stream's frame.
  func keepShot(of frame: String, from path: String) throws {
    try FramePictures(path: self.path).copyShot(of: frame, from: path)
  }

  /// Keeps the picture of a frame over which engines disagree, or that none of them read though its
  /// modules are wide enough, unless its kind has enough.
  package func keepSample(
    _ frame: FrameRecord, _ trials: [TrialRecord], _ image: () throws -> GreyImage
  ) throws {
    try pictures.add(
      FrameCandidate(frame), disagree: TrialRecord.disagree(trials),
      areUnread: frame.isUnread(by: trials), image)
  }
}
