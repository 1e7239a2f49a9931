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
  private var bytes = 0

  /// The most bytes that all texts together may have: many times what a day of scanning gives.
  private static let mostBytes = 64 << 20

  /// - Throws: `ArrivalError` where there were too many.
  func add(_ arrival: Arrival) throws(ArrivalError) {
    let isTaken = lock.withLock {
      // With what an arrival takes beside its text.
      bytes += arrival.text.utf8.count + 100
      guard bytes <= Self.mostBytes else { return false }
      arrivals.append(arrival)
      return true
    }
    guard isTaken else { throw .tooMany }
  }

  var all: [Arrival] { lock.withLock { arrivals } }
}
