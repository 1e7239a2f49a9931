import Foundation
import Records
package import Summaries

extension Summary {
  /// True if a path is that of a file, not of a folder; where there is neither, if its name is that
  /// of a file.
  package static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? !isFolder.boolValue : path.hasSuffix(".json")
  }

  /// Reads the summary of a run: from its trials, where `path` is a run folder; or as a file of its own.
  ///
  /// - Throws: `RecordError`.
  package static func read(at path: String) throws -> Summary {
    isFile(path) ? try read(file: path) : try RunFolder(path: path).summary()
  }
}
