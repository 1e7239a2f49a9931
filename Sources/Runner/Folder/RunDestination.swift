package import EngineHosting
import Foundation
package import Records
import Storage

/// The folder that a run will be written to, locked against other runs. A run that is there already stays until the
/// new one begins: until its engines have started.
package struct RunDestination {
  /// What is to become of a run that is in the folder already.
  package enum Existing: Sendable {
    /// It stays, and the folder is refused.
    case refused
    case replaced
    /// It goes on where it was interrupted; where there is none, one begins.
    case resumed
  }

  private let path: String
  private let lock: FolderLock
  /// The run that goes on; nil where one begins.
  package let earlier: RunRecord?

  /// - Throws: `RecordError`.
  package init(path: String, existing: Existing) throws {
    self.path = path
    let hasRun = FileManager.default.fileExists(atPath: "\(path)/\(FileName.run)")
    guard existing != .refused || !hasRun else {
      throw FileError.unwritable(
        path: path,
        reason:
          "it holds a run already; name another folder, replace it with --force, or go on with "
          + "it with --resume")
    }
    try RecordFolder.make(path)
    lock = try FolderLock(folder: path)
    earlier =
      existing == .resumed && hasRun
      ? try RecordCoding.read(RunRecord.self, at: "\(path)/\(FileName.run)") : nil
  }

  /// The log for an engine's standard error, begun anew unless the run goes on.
  package func log(ofEngine label: String) throws -> EngineLog {
    try EngineLog(ofEngine: label, in: path, isContinued: earlier != nil)
  }

  /// Opens the files of the run: goes on with those of the earlier one, or removes what is there.
  ///
  /// - Throws: `RecordError`, also where the earlier run is not the same.
  package func begin(_ run: RunRecord) throws -> RunFolderWriter {
    if var earlier {
      try earlier.requireSame(as: run, path: "\(path)/\(FileName.run)")
      if earlier.finishedAt == nil {
        earlier.resumedAt = (earlier.resumedAt ?? []) + [run.startedAt]
      }
      return try RunFolderWriter(path: path, run: earlier, isResumed: true, lock: lock)
    }
    try removeEarlierRun(keepingLogsOf: run.engines.map(\.label))
    return try RunFolderWriter(path: path, run: run, isResumed: false, lock: lock)
  }

  /// Removes what runs and reports write, and nothing else that may be in the folder; `run.json` first, so that a
  /// folder with that file is never half of a run.
  private func removeEarlierRun(keepingLogsOf labels: [String]) throws {
    let kept = Set(labels.map(EngineLog.fileName))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    try RecordFolder.remove(
      names.sorted { first, _ in first == FileName.run }
        .filter { Self.isWritten($0) && !kept.contains($0) }, from: path)
  }

  /// Whether runs and reports write a file or folder of this name.
  private static func isWritten(_ name: String) -> Bool {
    let names = [
      FileName.run, FileName.trials, FileName.manifest, FileName.blocks, FileName.summary,
      FileName.page, FileName.markdown, FileName.frames, FileName.thumbnails, FileName.reproduction,
    ]
    return names.contains(name) || (name.hasPrefix("engine-") && name.hasSuffix(".log"))
  }
}

extension RunRecord {
  /// Checks that another run would read the same frames with the same engines.
  ///
  /// - Throws: `RecordError.malformed`, naming what differs.
  fileprivate func requireSame(as other: RunRecord, path: String) throws {
    func fail(_ what: String) -> RecordError {
      .malformed(
        path: path, line: nil,
        reason:
          "\(what), so that its run cannot go on; repeat its command with --resume, or begin anew "
          + "with --force")
    }
    for (mine, theirs) in zip(suites, other.suites) where mine != theirs {
      throw fail(
        mine.name == theirs.name
          ? "suite '\(mine.name)' has another content, profile, seed or masks"
          : "it has suite '\(mine.name)' where '\(theirs.name)' is asked for")
    }
    for (mine, theirs) in zip(engines, other.engines) where mine != theirs {
      throw fail(
        mine.label == theirs.label
          ? "engine '\(mine.label)' has another version, path or options"
          : "it has engine '\(mine.label)' where '\(theirs.label)' is asked for")
    }
    guard suites.count == other.suites.count else {
      throw fail("it has \(suites.count) suites, not \(other.suites.count)")
    }
    guard engines.count == other.engines.count else {
      throw fail("it has \(engines.count) engines, not \(other.engines.count)")
    }
    guard scanbenchVersion == other.scanbenchVersion else {
      throw fail("scanbench \(scanbenchVersion) began it, and this is \(other.scanbenchVersion)")
    }
  }
}
