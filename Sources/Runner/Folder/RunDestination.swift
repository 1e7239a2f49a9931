import Barcodes
package import EngineHosting
import Foundation
package import Records
import Storage

/// The folder that a run will be written to.
package struct RunDestination {
  private let folder: OutputFolder
  /// The run that is resumed; nil for a new one.
  package let earlier: RunRecord?

  /// - Parameter existing: what becomes of a run that is there, which stays until the new one is
  ///   finished.
  /// - Throws: `FileError` or `RecordError`.
  package init(
    path: String, existing: OutputFolder.Existing, inputs: [String] = [],
    remedy: String = "name another folder, replace it with --force, or go on with it with --resume"
  ) throws {
    folder = try OutputFolder(
      path, .run, existing: existing, inputs: inputs, remedy: remedy)
    earlier =
      folder.isResumed
      ? try RunRecord.read(at: "\(folder.workPath)/\(FileName.run)") : nil
  }

  /// The folder that the run is written to until it is finished.
  package var workPath: String { folder.workPath }

  /// Puts a finished run in place, unless it is there already; throws `FileError`.
  package func putInPlace() throws { try folder.putInPlace() }

  /// Returns the log for an engine's standard error: a new one, unless the run is resumed.
  package func log(ofEngine label: String) throws -> EngineLog {
    try EngineLog(ofEngine: label, in: workPath, isContinued: earlier != nil)
  }

  /// Opens the files of the run, or continues those of the earlier one.
  ///
  /// - Parameter conditions: the conditions that lines of the manifest leave out.
  /// - Throws: `FileError`, or `RecordError`, also if the earlier one cannot go on.
  package func begin(
    _ run: RunRecord, conditions: ConditionTable = ConditionTable([])
  ) throws -> RunFolderWriter {
    guard var earlier else {
      return try RunFolderWriter(folder: folder, run: run, conditions: conditions)
    }
    try earlier.requireSame(as: run, path: folder.path)
    if earlier.finishedAt == nil {
      earlier.resumedAt = (earlier.resumedAt ?? []) + [run.startedAt]
      earlier.jobs = earlier.jobs.map { max($0, run.jobs ?? $0) }
    }
    return try RunFolderWriter(folder: folder, run: earlier, conditions: conditions)
  }
}

extension RunRecord {
  /// Checks that another run would read the same frames with the same engines.
  ///
  /// - Throws: `RecordError`, naming the difference.
  fileprivate func requireSame(as other: RunRecord, path: String) throws(RecordError) {
    func fail(_ what: String) -> RecordError {
      .unfit(
        path: path,
        reason:
          "its run cannot go on: \(what); give the command that began it, or begin anew with --force"
      )
    }
    if let difference = zip(suites, other.suites).lazy.compactMap(Self.difference).first {
      throw fail(difference)
    }
    if let difference = zip(engines, other.engines).lazy.compactMap(Self.difference).first {
      throw fail(difference)
    }
    guard suites.count == other.suites.count else {
      throw fail("it has \(suites.count) suites, not \(other.suites.count)")
    }
    guard engines.count == other.engines.count else {
      throw fail("it has \(engines.count) engines, not \(other.engines.count)")
    }
    guard part == other.part else {
      throw fail(
        part.map { $0.number } == other.part?.number && part?.of == other.part?.of
          ? "another program has begun it"
          : "it is \(part?.words ?? "a whole run"), not \(other.part?.words ?? "a whole run")")
    }
    let (before, now) = (
      ReproductionFile.limits(in: commandLine), ReproductionFile.limits(in: other.commandLine)
    )
    guard before == now else {
      func words(_ limits: [String]) -> String {
        limits.isEmpty ? "no limits of its own" : limits.joined(separator: " ")
      }
      throw fail("it was begun with \(words(before)), and this command has \(words(now))")
    }
    guard scanbenchVersion == other.scanbenchVersion else {
      throw fail("scanbench \(scanbenchVersion) began it, and this is \(other.scanbenchVersion)")
    }
  }

  /// Returns the difference in words; nil if there is none.
  private static func difference(_ mine: SuiteRecord, _ theirs: SuiteRecord) -> String? {
    guard mine.name == theirs.name else {
      return "it has suite '\(mine.name)' where '\(theirs.name)' is asked for"
    }
    guard isSamePlace(mine.path, theirs.path) else {
      return "suite '\(mine.name)' is of \(mine.path), not \(theirs.path)"
    }
    var there = theirs
    there.path = mine.path
    return mine == there ? nil : "suite '\(mine.name)' has another content, profile, seed or masks"
  }

  private static func difference(_ mine: EngineRecord, _ theirs: EngineRecord) -> String? {
    guard mine.label == theirs.label else {
      return "it has engine '\(mine.label)' where '\(theirs.label)' is asked for"
    }
    let engine = "engine '\(mine.label)'"
    guard isSamePlace(mine.path, theirs.path) else {
      return "\(engine) is \(mine.path) there, and \(theirs.path) here"
    }
    guard mine.version == theirs.version else {
      return "\(engine) has version \(mine.version) there, and \(theirs.version) here"
    }
    guard mine.options == theirs.options else { return "\(engine) has other options there" }
    // Older runs do not have it.
    guard mine.sha256 ?? theirs.sha256 == theirs.sha256 else {
      return "\(engine) was another program of the same version then"
    }
    var there = theirs
    (there.path, there.sha256) = (mine.path, mine.sha256)
    return mine == there ? nil : "\(engine) claims other symbologies or features there"
  }

  private static func isSamePlace(_ first: String, _ second: String) -> Bool {
    first == second || CanonicalPath.of(first) == CanonicalPath.of(second)
  }
}
