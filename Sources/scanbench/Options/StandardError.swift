import Foundation

/// The stream of complaints and progress.
enum StandardError {
  /// Writes a line; if nobody can read it, nothing is lost.
  static func report(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
