import Analysis
import Records
import Runner
import Storage

/// Puts the results of a run's shards together.
package enum GatherSession {
  /// - Parameter isPartial: whether results that are there are enough.
  /// - Returns: what was gathered, in a line.
  /// - Throws: `ShardError`, `FileError`, `RecordError` or `PlanningError`.
  package static func write(_ folder: String, isPartial: Bool) throws -> String {
    let run = try PlannedRun(path: folder)
    try run.requireThisProgram()
    let lock = try FolderLock(folder: folder)
    defer { lock.release() }
    let path = "\(folder)/\(FileName.run)"
    var record = try RunRecord.read(at: path)
    let line = ProgressLine(unit: "frames")
    defer { line.finish() }
    let outcome = try Gathering(run, inputs: run.openInputs(), isPartial: isPartial).write(record) {
      line.show("gathering", done: $0, of: $1)
    }
    let isWhole = outcome.missing.isEmpty && !outcome.isUndecided
    if isWhole { try run.removeAbandonedResults() }
    record.finishedAt = isWhole ? record.finishedAt ?? Program.now : nil
    record.shards = GatheredShards(
      planned: outcome.shards, missing: outcome.missing, isUndecided: outcome.isUndecided,
      machines: outcome.machines)
    try record.take(filesIn: folder)
    try FileReplacement.write(record.document(), to: path)
    let what =
      "\(folder): \(Wording.count(outcome.frames)) frames and \(Wording.count(outcome.trials)) trials of "
      + "\(Wording.count(outcome.shards)) shards"
    return isWhole ? what : "\(what); \(record.shards?.shortfall ?? "")"
  }
}
