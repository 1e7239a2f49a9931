import CZip
import Foundation
import Photographed
import Storage

/// The files of a ZIP archive, read by libzip without unpacking to the disk. Archives may come from
/// anyone, and a few bytes can stand for many: all are checked against limits before unpacking.
final class ZipArchive {
  private let archive: OpaquePointer
  private let path: String
  /// The names of its files, in its order, without folders.
  let names: [String]

  /// The most bytes of an archive; its table of files takes some six times as much memory.
  static let limitBytes = 32 << 20
  /// The most files and folders: some ten readers' answers on 10,000 pictures.
  static let mostFiles = 100_000
  /// The most bytes of one unpacked file.
  static let fileLimitBytes = 16 << 20
  static let unpackedLimitBytes = 256 << 20
  /// The bytes of a file's two headers, without its name (APPNOTE.TXT of PKWARE, 4.3.7 and 4.3.12).
  private static let headerBytes: UInt64 = 30 + 46

  /// - Throws: `ImportFault`, `FileError`.
  init(path: String) throws {
    // Opened once for its own words where it is missing, or no regular file.
    let file = try InputFile.open(path)
    let bytes = try file.seekToEnd()
    try file.close()
    guard bytes <= Self.limitBytes else {
      throw Self.excess(path, "more than \(InputFile.size(Self.limitBytes))")
    }
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else {
      throw ImportFault(place: path, reason: "it is no ZIP archive; restore it")
    }
    do {
      names = try Self.names(in: archive, path: path, archiveBytes: bytes)
    } catch {
      // SAFETY: ends what zip_open began; nothing was changed.
      zip_discard(archive)
      throw error
    }
    self.archive = archive
    self.path = path
  }

  // SAFETY: ends what zip_open began; nothing was changed.
  deinit { zip_discard(archive) }

  /// Returns the names of the files. Throws if they are too many or too large, if two share a name,
  /// or if they have more bytes than the archive, so that some overlap.
  private static func names(
    in archive: OpaquePointer, path: String, archiveBytes: UInt64
  ) throws(ImportFault) -> [String] {
    let count = max(0, zip_get_num_entries(archive, 0))
    guard count <= mostFiles else { throw excess(path, "more than \(mostFiles) files") }
    var names: [String] = []
    var known: Set<String> = []
    var room = Room(packed: archiveBytes, unpacked: UInt64(unpackedLimitBytes))
    for index in 0..<UInt64(count) {
      var status = zip_stat_t()
      // SAFETY: the library fills `status` during the call; the name is a C string of the archive's, copied before the next one.
      guard zip_stat_index(archive, index, 0, &status) == 0,
        let name = status.name.map({ String(cString: $0) })
      else { throw ImportFault(place: path, reason: "its table of files is damaged; restore it") }
      guard known.insert(name).inserted else {
        throw ImportFault(
          place: "\(path), \(name)", reason: "it has several files of this name; restore it")
      }
      try room.take(status, named: name, path: path)
      if !name.hasSuffix("/") { names.append(name) }
    }
    return names
  }

  /// The bytes left for further files, as stored and unpacked.
  private struct Room {
    var packed: UInt64
    var unpacked: UInt64

    mutating func take(_ file: zip_stat_t, named name: String, path: String) throws(ImportFault) {
      guard file.comp_size <= packed, file.comp_size + headerBytes <= packed else {
        throw ImportFault(
          place: "\(path), \(name)",
          reason: "the files have more bytes than the archive: some lie in one another; restore it")
      }
      packed -= file.comp_size + headerBytes
      guard file.size <= fileLimitBytes else {
        throw excess("\(path), \(name)", "more than \(InputFile.size(fileLimitBytes))")
      }
      guard file.size <= unpacked else {
        throw excess(path, "more than \(InputFile.size(unpackedLimitBytes)) when unpacked")
      }
      unpacked -= file.size
    }
  }

  private static func excess(_ path: String, _ what: String) -> ImportFault {
    ImportFault(place: path, reason: "it has \(what), the most that is read of an archive")
  }

  /// Returns the date on which a file was put into the archive, in ISO 8601; nil if it has none.
  func date(of name: String) -> String? {
    guard let status = status(of: name), status.valid & UInt64(ZIP_STAT_MTIME) != 0
    else { return nil }
    return Date(timeIntervalSince1970: Double(status.mtime)).formatted(
      .iso8601.year().month().day())
  }

  private func status(of name: String) -> zip_stat_t? {
    var status = zip_stat_t()
    // SAFETY: the library fills `status` during the call.
    return zip_stat(archive, name, 0, &status) == 0 ? status : nil
  }

  /// - Throws: `ImportFault`, also for a file that is larger than the archive's table says.
  func contents(of name: String) throws(ImportFault) -> Data {
    guard let size = status(of: name)?.size, let file = zip_fopen(archive, name, 0) else {
      throw damage(of: name)
    }
    // SAFETY: ends what zip_fopen began.
    defer { zip_fclose(file) }
    var contents = Data()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: the library writes at most the count of `block` during the call.
      let count = block.withUnsafeMutableBytes { zip_fread(file, $0.baseAddress, UInt64($0.count)) }
      guard count >= 0 else { throw damage(of: name) }
      guard count > 0 else { return contents }
      contents.append(contentsOf: block[..<Int(count)])
      guard contents.count <= size else { throw damage(of: name) }
    }
  }

  private func damage(of name: String) -> ImportFault {
    ImportFault(place: "\(path), \(name)", reason: "it is damaged")
  }
}
