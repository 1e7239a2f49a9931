package import Barcodes
import Foundation
import Storage

/// How far a run had written one of its files when it wrote `run.json`, and what stood there.
package struct WrittenFile: Codable, Sendable, Equatable {
  package var bytes: UInt64
  @Tally package var lines: Int
  /// Of these bytes, in hexadecimal.
  package var sha256: String

  package init(bytes: UInt64, lines: Int, sha256: String) {
    (self.bytes, self.sha256) = (bytes, sha256)
    self.lines = lines
  }

  /// Of a whole file as it is now.
  ///
  /// - Throws: `FileError`.
  package init(of path: String) throws {
    var lines = 0
    let digest = try RunningDigest(ofFile: path) { block in
      lines += block.count { $0 == UInt8(ascii: "\n") }
    }
    self.init(bytes: digest.byteCount, lines: lines, sha256: digest.hexadecimal)
  }

  /// What has become of a file since.
  package enum State: Equatable {
    case asWritten
    /// It goes on after what was written.
    case longer
    /// Lines are missing; which they are is not known.
    case shorter
    /// Other bytes.
    case changed
  }

  /// - Throws: `FileError`.
  package func state(of path: String) throws -> State {
    let size = try InputFile.open(path).seekToEnd()
    guard size >= bytes else {
      return try WrittenFile(of: path).lines < lines ? .shorter : .changed
    }
    guard try RunningDigest(ofFile: path, upTo: bytes).hexadecimal == sha256 else {
      return .changed
    }
    return size == bytes ? .asWritten : .longer
  }
}

extension RunningDigest {
  private static let blockBytes = 1 << 18

  /// Of a file, or of its first bytes.
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
      throw FileError.unreadable(path: path, reason: FileFailure.reason(of: error))
    }
  }
}
