/// What an engine may take before the bench goes on without it.
package struct EngineLimits: Sendable {
  /// How long an engine may take to start and to be told its options: a Python engine loads its libraries first.
  package static let startTimeout = Duration.seconds(60)
  /// Unless told otherwise, in bytes: an engine needs some 100 MiB, one in Python with its libraries 300.
  package static let usualMemoryBytes = 4 << 30
  package static let usualDeathsInARow = 10

  /// For one call; nil for a time that grows with the frame.
  package var timeout: Duration?
  /// Of an engine's process and what it starts, in bytes of resident memory; nil for any.
  package var memoryBytes: Int?
  /// After so many deaths in a row, each on another frame, an engine is given up.
  package var deathsInARow: Int

  package init(
    timeout: Duration? = nil, memoryBytes: Int? = usualMemoryBytes,
    deathsInARow: Int = usualDeathsInARow
  ) {
    self.timeout = timeout
    self.memoryBytes = memoryBytes
    self.deathsInARow = deathsInARow
  }

  package var startTimeout: Duration { timeout ?? Self.startTimeout }

  /// The longest that a call may take: unless told otherwise 5 s and 2.5 s for each megapixel, 100 times what the
  /// slower of common engines takes.
  package func timeout(pixels: Int) -> Duration {
    timeout ?? .seconds(5) + .nanoseconds(2500) * pixels
  }
}
