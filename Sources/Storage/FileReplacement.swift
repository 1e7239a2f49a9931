package import Foundation

#if os(Linux)
  import CLinux
#endif

/// Whole files that are written beside those of their names and put in place when all are on the disk, so that what was
/// there stays whole until then; a fault leaves it as it was.
package struct FileReplacement {
  private var files: [(path: String, beside: String, replacesOld: Bool)] = []

  package init() {}

  /// The name under which a file is written until it is whole.
  package static func nameBeside(_ name: String) -> String { ".\(name)\(ending)" }

  /// The name that a file is to have; nil for that of a whole file.
  package static func name(ofBeside name: String) -> String? {
    isBeside(name) ? String(name.dropFirst().dropLast(ending.count)) : nil
  }

  package static func isBeside(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(ending)
  }

  private static let ending = ".unfinished"

  /// Writes files and puts them in place, in this order.
  ///
  /// - Throws: `FileError.unwritable`, also where something else than a file has one of the names.
  package static func write(_ contents: [(path: String, data: Data)]) throws(FileError) {
    var replacement = FileReplacement()
    do {
      for (path, data) in contents { try replacement.add(data, at: path) }
      try replacement.putInPlace()
    } catch {
      replacement.removeRemains()
      throw error
    }
    replacement.removeRemains()
  }

  /// Writes one file and puts it in place.
  package static func write(_ data: Data, to path: String) throws(FileError) {
    try write([(path, data)])
  }

  private mutating func add(_ data: Data, at path: String) throws(FileError) {
    let type = FileType(at: path, followingLinks: false)
    guard type == nil || type == .regular else {
      throw .unwritable(path: path, reason: "something else than a file has this name")
    }
    let url = URL(fileURLWithPath: path)
    let beside = url.deletingLastPathComponent()
      .appendingPathComponent(Self.nameBeside(url.lastPathComponent)).path
    // Left by a process that was killed.
    if FileType(at: beside, followingLinks: false) == .regular { unlink(beside) }
    let file = try FileError.reported(at: path) { () throws(FileError) in
      try FileHandle.creating(beside, isNew: true)
    }
    files.append((path, beside, type == .regular))
    try FileError.writing(path) {
      if type == .regular { Self.copyMode(of: path, to: file) }
      try file.write(contentsOf: data)
      try file.synchronize()
      try file.close()
    }
  }

  private static func copyMode(of path: String, to file: FileHandle) {
    var status = stat()
    if stat(path, &status) == 0 { fchmod(file.fileDescriptor, status.st_mode & 0o777) }
  }

  /// Puts all in place, or none.
  private func putInPlace() throws(FileError) {
    var done = 0
    do {
      for file in files {
        try FileError.writing(file.path) {
          // The old one is kept beside, so that it can come back.
          let code =
            file.replacesOld
            ? Folder.exchange(file.beside, file.path) : rename(file.beside, file.path)
          guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
        done += 1
      }
      for folder in Set(
        files.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path })
      {
        try Folder.synchronize(folder)
      }
    } catch {
      for file in files[..<done].reversed() {
        if file.replacesOld {
          _ = Folder.exchange(file.beside, file.path)
        } else {
          unlink(file.path)
        }
      }
      throw error
    }
  }

  /// Removes what lies beside: files that were not put in place, or those that they have replaced.
  private func removeRemains() {
    for file in files { unlink(file.beside) }
  }
}
