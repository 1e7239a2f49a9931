package import EngineHosting
import Foundation
package import Records
import Storage

/// The folder that a run will be written to.
package struct RunDestination {
  private let folder: OutputFolder
  /// The run that goes on; nil where one begins.
  package let earlier: RunRecord?

  /// - Parameters:
  ///   - existing: what is to become of a run that is there already: it stays until the new one is finished.
  ///   - inputs: suites and corpora.
  /// - Throws: `FileError` or `RecordError`.
  package init(path: String, existing: OutputFolder.Existing, inputs: [String] = []) throws {
    folder = try OutputFolder(
      path, .run, existing: existing, inputs: inputs,
      remedy: "name another folder, replace it with --force, or go on with it with --resume")
    earlier =
      folder.isResumed
      ? try RecordCoding.read(RunRecord.self, at: "\(folder.workPath)/\(FileName.run)") : nil
  }

  /// Where the run is written until it is finished.
  package var workPath: String { folder.workPath }

  /// Puts a run that had been finished in place, unless it is.
  ///
  /// - Throws: `FileError`.
  package func putInPlace() throws { try folder.putInPlace() }

  /// The log for an engine's standard error, begun anew unless the run goes on.
  package func log(ofEngine label: String) throws -> EngineLog {
    try EngineLog(ofEngine: label, in: workPath, isContinued: earlier != nil)
  }

  /// Opens the files of the run, or goes on with those of the earlier one.
  ///
  /// - Throws: `FileError`; `RecordError`, also where the earlier run is not the same.
  package func begin(_ run: RunRecord) throws -> RunFolderWriter {
    guard var earlier else { return try RunFolderWriter(folder: folder, run: run) }
    try earlier.requireSame(as: run, path: "\(workPath)/\(FileName.run)")
    if earlier.finishedAt == nil {
      earlier.resumedAt = (earlier.resumedAt ?? []) + [run.startedAt]
    }
    return try RunFolderWriter(folder: folder, run: earlier)
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
    func isSamePlace(_ first: String, _ second: String) -> Bool {
      first == second || CanonicalPath.of(first) == CanonicalPath.of(second)
    }
    for (mine, theirs) in zip(suites, other.suites) where mine.name == theirs.name {
      if !isSamePlace(mine.path, theirs.path) {
        throw fail("suite '\(mine.name)' is of \(mine.path), not \(theirs.path)")
      }
    }
    for (mine, var theirs) in zip(suites, other.suites) {
      theirs.path = mine.path
      if mine == theirs { continue }
      throw fail(
        mine.name == theirs.name
          ? "suite '\(mine.name)' has another content, profile, seed or masks"
          : "it has suite '\(mine.name)' where '\(theirs.name)' is asked for")
    }
    for (mine, var theirs) in zip(engines, other.engines) {
      if isSamePlace(mine.path, theirs.path) { theirs.path = mine.path }
      if mine == theirs { continue }
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
