import Barcodes
import Foundation
package import Records
import Storage
import Summaries

/// A finished (or interrupted) run, as `scanbench run` leaves it.
package struct RunFolder {
  package let path: String
  package let run: RunRecord
  package let frames: FrameIndex
  /// The blocks of the suites that are timed; without any, none.
  package let blocks: [BlockRecord]
  /// Where in the file its trials begin that count, in bytes.
  private let trialsStart: UInt64
  /// The number of bytes of trials that count, in a run that is not finished.
  private let trialsEnd: UInt64?
  /// The suite whose trials alone count; nil for all.
  private let suite: String?

  /// A position in a run that is being written, in bytes of its files.
  package struct Position: Sendable {
    fileprivate var manifest: UInt64 = 0
    fileprivate var trials: UInt64 = 0
    fileprivate var blocks: UInt64 = 0

    /// The beginning.
    package init() {}

    /// The end of a run folder's files as they are now.
    package init(of path: String) {
      manifest = RunFolder.size(of: "\(path)/\(FileName.manifest)")
      trials = RunFolder.size(of: "\(path)/\(FileName.trials)")
      blocks = RunFolder.size(of: "\(path)/\(FileName.blocks)")
    }
  }

  /// Reads what the run was and which frames it had; trials are read later, as a stream. Of a run that is not finished, what was
  /// written by now counts, without a line that is not whole.
  ///
  /// - Parameters:
  ///   - suite: of a run that is being written, the one suite that counts; nil for all.
  ///   - position: from which on the files are read.
  /// - Throws: `RecordError`.
  package init(path: String, suite: String? = nil, from position: Position = Position()) throws {
    self.path = path
    self.suite = suite
    let kind = FolderKind.other(than: .run, in: path)
    let isRun = FileType(at: "\(path)/\(FileName.run)", followingLinks: true) != nil
    if kind != nil || !isRun && FileType(at: path, followingLinks: true) == .folder {
      throw RecordError.noRun(
        path: path, kind: kind?.name, runs: kind?.runs.map { "\(path)/\($0)" } ?? [])
    }
    var run = try RunRecord.read(at: "\(path)/\(FileName.run)")
    // Of all suites: frames of one that does not count stand in the files, too, where a run was resumed.
    let adaptiveSuites = Set(run.suites.filter(\.isAdaptive).map(\.name))
    if let suite { run.suites.removeAll { $0.name != suite } }
    self.run = run
    let isOpen = run.finishedAt == nil
    func end(of name: String) -> UInt64? { isOpen ? Self.size(of: "\(path)/\(name)") : nil }
    // Before the manifest: a frame stands there before its trials are written, and a block's trials before the block.
    blocks = try Self.blocks(in: path, from: position.blocks, upTo: end(of: FileName.blocks))
    (trialsStart, trialsEnd) = (position.trials, end(of: FileName.trials))
    frames = try FrameIndex(
      manifest: "\(path)/\(FileName.manifest)", from: position.manifest,
      upTo: end(of: FileName.manifest),
      adaptiveSuites: adaptiveSuites)
  }

  /// Those of the suites that are timed, each of which may be there once.
  private static func blocks(
    in folder: String, from offset: UInt64, upTo end: UInt64?
  ) throws -> [BlockRecord] {
    let path = "\(folder)/\(FileName.blocks)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let blocks = try JSONLinesReader.all(
      BlockRecord.self, path: path, from: offset, upTo: end, within: .blocks)
    var seen: [String: Set<Int>] = [:]
    for (index, block) in blocks.enumerated()
    where !seen[block.suite, default: []].insert(block.block).inserted {
      throw RecordError.malformed(
        path: path, line: offset == 0 ? index + 1 : nil,
        reason:
          "block \(block.block) of suite \(VisibleText.quoted(block.suite)) stands here a second time"
      )
    }
    return blocks
  }

  fileprivate static func size(of path: String) -> UInt64 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_size) : 0
  }

  /// The trial whose line begins at `offset`, in bytes.
  ///
  /// - Throws: `RecordError`.
  package func trial(at offset: UInt64) throws -> TrialRecord? {
    var picker = try trialPicker()
    return try picker.record(at: offset)
  }

  /// For trials that are read again.
  ///
  /// - Throws: `FileError`.
  package func trialPicker() throws -> JSONLinesReader<TrialRecord> {
    try JSONLinesReader(linesOf: TrialRecord.self, path: "\(path)/\(FileName.trials)")
  }

  /// The suite of the frame at an index, and the symbologies of its codes.
  private func question(ofFrame index: Int) -> (suite: String, symbologies: FormatMask) {
    let group = frames.groups[frames.group(ofFrame: index)]
    return (group.suite, group.ownMask)
  }

  /// Calls `body` with each trial, where its line begins in bytes, and its frame, in the order of the file, one at a time.
  ///
  /// - Throws: `RecordError` at a line that is no trial, that stands there twice, or that was not asked for, and where trials of a
  ///   finished run are missing: what was cut off could be all that matters; and what `body` throws.
  package func forEachTrial(_ body: (TrialRecord, UInt64, FrameFacts) throws -> Void) throws {
    let file = "\(path)/\(FileName.trials)"
    let labels = Set(run.engines.map(\.label))
    var reader = try JSONLinesReader(
      TrialRecord.self, path: file, from: trialsStart, upTo: trialsEnd)
    var census = TrialCensus(of: file, run, frames: frames.count)
    func fault(_ reason: String) -> RecordError {
      .malformed(path: file, line: reader.line, reason: reason)
    }
    while let trial = reader.next() {
      if let suite, !trial.frame.hasPrefix("\(suite)/") { continue }
      guard let facts = frames[trial.frame] else {
        throw fault("\(FileName.manifest) has no frame \(VisibleText.quoted(trial.frame))")
      }
      guard labels.contains(trial.engine) else {
        throw fault("\(FileName.run) has no engine \(VisibleText.quoted(trial.engine))")
      }
      try census.add(trial, line: reader.line) {
        (
          facts.index, frames.groups[facts.group].ownMask, frames.truths(ofFrame: facts.index)
        )
      }
      try body(trial, reader.lineOffset, facts)
    }
    if let failure = reader.failure { throw failure }
    try census.end(frame: question(ofFrame:))
    // Last, since what has a line is told by its line.
    if suite == nil { try run.requireFilesAsWritten(in: path) }
  }
}
