package import Foundation
import Synchronization

/// Where the standard error of an engine's processes goes: a file, or nowhere; as much of it as a person may want to
/// read.
package final class EngineLog: Sendable {
  /// The most bytes that a log holds.
  package static let limitBytes = 4 << 20

  private let file: FileHandle?
  /// The bytes that are left, and the end of what came.
  private let state = Mutex((left: limitBytes, tail: [UInt8]()))

  /// - Parameter file: nil to keep nothing but the last line.
  package init(_ file: FileHandle? = nil) { self.file = file }

  /// The last line that is not empty.
  package var lastLine: String? {
    let tail = state.withLock { $0.tail }
    return String(decoding: tail, as: UTF8.self).split(whereSeparator: \.isNewline).last
      .map(String.init)
  }

  /// Takes what a process wrote; what is above the limit is left out. A log that cannot be written is no reason to stop.
  func append(_ bytes: some Collection<UInt8>) {
    state.withLock { state in
      state.tail = (state.tail + bytes).suffix(4096)
      guard state.left > 0 else { return }
      try? file?.write(contentsOf: Data(bytes.prefix(state.left)))
      state.left -= bytes.count
      if state.left <= 0 { try? file?.write(contentsOf: Data("\n(the rest is left out)\n".utf8)) }
    }
  }
}
