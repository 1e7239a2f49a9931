import Foundation

/// The clock of all times: milliseconds since the display began.
struct DisplayClock: Sendable {
  private let now: @Sendable () -> Double

  init() {
    let begin = ContinuousClock.now
    now = { (ContinuousClock.now - begin).milliseconds }
  }

  init(_ now: @escaping @Sendable () -> Double) { self.now = now }

  var milliseconds: Double { now() }
}

/// All arrivals, from every request.
///
/// Unchecked: `lock` is held for every access to the variables.
final class ArrivalLog: @unchecked Sendable {
  private let lock = NSLock()
  private var arrivals: [Arrival] = []
  private var bytes = 0
  private var bytesOfFrame = 0

  /// The size limit of all texts together, in bytes: many times the yield of a day of scanning.
  private static let mostBytes = 64 << 20
  /// The same for the arrivals during one frame, so that they fit into a line of the recording.
  private static let mostBytesOfFrame = 256 << 10

  /// - Throws: `ArrivalError` if there were too many.
  func add(_ arrival: Arrival) throws(ArrivalError) {
    let isTaken = lock.withLock {
      // With what an arrival takes beside its text.
      let size = arrival.text.utf8.count + 100
      guard bytes + size <= Self.mostBytes, bytesOfFrame + size <= Self.mostBytesOfFrame else {
        return false
      }
      bytes += size
      bytesOfFrame += size
      arrivals.append(arrival)
      return true
    }
    guard isTaken else { throw .tooMany }
  }

  func beginFrame() { lock.withLock { bytesOfFrame = 0 } }

  var all: [Arrival] { lock.withLock { arrivals } }
}
