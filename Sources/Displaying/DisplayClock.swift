import Foundation

/// Milliseconds since the display began: the clock that all times are told by.
struct DisplayClock: Sendable {
  private let begin = ContinuousClock.now

  var milliseconds: Double { (ContinuousClock.now - begin).milliseconds }
}

/// What has arrived, from whichever request.
///
/// Unchecked: `lock` is held for every access to the variable.
final class ArrivalLog: @unchecked Sendable {
  private let lock = NSLock()
  private var arrivals: [Arrival] = []

  func add(_ arrival: Arrival) { lock.withLock { arrivals.append(arrival) } }

  var all: [Arrival] { lock.withLock { arrivals } }
}
