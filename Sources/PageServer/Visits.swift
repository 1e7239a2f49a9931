import FlyingSocks
import Foundation
import Synchronization

/// The connections that are open, and until when each may be.
///
/// Whoever has shown a token is known. When there are too many, the one goes that has been here longest without being known: a page
/// gets in however many strangers are there.
final class Visits: Sendable {
  private struct Visit {
    let socket: Socket
    /// Nil while nothing is asked of the client.
    var deadline: ContinuousClock.Instant?
    var isKnown = false
    /// True if whoever serves the connection is about to leave.
    var isEnding = false
  }

  private let state = Mutex((visits: [Int: Visit](), last: 0))
  private let most: Int

  init(most: Int) { self.most = most }

  /// True if others have to leave before one enters: those that are about to still hold their descriptors.
  var isCrowded: Bool { state.withLock { $0.visits.count >= 2 * most } }

  /// Notes a connection, and returns its number; nil where all that are here are known.
  func enter(_ socket: Socket, within limit: Duration) -> Int? {
    state.withLock { state in
      let staying = state.visits.filter { !$0.value.isEnding }
      if staying.count >= most {
        guard let oldest = staying.filter({ !$0.value.isKnown }).keys.min() else { return nil }
        Self.end(oldest, in: &state.visits)
      }
      state.last += 1
      state.visits[state.last] = Visit(socket: socket, deadline: .now + limit)
      return state.last
    }
  }

  /// Gives a connection so much time from now on; nil for any.
  func allow(_ limit: Duration?, to number: Int) {
    state.withLock { $0.visits[number]?.deadline = limit.map { .now + $0 } }
  }

  /// Notes that whoever is at the other end has a token.
  func recognise(_ number: Int) { state.withLock { $0.visits[number]?.isKnown = true } }

  /// Closes a connection. Nobody else does: its descriptor may be that of another one right after.
  func leave(_ number: Int) {
    state.withLock { try? $0.visits.removeValue(forKey: number)?.socket.close() }
  }

  /// Whoever waits for the connection finds it at its end, and leaves.
  private static func end(_ number: Int, in visits: inout [Int: Visit]) {
    guard let visit = visits[number], !visit.isEnding else { return }
    visits[number]?.isEnding = true
    shutdown(visit.socket.file.rawValue, Int32(SHUT_RDWR))
  }

  /// Ends those whose time is over.
  func endOverdue() {
    state.withLock { state in
      let now = ContinuousClock.now
      for (number, visit) in state.visits where visit.deadline.map({ $0 < now }) ?? false {
        Self.end(number, in: &state.visits)
      }
    }
  }
}
