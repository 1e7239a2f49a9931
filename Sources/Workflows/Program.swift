import Foundation

/// This program, as its records name it.
package enum Program {
  package static let version = "0.1.0"

  /// How it was built.
  #if DEBUG
    static let build = "debug"
  #else
    static let build = "release"
  #endif

  /// As it was typed, but for the program's path.
  static var commandLine: [String] { ["scanbench"] + CommandLine.arguments.dropFirst() }

  /// The moment, as records have it: ISO 8601, UTC.
  static var now: String { Date.now.formatted(.iso8601) }
}
