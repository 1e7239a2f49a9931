/// The constants of the language between the bench and its engines; Documentation/ENGINES.md describes it.
public enum EngineProtocol {
  /// The protocol spoken by this EngineKit, as it stands in `hello`.
  public static let number = 1

  /// The longest line that either side accepts, in bytes, newline excluded: enough for every decode of a
  /// frame, too little for a babbling peer to exhaust the memory.
  public static let lineLimitBytes = 64 << 20

  /// The largest image that an engine accepts, in bytes.
  public static let payloadLimitBytes = 1 << 30
}
