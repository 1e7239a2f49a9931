import Foundation

/// The stream of complaints and progress.
package enum StandardError {
  /// Writes a line; if nobody can read it, nothing is lost.
  package static func report(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
