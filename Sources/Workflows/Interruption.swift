package struct Interruption: Error, CustomStringConvertible {
  /// The exit code that shells use for SIGINT.
  package static let exitCode: Int32 = 130

  var folder: String
  /// The amount that was measured, in words.
  var kept: String
  /// The way to go on.
  var remedy = "the same command with --resume goes on"

  package var description: String {
    "interrupted; what was measured is in \(folder) (\(kept)); \(remedy)"
  }
}
