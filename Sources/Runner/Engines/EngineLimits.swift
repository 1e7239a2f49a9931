/// The limits beyond which the bench goes on without an engine.
package struct EngineLimits: Sendable {
  /// The time to start and accept options: a Python engine loads its libraries first.
  package static let startTimeout = Duration.seconds(60)
  /// The default memory limit in bytes: engines need some 100 MiB, in Python with libraries 300.
  package static let usualMemoryBytes = 4 << 30
  package static let usualDeathsInARow = 10

  /// The time limit of one call; nil for one that grows with the frame.
  package var timeout: Duration?
  /// The most resident memory of a process and what it starts, in bytes; nil for no limit.
  package var memoryBytes: Int?
  /// The number of deaths in a row, each on another frame, after which an engine is given up.
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

  /// Returns the time limit of a call: by default 5 s and 2.5 s for each megapixel, 100 times what
  /// the slower of common engines take.
  package func timeout(pixels: Int) -> Duration {
    timeout ?? .seconds(5) + .nanoseconds(2500) * pixels
  }
}
