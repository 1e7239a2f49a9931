/// Work that was told to stop.
package struct Interruption: Error, CustomStringConvertible {
  /// As shells have it for SIGINT.
  package static let exitCode: Int32 = 130

  var folder: String
  /// How much was measured, in words.
  var kept: String
  /// How it goes on.
  var remedy = "the same command with --resume goes on"

  package var description: String {
    "interrupted; what was measured is in \(folder) (\(kept)); \(remedy)"
  }
}
