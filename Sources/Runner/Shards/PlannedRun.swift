import Barcodes
import CorpusRendering
import Foundation
package import Records
import Storage

/// The folder of a run that is read in shards: its plan, its shards, and where their results are.
package struct PlannedRun {
  /// A shard with the fingerprint of its file.
  package struct Shard: Sendable, Equatable {
    package var record: ShardRecord
    package var sha256: String
  }

  package let path: String
  package let plan: PlanRecord
  /// Of `plan.json`, in hexadecimal.
  package let planSHA256: String

  /// Whether a folder is that of such a run.
  package static func isAt(_ path: String) -> Bool {
    FileType(at: "\(path)/\(FileName.plan)", followingLinks: true) == .regular
  }

  /// - Throws: `FileError`, `RecordError`.
  package init(path: String) throws {
    self.path = path
    let file = "\(path)/\(FileName.plan)"
    let (plan, sha256) = try Self.read(PlanRecord.self, at: file, within: .head)
    guard plan.schema == PlanRecord.currentSchema else {
      throw RecordError.otherSchema(
        path: file, line: nil, found: plan.schema, expected: PlanRecord.currentSchema)
    }
    (self.plan, planSHA256) = (plan, sha256)
  }

  /// Makes the files of a run that is yet to be planned into rounds.
  ///
  /// - Parameter folder: empty.
  /// - Throws: `FileError`.
  package init(_ plan: PlanRecord, in folder: String) throws {
    for name in [FileName.shards, FileName.results] { try Folder.make("\(folder)/\(name)") }
    let data = try RecordCoding.document(plan)
    try FileReplacement.write(data, to: "\(folder)/\(FileName.plan)")
    (path, self.plan, planSHA256) = (folder, plan, Digest.hexadecimal(of: data))
  }

  // MARK: Shards

  /// All shards, in their order.
  ///
  /// - Throws: `FileError`, `RecordError` or `ShardError.unfit`.
  package func shards() throws -> [Shard] {
    let names = Folder.names(in: "\(path)/\(FileName.shards)") ?? []
    let count = names.count(where: FileName.isShard)
    return try (0..<count).map { try shard($0 + 1) }
  }

  /// - Throws: `FileError`, `RecordError` or `ShardError.unfit`.
  package func shard(_ number: Int) throws -> Shard {
    let file = "\(path)/\(FileName.shards)/\(FileName.shard(number))"
    let (record, sha256) = try Self.read(ShardRecord.self, at: file, within: .figures)
    guard record.schema == ShardRecord.currentSchema else {
      throw RecordError.otherSchema(
        path: file, line: nil, found: record.schema, expected: ShardRecord.currentSchema)
    }
    guard record.planSHA256 == planSHA256, record.shard == number else {
      throw ShardError.unfit(
        path: file, reason: "it is not of this run's \(FileName.plan)",
        remedy: "restore both, or plan the run anew")
    }
    return Shard(record: record, sha256: sha256)
  }

  /// Writes the shards of a round, after those that are there.
  ///
  /// - Returns: their numbers.
  /// - Throws: `FileError`, also where one of them is there already.
  package func add(_ records: [ShardRecord]) throws {
    let folder = "\(path)/\(FileName.shards)"
    for record in records {
      let file = "\(folder)/\(FileName.shard(record.shard))"
      let beside = "\(folder)/\(FileReplacement.nameBeside(FileName.shard(record.shard)))"
      let handle = try FileHandle.creating(beside, isNew: true)
      try FileError.writing(file) {
        try handle.write(contentsOf: RecordCoding.line(record) + Data("\n".utf8))
        try handle.synchronize()
        try handle.close()
      }
      chmod(beside, 0o444)
      guard try FileReplacement.publish(beside, as: file) else {
        throw FileError.unwritable(path: file, reason: "another scanbench has planned this round")
      }
    }
    try Folder.synchronize(folder)
  }

  /// Where the result of a shard is, or is to be.
  package func resultPath(of shard: Shard) -> String {
    "\(path)/\(FileName.results)/\(FileName.result(ofShard: shard.record.shard, sha256: shard.sha256))"
  }

  package func hasResult(of shard: Shard) -> Bool {
    FileType(at: resultPath(of: shard), followingLinks: true) == .regular
  }

  /// Whether the result is as it was written.
  package func hasWholeResult(of shard: Shard) -> Bool {
    hasResult(of: shard) && (try? ShardResultFile(path: resultPath(of: shard), of: shard)) != nil
  }

  /// Removes what processes that were killed have left beside results that are there.
  ///
  /// - Throws: `FileError`, `RecordError` or `ShardError.unfit`.
  package func removeAbandonedResults() throws {
    for shard in try shards() where hasResult(of: shard) {
      FileReplacement.removeAbandoned(beside: resultPath(of: shard))
    }
  }

  /// Reads a record with the SHA-256 of its file.
  private static func read<Record: Decodable>(
    _ type: Record.Type, at path: String, within allowance: JSONAllowance
  ) throws -> (Record, sha256: String) {
    let record = try RecordCoding.read(type, at: path, within: allowance)
    let data = try InputFile.bytes(of: path, limitBytes: allowance.bytes)
    return (record, Digest.hexadecimal(of: data))
  }
}
