import Barcodes
import CorpusRendering
import Foundation
import Records
import Storage

/// Writes the result of a shard under another name, and gives it its own when it is whole: half a result is never seen.
final class ShardResultWriter {
  private static let bufferBytes = 1 << 18

  private let path: String
  /// Where it is written.
  private let beside: String
  private let file: FileHandle
  private var buffer = Data()
  private var (frames, trials) = (0, 0)
  private var isClosed = false

  /// - Parameters:
  ///   - path: the result's own.
  ///   - scratch: the folder to write it in at first; nil for its own.
  /// - Throws: `FileError.unwritable`.
  init(path: String, scratch: String?, header: ShardResultHeader) throws {
    self.path = path
    let url = URL(fileURLWithPath: path)
    let own = url.deletingLastPathComponent().path
    // Object stores, and archives of files alone, lose folders that are empty.
    try Folder.make(own)
    let folder = scratch ?? own
    beside = "\(folder)/\(FileReplacement.nameBeside(url.lastPathComponent))"
    file = try FileHandle.creating(beside, isNew: true)
    // Whoever removes what was abandoned leaves it alone.
    flock(file.fileDescriptor, LOCK_EX | LOCK_NB)
    try add(header)
  }

  deinit { if !isClosed { unlink(beside) } }

  /// - Parameter index: of the frame in its suite.
  func write(_ read: ReadFrame, index: Int) throws {
    let troubles = read.trials.indices.filter { read.trials[$0].trouble != nil }
    try add(
      ShardFrameNote(
        frame: index, reads: read.trials.map(\.readsFrame),
        troubles: troubles.isEmpty ? nil : troubles,
        disagree: TrialRecord.disagree(read.trials) ? true : nil,
        unread: read.frame.record.isUnread(by: read.trials) ? true : nil))
    var frame = read.frame.record
    frame.file = nil
    try add(frame)
    for trial in read.trials { try add(trial) }
    frames += 1
    trials += read.trials.count
  }

  /// Ends a block whose frames were written.
  func write(_ block: BlockRecord) throws { try add(block) }

  /// Ends the result and gives it its name.
  ///
  /// - Parameter replacesOld: whether it takes the place of one that is damaged.
  /// - Returns: whether it has the name: not where somebody else was first.
  /// - Throws: `FileError`.
  func publish(seconds: Double, jobs: Int, replacesOld: Bool) throws -> Bool {
    try flush()
    let footer = ShardResultFooter(
      frames: frames, trials: trials, seconds: seconds, jobs: jobs,
      sha256: Digest.hexadecimal(of: try ShardResultFile.mapped(beside)))
    try add(footer)
    try flush()
    try FileError.writing(path) {
      try file.synchronize()
      try file.close()
    }
    isClosed = true
    let isNamed = try FileReplacement.publish(
      inPlaceOfScratch(), as: path, replacesOld: replacesOld)
    try Folder.synchronize(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    return isNamed
  }

  /// The file on the file system of its own name.
  private func inPlaceOfScratch() throws(FileError) -> String {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    guard !Folder.areOnOneFileSystem(beside, folder) else { return beside }
    let copy = "\(folder)/\(FileReplacement.nameBeside(url.lastPathComponent))"
    defer { unlink(beside) }
    do {
      let file = try FileHandle.creating(copy, isNew: true)
      try FileError.writing(path) {
        try file.write(contentsOf: try ShardResultFile.mapped(beside))
        try file.synchronize()
        try file.close()
      }
    } catch {
      unlink(copy)
      throw error
    }
    return copy
  }

  private func add(_ record: some Encodable) throws {
    buffer += try RecordCoding.line(record)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.bufferBytes { try flush() }
  }

  private func flush() throws(FileError) {
    try FileError.writing(path) { try file.write(contentsOf: buffer) }
    buffer = Data()
  }
}
