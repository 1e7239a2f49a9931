package import EngineHosting
import Foundation
import Records

/// The folder of a duel, locked against other duels.
package struct DuelFolder {
  /// The runs in which both engines read every frame.
  package static let readings = ["reading-1", "reading-2"]
  /// Of frames that changed.
  package static let mostPictures = 200

  private let path: String
  private let lock: FolderLock

  /// - Parameter isReplaced: whether what an earlier duel has left there is removed; else the folder is refused.
  /// - Throws: `RecordError`.
  package init(path: String, isReplaced: Bool) throws {
    self.path = path
    let files = [FileName.duel, FileName.duelBlocks] + Self.readings
    let left = files.filter { FileManager.default.fileExists(atPath: "\(path)/\($0)") }
    guard isReplaced || left.isEmpty else {
      throw RecordError.unwritable(
        path: path,
        reason: "it holds a duel already; name another folder, or replace it with --force")
    }
    try RecordFolder.make(path)
    lock = try FolderLock(folder: path)
    for name in left + [
      FileName.frames, FileName.page, FileName.markdown, FileName.junit, FileName.stepSummary,
    ] {
      let file = "\(path)/\(name)"
      guard FileManager.default.fileExists(atPath: file) else { continue }
      do {
        try FileManager.default.removeItem(atPath: file)
      } catch {
        throw RecordError.unwritable(path: file, reason: FileFailure.reason(of: error))
      }
    }
  }

  /// The log for an engine's standard error, begun anew.
  package func log(ofEngine label: String) throws -> EngineLog {
    let path = "\(path)/engine-\(label).log"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    guard let log = FileHandle(forWritingAtPath: path) else {
      throw RecordError.unwritable(path: path, reason: FileFailure.reason(errno: errno))
    }
    return EngineLog(log)
  }
}
