/// The fate of a frame that comes while the reader is busy.
package enum DroppingPolicy: Hashable, Sendable {
  /// The frame waits, and replaces one that waits already (CameraX's STRATEGY_KEEP_ONLY_LATEST).
  case newestWaits
  /// The frame is dropped, and the reader waits for the next one (AVFoundation's
  /// alwaysDiscardsLateVideoFrames, with a queue that reads).
  case noneWaits
  /// The frame waits behind others as long as fewer than this many wait (CameraX's
  /// STRATEGY_BLOCK_PRODUCER, with its queue's depth).
  case queue(Int)

  /// The longest queue that a suite may have.
  package static let longestQueue = 1000

  /// Creates a policy from `newest-waits`, `none-waits` or `queue-6`; nil for other names.
  package init?(name: String) {
    switch name {
    case "newest-waits": self = .newestWaits
    case "none-waits": self = .noneWaits
    default:
      guard name.hasPrefix("queue-"), let length = Int(name.dropFirst(6)),
        (1...Self.longestQueue).contains(length), name == "queue-\(length)"
      else { return nil }
      self = .queue(length)
    }
  }

  package var name: String {
    switch self {
    case .newestWaits: "newest-waits"
    case .noneWaits: "none-waits"
    case .queue(let length): "queue-\(length)"
    }
  }
}
