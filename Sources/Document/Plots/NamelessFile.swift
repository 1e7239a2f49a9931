import Foundation

/// A temporary file without a name: nothing is left of it when this process ends, however it does.
struct NamelessFile {
  let handle: FileHandle

  /// - Throws: `ReportError.noTemporaryFile`.
  init() throws(ReportError) {
    let folder = FileManager.default.temporaryDirectory
    var path = Array(folder.appendingPathComponent("scanbench-XXXXXX").path.utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw .noTemporaryFile(folder: folder.path, message: String(cString: strerror(errno)))
    }
    unlink(path)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Writes a text, and moves back to its beginning for reading.
  func write(_ text: String) throws {
    try handle.write(contentsOf: Data(text.utf8))
    try handle.seek(toOffset: 0)
  }

  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
