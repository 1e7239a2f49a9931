import EngineHosting
import Foundation
import Records
import Storage

extension EngineLog {
  static func fileName(ofEngine label: String) -> String { "engine-\(label).log" }

  /// A folder's file for an engine's standard error.
  ///
  /// - Parameter isContinued: whether what is there stays.
  /// - Throws: `FileError.unwritable`.
  convenience init(ofEngine label: String, in folder: String, isContinued: Bool) throws {
    let path = "\(folder)/\(Self.fileName(ofEngine: label))"
    if !isContinued || !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw FileError.unwritable(path: path, reason: FileFailure.reason(errno: errno))
    }
    _ = try? file.seekToEnd()
    self.init(file)
  }
}
