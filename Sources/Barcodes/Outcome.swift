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
  /// It lies outside the region of interest: it was not asked for.
  case outside = "outside_region"
  /// The edge of the region of interest cuts it: it counts neither way.
  case cut = "cut_by_region"
  /// The engine does not claim its symbology, and was asked for other codes of the picture alone.
  case unsupported

  /// Whether the code was asked for, so that reading it is right and not reading it a miss.
  public var isAsked: Bool { self != .outside && self != .cut && self != .unsupported }
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
  /// The engine had died too often in a row; it was not asked.
  case givenUp = "given_up"

  /// Whether the engine was asked at all.
  public var isAsked: Bool { self != .unsupported && self != .givenUp }
}
