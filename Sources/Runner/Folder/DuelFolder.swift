package import EngineHosting
import Foundation
import Records
import Storage

/// The folder of a duel or a calibration, locked against others.
package struct DuelFolder {
  package enum Content: String {
    case duel, calibration

    /// What shows that the folder is in use.
    fileprivate var records: [String] {
      switch self {
      case .duel: [FileName.duel, FileName.duelBlocks] + DuelFolder.readings
      case .calibration: [FileName.calibration, FileName.duelBlocks]
      }
    }

    /// What is made of the records.
    fileprivate var renderings: [String] {
      switch self {
      case .duel:
        [FileName.frames, FileName.page, FileName.markdown, FileName.junit, FileName.stepSummary]
      case .calibration: []
      }
    }
  }

  /// The runs in which both engines read every frame.
  package static let readings = ["reading-1", "reading-2"]

  private let path: String
  private let lock: FolderLock

  /// - Parameter isReplaced: whether what an earlier one has left there is removed; else the folder is refused.
  /// - Throws: `RecordError`.
  package init(path: String, of content: Content, isReplaced: Bool) throws {
    self.path = path
    let left = content.records.filter { FileManager.default.fileExists(atPath: "\(path)/\($0)") }
    guard isReplaced || left.isEmpty else {
      throw FileError.unwritable(
        path: path,
        reason:
          "it holds a \(content.rawValue) already; name another folder, or replace it with --force")
    }
    try RecordFolder.make(path)
    lock = try FolderLock(folder: path)
    try RecordFolder.remove(left + content.renderings, from: path)
  }

  /// The log for an engine's standard error, begun anew.
  package func log(ofEngine label: String) throws -> EngineLog {
    try EngineLog(ofEngine: label, in: path, isContinued: false)
  }
}
