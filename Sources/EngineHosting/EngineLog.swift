package import Foundation

/// Where the standard error of an engine's processes goes: a file, or nowhere; as much of it as a person may want to
/// read.
///
/// Unchecked: `lock` is held for every access to the variables.
package final class EngineLog: @unchecked Sendable {
  /// The most bytes that a log holds.
  package static let limitBytes = 4 << 20

  private let file: FileHandle?
  private let lock = NSLock()
  private var left = limitBytes
  private var tail: [UInt8] = []

  /// - Parameter file: nil to keep nothing but the last line.
  package init(_ file: FileHandle? = nil) { self.file = file }

  /// The last line that is not empty.
  package var lastLine: String? {
    let tail = lock.withLock { self.tail }
    return String(decoding: tail, as: UTF8.self).split(whereSeparator: \.isNewline).last
      .map(String.init)
  }

  /// Takes what a process wrote; what is above the limit is left out. A log that cannot be written is no reason to stop.
  func append(_ bytes: some Collection<UInt8>) {
    lock.withLock {
      tail = (tail + bytes).suffix(4096)
      guard left > 0 else { return }
      try? file?.write(contentsOf: Data(bytes.prefix(left)))
      left -= bytes.count
      if left <= 0 { try? file?.write(contentsOf: Data("\n(the rest is left out)\n".utf8)) }
    }
  }
}
