package import EngineHosting
import Foundation
import Records

/// The folder of a duel, locked against other duels.
package struct DuelFolder {
  /// The runs in which both engines read every frame.
  package static let readings = ["reading-1", "reading-2"]

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
    try RecordFolder.remove(
      left + [
        FileName.frames, FileName.page, FileName.markdown, FileName.junit, FileName.stepSummary,
      ], from: path)
  }

  /// The log for an engine's standard error, begun anew.
  package func log(ofEngine label: String) throws -> EngineLog {
    try EngineLog(ofEngine: label, in: path, isContinued: false)
  }
}
