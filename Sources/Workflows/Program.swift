import CBuildInfo
import EngineHosting
import Foundation
import Storage

/// This program, as its records name it.
package enum Program {
  package static let version = "1.0.0"

  /// The version and the commit that the program was built from, such as `1.0.0 (3f2a9c1)`; the version alone where the build was
  /// not told.
  package static var versionAndCommit: String {
    let commit = String(cString: scanbench_commit())
    return commit.isEmpty ? version : "\(version) (\(commit))"
  }

  #if DEBUG
    static let build = "debug"
  #else
    static let build = "release"
  #endif

  /// Returns the SHA-256 of the program's file, in hexadecimal.
  ///
  /// - Throws: `FileError`.
  static func sha256() throws(FileError) -> String {
    try digest(ofFile: Bundle.main.executablePath ?? CommandLine.arguments[0])
  }

  /// Returns the SHA-256 of an engine's program, in hexadecimal.
  ///
  /// - Throws: `FileError`.
  static func sha256(of path: String) throws(FileError) -> String {
    try digest(ofFile: EngineProgram(path).path)
  }

  private static func digest(ofFile path: String) throws(FileError) -> String {
    Digest.hexadecimal(of: try InputFile.bytes(of: path, limitBytes: limitBytes))
  }

  static let limitBytes = 1 << 30

  /// The command line as it was typed, except for the program's path.
  static var commandLine: [String] { ["scanbench"] + CommandLine.arguments.dropFirst() }

  /// The current time as records write it: ISO 8601, UTC.
  static var now: String { Date.now.formatted(.iso8601) }
}
