package import Foundation

/// Files that are read: regular ones, up to a size.
///
/// A pipe whose other end is never written to would keep a command waiting for ever, and `/dev/zero` would fill its memory.
package enum InputFile {
  /// The most that is read of a file of our own that is to be replaced.
  package static let replacedLimitBytes = 256 << 20
  /// The most that a suite or a file of rules may have: a thousand times what those of the project have.
  package static let suiteLimitBytes = 4 << 20

  /// Opens a file for reading, without waiting for anything.
  ///
  /// - Parameter allowingPipes: whether it may be a pipe, too, as a shell's `<(…)` and `/dev/stdin` are. One that nobody writes to is
  ///   empty.
  /// - Throws: `FileError.unreadable`.
  package static func open(_ path: String, allowingPipes: Bool = false) throws(FileError)
    -> FileHandle
  {
    do {
      return try handle(path, allowingPipes: allowingPipes)
    } catch {
      throw .unreadable(path: path, reason: error.isPlain ? nil : error.reason)
    }
  }

  /// The same, for those who have words of their own for a file that is not there.
  package static func handle(
    _ path: String, allowingPipes: Bool = false
  ) throws(InputRefusal) -> FileHandle {
    // A path with a NUL would be cut off there.
    guard !path.utf8.contains(0) else { throw InputRefusal(errno: ENOENT) }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw InputRefusal(errno: errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    // SAFETY: fstat fills `status`, which outlives the call.
    guard unsafe fstat(descriptor, &status) == 0 else { throw InputRefusal(errno: errno) }
    switch (status.st_mode & S_IFMT, allowingPipes) {
    case (S_IFREG, _): break
    case (S_IFIFO, true):
      // Reading from a pipe waits for whoever writes to it.
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    default: throw InputRefusal(reason: "it is no regular file; store it as one")
    }
    return file
  }

  /// The bytes of a whole file.
  ///
  /// - Throws: `FileError.unreadable`, also where it has more than `limitBytes`.
  package static func bytes(
    of path: String, allowingPipes: Bool = false, limitBytes: Int
  ) throws(FileError) -> Data {
    let file = try open(path, allowingPipes: allowingPipes)
    defer { try? file.close() }
    let bytes: Data
    do {
      // One more, to see whether there is one.
      bytes = try self.bytes(of: file, upTo: limitBytes + 1)
    } catch {
      throw .unreadable(path: path, reason: FileError.reason(of: error))
    }
    guard bytes.count <= limitBytes else {
      throw .unreadable(
        path: path, reason: "it has more than \(size(limitBytes)), the most that is read of it")
    }
    return bytes
  }

  /// Reads the next bytes of a file, up to `count` or its end.
  package static func bytes(of file: FileHandle, upTo count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count,
      let block = try file.read(upToCount: min(1 << 20, count - bytes.count)), !block.isEmpty
    {
      bytes += block
    }
    return bytes
  }

  /// `16 MiB`, or the bytes where they are fewer.
  package static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}

/// Why a file is not read.
package struct InputRefusal: Error, Equatable {
  package var reason: String
  /// True if the file is not there, or may not be read: the most frequent reasons.
  package var isPlain = false

  init(reason: String) { self.reason = reason }

  init(errno code: Int32) {
    reason = FileError.reason(errno: code)
    isPlain = [ENOENT, EACCES, ENOTDIR].contains(code)
  }
}
