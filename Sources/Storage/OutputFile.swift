package import Foundation

/// Single files that a person names for a result.
package enum OutputFile {
  /// Writes a file whole, in place of an old one. Devices, pipes and standard output are written through, and what a
  /// link leads to is written there.
  ///
  /// - Parameters:
  ///   - kind: what is written, in words.
  ///   - isOurs: whether an old file of this content may be replaced.
  /// - Throws: `FileError.unwritable`, also where the old file may not be replaced.
  package static func write(
    _ data: Data, to path: String, ofKind kind: String, replacing isOurs: (Data) -> Bool
  ) throws(FileError) {
    if isStream(path) { return try writeThrough(data, to: path) }
    try check(path, ofKind: kind, replacing: isOurs)
    let place = CanonicalPath.of(path)
    try FileError.reported(at: path) { () throws(FileError) in
      try Folder.make(above: place)
      try FileReplacement.write(data, to: place)
    }
  }

  /// Checks that a file may be written: that there is none, or one of ours, or a device or pipe.
  ///
  /// - Throws: `FileError.unwritable`.
  package static func check(
    _ path: String, ofKind kind: String, replacing isOurs: (Data) -> Bool
  ) throws(FileError) {
    if isStream(path) { return }
    try requireName(path)
    let place = CanonicalPath.of(path)
    switch FileType(at: place, followingLinks: false) {
    case .folder: throw .unwritable(path: path, reason: "it is a folder; name a file")
    case .regular:
      guard
        let old = try? InputFile.bytes(of: place, limitBytes: InputFile.replacedLimitBytes)
      else {
        throw .unwritable(path: path, reason: "what is there cannot be read; name another file")
      }
      guard old.isEmpty || isOurs(old) else {
        throw .unwritable(
          path: path, reason: "what is there is no \(kind); name another file")
      }
    default: break
    }
  }

  /// Opens a file, a device or a pipe, to write at its end; a file is made where there is none.
  package static func extending(_ path: String) throws(FileError) -> FileHandle {
    try .extending(isStream(path) ? path : CanonicalPath.of(path))
  }

  /// Adds lines at the end of a file, which is made where there is none; a fault leaves it as it was. Where its last line has no end, as some
  /// editors leave it, that comes first.
  package static func append(_ lines: Data, to path: String) throws(FileError) {
    try requireName(path)
    let place = CanonicalPath.of(path)
    try Folder.make(above: place)
    let file = try extending(path)
    try FileError.writing(path) {
      let end = try file.seekToEnd()
      do {
        try file.write(contentsOf: lineEnd(missingIn: place) + lines)
        try file.synchronize()
      } catch {
        try? file.truncate(atOffset: end)
        throw error
      }
      try file.close()
    }
  }

  /// Returns a newline for a regular file that does not end in one.
  private static func lineEnd(missingIn place: String) throws -> Data {
    guard FileType(at: place, followingLinks: false) == .regular,
      let file = FileHandle(forReadingAtPath: place)
    else { return Data() }
    let end = try file.seekToEnd()
    guard end > 0 else { return Data() }
    try file.seek(toOffset: end - 1)
    return try file.readToEnd() == Data("\n".utf8) ? Data() : Data("\n".utf8)
  }

  private static func requireName(_ path: String) throws(FileError) {
    if path.isEmpty { throw .unwritable(path: "''", reason: "it has no name; name a file") }
  }

  /// True if a path is that of a device or a pipe; also the names of descriptors, which stand for
  /// whatever they are open on.
  package static func isStream(_ path: String) -> Bool {
    ["/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/"].contains { path.hasPrefix($0) }
      || FileType(at: path, followingLinks: true) == .stream
  }

  private static func writeThrough(_ data: Data, to path: String) throws(FileError) {
    try FileError.writing(path) {
      let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: data)
      try file.close()
    }
  }
}
