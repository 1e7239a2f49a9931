import CZip
import Foundation
import Storage

/// The files of a ZIP archive, read by libzip; nothing of it is unpacked to the disk.
final class ZipArchive {
  private let archive: OpaquePointer
  private let path: String

  /// The most bytes that are read of a file in it, whatever its head says.
  static let limitBytes = 64 << 20

  /// - Throws: `ImportFault`, `FileError`.
  init(path: String) throws {
    // Opened once for its own words where it is missing, or no regular file.
    try InputFile.open(path).close()
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else {
      throw ImportFault(place: path, reason: "it is no ZIP archive; restore it")
    }
    self.archive = archive
    self.path = path
  }

  // SAFETY: ends what zip_open began; nothing was changed.
  deinit { zip_discard(archive) }

  /// The names of its files, in its order; of folders none.
  var names: [String] {
    (0..<max(0, zip_get_num_entries(archive, 0))).compactMap { index in
      // SAFETY: a C string of the archive's, copied before the next call.
      zip_get_name(archive, UInt64(index), 0).map { String(cString: $0) }
    }.filter { !$0.hasSuffix("/") }
  }

  /// The day on which a file was put into it, in ISO 8601; nil where it does not say.
  func date(of name: String) -> String? {
    var status = zip_stat_t()
    // SAFETY: the library fills `status` during the call.
    guard zip_stat(archive, name, 0, &status) == 0, status.valid & UInt64(ZIP_STAT_MTIME) != 0
    else { return nil }
    return Date(timeIntervalSince1970: Double(status.mtime)).formatted(
      .iso8601.year().month().day())
  }

  /// - Throws: `ImportFault`.
  func contents(of name: String) throws(ImportFault) -> Data {
    guard let file = zip_fopen(archive, name, 0) else { throw fault(of: name, "it is damaged") }
    // SAFETY: ends what zip_fopen began.
    defer { zip_fclose(file) }
    var contents = Data()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: the library writes at most the count of `block` during the call.
      let count = block.withUnsafeMutableBytes { zip_fread(file, $0.baseAddress, UInt64($0.count)) }
      guard count >= 0 else { throw fault(of: name, "it is damaged") }
      guard count > 0 else { return contents }
      contents.append(contentsOf: block[..<Int(count)])
      guard contents.count <= Self.limitBytes else {
        throw fault(of: name, "it has more than \(InputFile.size(Self.limitBytes))")
      }
    }
  }

  private func fault(of name: String, _ reason: String) -> ImportFault {
    ImportFault(place: "\(path), \(name)", reason: reason)
  }
}
