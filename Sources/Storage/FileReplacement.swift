package import Foundation

#if os(Linux)
  import CLinux
#endif

/// Whole files that are written beside those of their names and put in place when all are on the disk, so that what was
/// there stays whole until then; a fault leaves it as it was.
package struct FileReplacement {
  /// Each file is open beside the path, and locked, until it has its name.
  private var parts: [(path: String, file: FileHandle, beside: String, replacesOld: Bool)] = []

  package init() {}

  /// A name, that nobody else has, under which a file is written until it is whole.
  package static func nameBeside(_ name: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return ".\(name)\(infix)\(String(repeating: "0", count: 16 - number.count))\(number)"
  }

  /// The name that a file is to have; nil for that of a whole file.
  package static func name(ofBeside name: String) -> String? {
    guard name.hasPrefix("."), let infix = name.range(of: infix, options: .backwards) else {
      return nil
    }
    let number = name[infix.upperBound...]
    let isNumber = number.utf8.count == 16 && number.allSatisfy("0123456789abcdef".contains)
    return isNumber ? String(name[..<infix.lowerBound].dropFirst()) : nil
  }

  private static let infix = ".scanbench-"

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

  /// The same in one folder, which is there.
  package static func write(
    _ files: [(name: String, data: Data)], in folder: String
  ) throws(FileError) {
    try write(files.map { ("\(folder)/\($0.name)", $0.data) })
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
    let folder = url.deletingLastPathComponent().path
    Self.removeAbandoned(beside: path)
    let beside = "\(folder)/\(Self.nameBeside(url.lastPathComponent))"
    let file = try FileError.reported(at: path) { () throws(FileError) in
      try FileHandle.creating(beside, isNew: true)
    }
    flock(file.fileDescriptor, LOCK_EX | LOCK_NB)
    parts.append((path, file, beside, type == .regular))
    try FileError.writing(path) {
      if type == .regular { Self.copyMode(of: path, to: file) }
      try file.write(contentsOf: data)
      try file.synchronize()
    }
  }

  /// Removes what processes that were killed have left beside a file: what nobody has locked.
  package static func removeAbandoned(beside path: String) {
    let url = URL(fileURLWithPath: path)
    let (name, folder) = (url.lastPathComponent, url.deletingLastPathComponent().path)
    for other in Folder.names(in: folder) ?? [] where Self.name(ofBeside: other) == name {
      let path = "\(folder)/\(other)"
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
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
      for part in parts {
        try FileError.writing(part.path) {
          // The old one is kept beside, so that it can come back.
          let code =
            part.replacesOld
            ? Folder.exchange(part.beside, part.path) : rename(part.beside, part.path)
          guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
        done += 1
      }
      for folder in Set(
        parts.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path })
      {
        try Folder.synchronize(folder)
      }
    } catch {
      for part in parts[..<done].reversed() {
        if part.replacesOld {
          _ = Folder.exchange(part.beside, part.path)
        } else {
          unlink(part.path)
        }
      }
      throw error
    }
  }

  /// Removes what lies beside: files that were not put in place, or those that they have replaced.
  private func removeRemains() {
    for part in parts { unlink(part.beside) }
  }
}
