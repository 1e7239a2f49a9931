import Foundation

/// Folders that hold records and what belongs to them.
package enum RecordFolder {
  /// Makes a folder, and those above it, where they are missing.
  ///
  /// - Parameter subfolder: made in it, too.
  /// - Throws: `RecordError.unwritable`, which names `path`, whichever of them cannot be made.
  package static func make(_ path: String, with subfolder: String? = nil) throws(RecordError) {
    do {
      try FileManager.default.createDirectory(
        atPath: subfolder.map { "\(path)/\($0)" } ?? path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }
}
