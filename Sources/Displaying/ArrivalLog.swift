import Synchronization

/// All arrivals, from every request.
final class ArrivalLog: Sendable {
  private let state = Mutex((arrivals: [Arrival](), bytes: 0, bytesOfFrame: 0))

  /// The size limit of all texts together, in bytes: many times the yield of a day of scanning.
  private static let mostBytes = 64 << 20
  /// The same for the arrivals during one frame, so that they fit into a line of the recording.
  private static let mostBytesOfFrame = 256 << 10

  /// - Throws: `DisplayFault` if there were too many.
  func add(_ arrival: Arrival) throws(DisplayFault) {
    // With what an arrival takes beside its text.
    let size = arrival.text.utf8.count + 100
    try state.withLock { state throws(DisplayFault) in
      guard state.bytes + size <= Self.mostBytes,
        state.bytesOfFrame + size <= Self.mostBytesOfFrame
      else { throw DisplayFault(reason: "There were more reads than a display takes.") }
      state.bytes += size
      state.bytesOfFrame += size
      state.arrivals.append(arrival)
    }
  }

  func beginFrame() { state.withLock { $0.bytesOfFrame = 0 } }

  var all: [Arrival] { state.withLock { $0.arrivals } }
}
