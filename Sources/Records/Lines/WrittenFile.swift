package import Barcodes
import Foundation
import Storage

/// The extent and content of one of a run's files at the time when `run.json` was written.
package struct WrittenFile: Codable, Sendable, Equatable {
  package var bytes: UInt64
  @Tally package var lines: Int
  /// The SHA-256 of these bytes, in hexadecimal.
  package var sha256: String

  package init(bytes: UInt64, lines: Int, sha256: String) {
    (self.bytes, self.sha256) = (bytes, sha256)
    self.lines = lines
  }

  /// Creates the state of a whole file as it is now.
  ///
  /// - Throws: `FileError`.
  package init(of path: String) throws {
    var lines = 0
    let digest = try Digest(ofFile: path) { block in
      lines += block.count { $0 == UInt8(ascii: "\n") }
    }
    self.init(bytes: digest.byteCount, lines: lines, sha256: digest.hexadecimal)
  }

  /// The change of a file since.
  package enum FileState: Equatable {
    case asWritten
    /// The file goes on after what was written.
    case longer
    /// Lines are missing; it is not known which.
    case shorter
    case changed
  }

  /// - Throws: `FileError`.
  package func state(of path: String) throws -> FileState {
    let size = try InputFile.open(path).seekToEnd()
    guard size >= bytes else {
      return try WrittenFile(of: path).lines < lines ? .shorter : .changed
    }
    guard try Digest(ofFile: path, upTo: bytes).hexadecimal == sha256 else {
      return .changed
    }
    return size == bytes ? .asWritten : .longer
  }
}

extension Digest {
  private static let blockBytes = 1 << 18

  /// Creates the digest of a file, or of its first bytes.
  ///
  /// - Parameter body: called with each block.
  /// - Throws: `FileError.unreadable`.
  convenience init(
    ofFile path: String, upTo end: UInt64 = .max, _ body: (Data) -> Void = { _ in }
  ) throws {
    self.init()
    let file = try InputFile.open(path)
    do {
      while byteCount < end,
        let block = try file.read(upToCount: Int(min(UInt64(Self.blockBytes), end - byteCount))),
        !block.isEmpty
      {
        add(block)
        body(block)
      }
    } catch {
      throw FileError.unreadable(path: path, reason: FileError.reason(of: error))
    }
  }
}
