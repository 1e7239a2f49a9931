import Foundation
package import Storage

/// Folders that hold records and what belongs to them.
package enum RecordFolder {
  /// Makes a folder, and those above it, where they are missing.
  ///
  /// - Parameter subfolder: made in it, too.
  /// - Throws: `FileError.unwritable`, which names `path`, whichever of them cannot be made.
  package static func make(_ path: String, with subfolder: String? = nil) throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        atPath: subfolder.map { "\(path)/\($0)" } ?? path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }

  /// Removes those of some files and folders that are in a folder, in this order.
  ///
  /// - Throws: `FileError.unwritable`, which names what cannot be removed.
  package static func remove(_ names: [String], from folder: String) throws(FileError) {
    for path in names.map({ "\(folder)/\($0)" }) where FileManager.default.fileExists(atPath: path)
    {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw .unwritable(path: path, reason: FileFailure.reason(of: error))
      }
    }
  }
}
