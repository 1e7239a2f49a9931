import Foundation
import Records
package import Storage

/// The folder that a preview is written to. A preview that is there already stays until the new one begins.
package struct PreviewFolder {
  /// What a preview consists of; nothing else in the folder is touched.
  private static let contents = [
    FileName.preview, FileName.contactSheet, FileName.page, FileName.frames,
  ]

  private let path: String

  /// - Parameter replacing: whether a preview that is there already may be replaced.
  /// - Throws: `FileError.unwritable`, where that may not be, or the folder holds something else by the
  ///   names of a preview's files.
  package init(path: String, replacing: Bool) throws(FileError) {
    self.path = path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if names.contains(FileName.preview) {
      guard replacing else {
        throw .unwritable(
          path: path,
          reason: "it holds a preview already; name another folder, or replace it with --force")
      }
    } else if let other = Self.contents.first(where: names.contains) {
      throw .unwritable(
        path: path, reason: "it holds '\(other)', but no preview; name another folder")
    }
  }

  /// `index.html`, which `write(page:)` writes.
  package var page: String { "\(path)/\(FileName.page)" }

  var contactSheet: String { "\(path)/\(FileName.contactSheet)" }

  /// The path of a frame's picture, from the page.
  package static func picture(ofFrame frame: String) -> String {
    "\(FileName.frames)/\(FileName.image(ofFrame: frame))"
  }

  func picture(ofFrame frame: String) -> String { "\(path)/\(Self.picture(ofFrame: frame))" }

  /// Removes what an earlier preview left, and says what this one is of: from then on the folder is known as
  /// a preview, even where it is not finished.
  func begin(_ origin: CorpusRecord) throws {
    do {
      try RecordFolder.remove(Self.contents.reversed(), from: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try write(RecordCoding.document(origin), to: "\(path)/\(FileName.preview)")
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(FileName.frames)", withIntermediateDirectories: false)
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError.unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }

  /// - Throws: `FileError.unwritable`.
  package func write(page text: String) throws(FileError) {
    try write(Data(text.utf8), to: page)
  }

  private func write(_ data: Data, to path: String) throws(FileError) {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }
}
