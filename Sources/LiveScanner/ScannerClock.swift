/// The timing of a busy reader under one dropping policy, which decides the frames that it gets.
///
/// All times are nanoseconds of the stream's clock. If an answer and a frame come at the same
/// nanosecond, the answer comes first: the reader is free, has taken the frame that waits, and
/// treats the new frame like any other that comes then.
package struct ScannerClock: Sendable {
  private let handedOver: [Int64]
  private let dropping: DroppingPolicy
  private var next = 0
  private var waiting: ArraySlice<Int> = []
  private var freeFrom = Int64.min
  /// The frames that came and will never be read, in order.
  package private(set) var dropped: [Int] = []

  /// - Precondition: the times ascend.
  package init(handedOver: [Int64], dropping: DroppingPolicy) {
    precondition(
      zip(handedOver, handedOver.dropFirst()).allSatisfy { $0 <= $1 },
      "frames are handed over in their order")
    self.handedOver = handedOver
    self.dropping = dropping
  }

  /// The frame that the reader takes next; nil if the stream is over and no frame waits.
  package var wanted: Int? { waiting.first ?? (next < handedOver.count ? next : nil) }

  /// The number of frames that had come by the last answer: read, dropped or waiting.
  package var offered: Int { next }

  /// Lets the reader take the wanted frame and answer later. O(frames that come meanwhile).
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

package struct ReadEvent: Sendable, Hashable {
  package let frame: Int
  /// The time at which the reader took the frame, not before it was handed over.
  package let startedAt: Int64
  package let answeredAt: Int64
}
