/// The constants of the language between the bench and its engines; Documentation/ENGINES.md describes it.
public enum EngineProtocol {
  /// The protocol spoken by this EngineKit, as it stands in `hello`.
  public static let number = 1

  /// The longest line that either side accepts, in bytes, newline excluded: enough for every decode of a
  /// frame, too little for a babbling peer to exhaust the memory.
  public static let lineLimitBytes = 64 << 20

  /// The most values that a line may have: twice the times of `callLimit` calls, with all decodes.
  package static let lineLimitValues = 3_000_000

  /// The largest image that an engine accepts, in bytes.
  public static let payloadLimitBytes = 1 << 30

  /// The most calls that an engine is asked for with one image, and that many more to warm up: a hundred times what
  /// suites may ask for.
  public static let callLimit = 1_000_000

  /// The possible durations of one call, in nanoseconds; no bench waits longer than a day. A clock
  /// that goes in steps of a tenth of a millisecond, as those of browsers do, may show 0, which the
  /// bench takes with a mark, and an engine had better round up.
  package static let durationsNanoseconds: ClosedRange<Int64> = 1...86_400_000_000_000

  /// The most decodes of one frame: more than any frame shows, and few enough to be held against the truth.
  package static let decodeLimit = 10_000

  /// The most options that an engine may have.
  package static let optionLimit = 1000

  /// The longest name, version or value of an option, in bytes of UTF-8.
  package static let wordLimitBytes = 4096
}
