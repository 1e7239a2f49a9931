/// What became of one true code in one trial.
public enum Outcome: String, Codable, CaseIterable, Sendable {
  /// Content and symbology right, after the declared equivalences.
  case correct
  /// Content wrong.
  case misread
  /// Content right, symbology wrong and not equivalent.
  case formatError = "format_error"
  /// Nothing was read there.
  case missed
}

/// What became of a trial as a whole.
public enum TrialStatus: String, Codable, CaseIterable, Sendable {
  /// The engine answered.
  case ok
  /// The engine does not claim this symbology; it was not asked.
  case unsupported
  case timeout
  case crashed
  /// The engine answered that it failed, or broke the protocol.
  case error
}
