import Barcodes
import CorpusRendering
import Foundation
package import Records
import Storage

/// Puts the results of all shards together, into the files that one machine would have written.
package struct Gathering {
  private let run: PlannedRun
  private let inputs: [RunInput]
  private let isPartial: Bool

  /// What was gathered.
  package struct Outcome: Equatable {
    package var frames = 0
    package var trials = 0
    /// Shards of which no result is there.
    package var missing: [Int] = []
    /// Whether another round is due.
    package var isUndecided = false
    package var shards = 0
    /// How many shards machines of each kind have read.
    package var machines: [String: Int] = [:]
  }

  /// - Parameters:
  ///   - inputs: those of the plan, in its order.
  ///   - isPartial: whether what is there is enough.
  package init(_ run: PlannedRun, inputs: [RunInput], isPartial: Bool) {
    (self.run, self.inputs, self.isPartial) = (run, inputs, isPartial)
  }

  /// Writes manifest, trials and pictures.
  ///
  /// - Parameters:
  ///   - record: of the run, for the commands that repeat deaths.
  ///   - progress: called with each frame's number, and how many there are.
  /// - Throws: `ShardError` where results are missing or another round is due, unless that is enough; then, and on `FileError`
  ///   and `RecordError`, the files are as they were.
  package func write(
    _ record: RunRecord, progress: (_ done: Int, _ total: Int) -> Void
  ) throws -> Outcome {
    let shards = try run.shards()
    let missing = try missing(of: shards)
    let total = shards.reduce(0) { $0 + $1.record.frameCount }
    let manifest = try LinesReplacement(path: "\(run.path)/\(FileName.manifest)")
    let trials = try LinesReplacement(path: "\(run.path)/\(FileName.trials)")
    var blocks: LinesReplacement?
    let gathered = GatheredPictures(folder: run.path, inputs: inputs)
    var pictures = RunPictures(folder: run.path, run: record, pictures: gathered)
    var outcome = Outcome(missing: missing, shards: shards.count)
    for input in inputs {
      var rounds = ShardRounds(run, shards, of: input)
      let state = try rounds.replay { item in
        switch item {
        case .block(let line):
          let file = try blocks ?? LinesReplacement(path: "\(run.path)/\(FileName.blocks)")
          blocks = file
          try file.write(line)
        case .frame(let frame, let index):
          try manifest.write(frame.manifestLine)
          for line in frame.trialLines { try trials.write(line) }
          gathered.pass(input.name(ofFrame: index))
          try Self.choosePictures(of: frame, in: &pictures)
          outcome.frames += 1
          outcome.trials += frame.trialLines.count
          progress(outcome.frames, total)
        }
      }
      outcome.machines.merge(state.machines, uniquingKeysWith: +)
      if state.next != nil { outcome.isUndecided = true }
    }
    guard isPartial || !outcome.isUndecided else { throw ShardError.undecided(folder: run.path) }
    try gathered.write()
    try LinesReplacement.putInPlace(
      [conditions(), manifest, trials] + (blocks.map { [$0] } ?? []))
    return outcome
  }

  /// What lines of the manifest leave out.
  private func conditions() throws -> LinesReplacement {
    let lines = try LinesReplacement(path: "\(run.path)/\(FileName.conditions)")
    for record in inputs.flatMap(\.conditions.records) {
      try lines.write(RecordCoding.line(record))
    }
    return lines
  }

  /// The numbers of the shards that have no result.
  ///
  /// - Throws: `ShardError.missing` where there are some, unless what is there is enough: of nothing there is no run.
  private func missing(of shards: [PlannedRun.Shard]) throws -> [Int] {
    let missing = shards.filter { !run.hasResult(of: $0) }.map(\.record.shard)
    guard missing.isEmpty || isPartial && missing.count < shards.count else {
      throw ShardError.missing(folder: run.path, shards: missing)
    }
    return missing
  }

  private static func choosePictures(
    of frame: ShardResultFile.Frame, in pictures: inout RunPictures
  ) throws {
    for place in frame.note.troubles ?? [] where frame.trialLines.indices.contains(place) {
      try pictures.add(frame.trial(place), GatheredPictures.notYet)
    }
    let (disagree, unread) = (frame.note.disagree ?? false, frame.note.unread ?? false)
    guard disagree || unread else { return }
    try pictures.add(
      frame.indexed(), disagree: disagree, areUnread: unread, GatheredPictures.notYet)
  }
}

/// A file of lines that is written beside its name.
private final class LinesReplacement {
  private static let bufferBytes = 1 << 18

  private let path: String
  private let beside: String
  private let file: FileHandle
  private var buffer = Data()

  init(path: String) throws {
    self.path = path
    let url = URL(fileURLWithPath: path)
    beside =
      "\(url.deletingLastPathComponent().path)/\(FileReplacement.nameBeside(url.lastPathComponent))"
    file = try FileHandle.creating(beside, isNew: true)
  }

  deinit { unlink(beside) }

  func write(_ line: Data) throws(FileError) {
    buffer += line
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.bufferBytes { try flush() }
  }

  /// Gives files their names, in this order.
  static func putInPlace(_ files: [LinesReplacement]) throws(FileError) {
    for file in files {
      try file.flush()
      try FileError.writing(file.path) { try file.file.synchronize() }
    }
    for file in files {
      guard rename(file.beside, file.path) == 0 else {
        throw .unwritable(path: file.path, reason: FileFailure.reason(errno: errno))
      }
    }
  }

  private func flush() throws(FileError) {
    try FileError.writing(path) { try file.write(contentsOf: buffer) }
    buffer = Data()
  }
}
