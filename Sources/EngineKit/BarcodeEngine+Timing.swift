public import Barcodes

extension BarcodeEngine {
  public mutating func timedDecodes(
    in image: GreyImage, warmup: Int, repeats: Int
  ) throws -> (durationsNanoseconds: [Int64], decodes: [Decode]) {
    var durations: [Int64] = []
    durations.reserveCapacity(repeats)
    // CLOCK_MONOTONIC on Linux: it does not jump, and time asleep is not the engine's.
    let clock = SuspendingClock()
    var last: Reading?
    for call in 0..<(warmup + repeats) {
      last = nil  // Frees the library's result outside of the timing.
      try prepare()
      let start = clock.now
      let reading = try detect(in: image)
      let end = clock.now
      // A coarse clock may not have moved, but every call takes time.
      if call >= warmup { durations.append(max(1, (end - start).wholeNanoseconds)) }
      last = reading
    }
    return (durations, try last.map(decodes) ?? [])
  }
}

extension Duration {
  /// Rounded towards zero.
  package var wholeNanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
