import Foundation
import Storage

/// Files with one JSON record per line.
package enum JSONLinesFile {
  /// The size limit of a line. The longest line written, a trial with thousands of decodes, has a
  /// tenth of it.
  package static let lineLimitBytes = 16 << 20

  /// Cuts off what follows the last newline: a line that was being written when power or process
  /// ended.
  ///
  /// - Throws: `RecordError`.
  package static func cutUnfinishedLine(_ path: String) throws {
    // To see that it is a regular file: opening a pipe for writing, too, would keep it from ending.
    try InputFile.open(path).close()
    guard let file = FileHandle(forUpdatingAtPath: path) else {
      throw FileError.unreadable(path: path)
    }
    defer { try? file.close() }
    do {
      let size = try file.seekToEnd()
      var end = size
      while end > 0 {
        let start = end > 1 << 16 ? end - 1 << 16 : 0
        try file.seek(toOffset: start)
        let block = try file.read(upToCount: Int(end - start)) ?? Data()
        if let newline = block.lastIndex(of: UInt8(ascii: "\n")) {
          end = start + UInt64(newline - block.startIndex) + 1
          break
        }
        end = start
      }
      if end < size { try file.truncate(atOffset: end) }
    } catch {
      throw FileError.unwritable(path: path, reason: FileError.reason(of: error))
    }
  }
}
