import Records

/// When the frames of a scan are handed over.
struct ScanTimes {
  /// In nanoseconds of the stream's clock, ascending.
  let handedOver: [Int64]
  /// When the person gives up, in seconds.
  let end: Double

  /// Beyond any that a suite may ask for, and short enough for every sum of nanoseconds.
  private static let longestSeconds = 1e6
  /// As many as a suite may ask for.
  private static let mostFrames = 10_000

  /// A run has the times of the frames that somebody read. The others come at the stream's rate, after or before them.
  ///
  /// Nil where the record of the stream makes no sense.
  init?(_ stream: StreamRecord, frames: [UInt32: StreamAnswers.Frame]) {
    let period = 1e9 / stream.framesPerSecond
    let own = frames.filter { $0.key < stream.framesPerScan }
    guard let known = own.min(by: { $0.key < $1.key }), period > 0,
      Double(stream.framesPerScan) * period <= Self.longestSeconds * 1e9,
      stream.framesPerScan <= Self.mostFrames, (0...Self.longestSeconds).contains(stream.seconds)
    else { return nil }
    let start = Double(known.value.facts.handedOver) - (Double(known.key) * period).rounded()
    var latest = Int64.min
    handedOver = (0..<stream.framesPerScan).map { number in
      let time =
        own[UInt32(number)]?.facts.handedOver
        ?? Int64((start + (Double(number) * period).rounded()).rounded())
      latest = max(latest, time)
      return latest
    }
    end = max(stream.seconds, Double(latest) / 1e9)
  }
}
