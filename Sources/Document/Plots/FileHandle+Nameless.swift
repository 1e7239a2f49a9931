import Foundation

extension FileHandle {
  /// Creates a temporary file without a name: nothing is left of it when this process ends, however it does.
  ///
  /// - Throws: `ReportError.noTemporaryFile`.
  static func nameless() throws(ReportError) -> FileHandle {
    let folder = FileManager.default.temporaryDirectory
    var path = Array(folder.appendingPathComponent("scanbench-XXXXXX").path.utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw .noTemporaryFile(folder: folder.path, message: String(cString: strerror(errno)))
    }
    unlink(path)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func contentsFromStart() throws -> Data {
    try seek(toOffset: 0)
    return try readToEnd() ?? Data()
  }
}
