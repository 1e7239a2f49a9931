/// Which frames of a stream a busy reader gets, under one dropping policy.
///
/// All times are nanoseconds of the stream's clock. Where an answer and a frame come at the same nanosecond, the answer comes
/// first: the reader is free, has taken up what waits, and does with the frame what it does with any that comes then.
package struct ScannerClock: Sendable {
  private let handedOver: [Int64]
  private let dropping: DroppingPolicy
  /// The first frame that has not come yet.
  private var next = 0
  /// Frames that wait for the reader, the first of them first.
  private var waiting: ArraySlice<Int> = []
  /// When the last answer came.
  private var freeFrom = Int64.min
  /// Frames that came and that nobody will read, in their order.
  package private(set) var dropped: [Int] = []

  /// - Parameter handedOver: when each frame is handed over.
  /// - Precondition: the times ascend.
  package init(handedOver: [Int64], dropping: DroppingPolicy) {
    precondition(
      zip(handedOver, handedOver.dropFirst()).allSatisfy { $0 <= $1 },
      "frames are handed over in their order")
    self.handedOver = handedOver
    self.dropping = dropping
  }

  /// The frame that the reader takes up next; nil when the stream is over and none waits.
  package var wanted: Int? { waiting.first ?? (next < handedOver.count ? next : nil) }

  /// How many frames had come when the last answer came: those that were read, were dropped or wait.
  package var offered: Int { next }

  /// The reader takes up the wanted frame, and answers so much later. O(frames that come meanwhile).
  ///
  /// - Precondition: a frame is wanted, and the duration is not negative.
  package mutating func read(lasting nanoseconds: Int64) -> ReadEvent {
    guard let frame = wanted else { preconditionFailure("no frame is wanted") }
    precondition(nanoseconds >= 0, "a duration is not negative")
    if waiting.popFirst() == nil { next = frame + 1 }
    let start = max(freeFrom, handedOver[frame])
    freeFrom = start + nanoseconds
    while next < handedOver.count, handedOver[next] < freeFrom {
      offer(next)
      next += 1
    }
    return ReadEvent(frame: frame, startedAt: start, answeredAt: freeFrom)
  }

  /// A frame comes while the reader is busy.
  private mutating func offer(_ frame: Int) {
    switch dropping {
    case .noneWaits: dropped.append(frame)
    case .newestWaits:
      dropped += waiting
      waiting = [frame]
    case .queue(let length):
      if waiting.count < length { waiting.append(frame) } else { dropped.append(frame) }
    }
  }
}

/// One frame that was read.
package struct ReadEvent: Sendable, Hashable {
  package let frame: Int
  /// When the reader took it up: not before it was handed over.
  package let startedAt: Int64
  package let answeredAt: Int64
}
