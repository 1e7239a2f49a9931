/// The outcome of a trial as a whole.
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

  /// True if the engine was asked at all.
  public var isAsked: Bool { self != .unsupported && self != .givenUp }
}
