package import Foundation
package import Records

/// The folder that a run will be written to. A run that is there already stays until the new one begins:
/// until its engines have started.
package struct RunDestination {
  private let path: String

  /// - Parameter replacing: whether a run that is there already may be removed.
  /// - Throws: `RecordError.unwritable`.
  package init(path: String, replacing: Bool) throws {
    self.path = path
    guard replacing || !FileManager.default.fileExists(atPath: "\(path)/\(FileName.run)") else {
      throw RecordError.unwritable(
        path: path,
        reason: "it holds a run already; name another folder, or replace it with --force")
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw RecordError.unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }

  /// The file for an engine's standard error, emptied.
  package func log(ofEngine label: String) throws -> FileHandle {
    let path = "\(path)/\(Self.logName(ofEngine: label))"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let log = FileHandle(forWritingAtPath: path)
    else {
      throw RecordError.unwritable(path: path, reason: FileFailure.reason(errno: errno))
    }
    return log
  }

  /// Removes what an earlier run left, and opens the files of this one.
  ///
  /// - Throws: `RecordError.unwritable`.
  package func begin(_ run: RunRecord) throws -> RunFolderWriter {
    try removeEarlierRun(keepingLogsOf: run.engines.map(\.label))
    return try RunFolderWriter(path: path, run: run)
  }

  private static func logName(ofEngine label: String) -> String { "engine-\(label).log" }

  /// Removes what runs and reports write, and nothing else that may be in the folder.
  private func removeEarlierRun(keepingLogsOf labels: [String]) throws {
    let kept = Set(labels.map(Self.logName))
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    for name in names ?? [] where Self.isWritten(name) && !kept.contains(name) {
      do {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
      } catch {
        throw RecordError.unwritable(path: "\(path)/\(name)", reason: FileFailure.reason(of: error))
      }
    }
  }

  /// Whether runs and reports write a file or folder of this name.
  private static func isWritten(_ name: String) -> Bool {
    let names = [
      FileName.run, FileName.trials, FileName.manifest, FileName.blocks, FileName.summary,
      FileName.page,
      FileName.markdown, FileName.frames, FileName.thumbnails,
    ]
    return names.contains(name) || (name.hasPrefix("engine-") && name.hasSuffix(".log"))
  }
}
