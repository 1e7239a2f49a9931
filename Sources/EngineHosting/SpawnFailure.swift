import Foundation

/// A process that could not be started.
package struct SpawnFailure: Error, Equatable, CustomStringConvertible {
  /// The system's word for it, such as `Exec format error`.
  package let reason: String

  init(errno code: Int32) {
    let words = String(cString: strerror(code))
    reason = code == ENOEXEC ? "\(words); a script begins with #!" : words
  }

  package var description: String { reason }
}
