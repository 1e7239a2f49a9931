import Foundation

/// Why a task has no result, or a page has not joined.
package enum PageFault: Error, Equatable, CustomStringConvertible {
  /// Nothing came in time. `pageIsThere` says whether the page has been heard of of late.
  case timedOut(pageIsThere: Bool)
  /// The page took the task so often, and each time lost it: by a reload, a crash or the network.
  case lost(attempts: Int)
  case noPage(waitedSeconds: Int)
  /// Whoever asked has gone away.
  case cancelled

  package var description: String {
    switch self {
    case .timedOut(true): "the page gave no answer in time"
    case .timedOut(false): "the page is gone: it was closed, sleeps, or has lost its network"
    case .lost(let attempts):
      "the page took the task \(attempts) times and lost it each time, by a reload, a crash or the network"
    case .noPage(let seconds): "no page has joined within \(seconds) s"
    case .cancelled: "whoever asked has gone away"
    }
  }
}
