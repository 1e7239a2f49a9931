import Testing

@testable import LiveScanner

/// A reader that takes as long as it is told, on a clock of small numbers.
struct ScannerClockTests {
  /// Frames every 10, read for so long each: which were read, when, and which were dropped.
  private func run(
    _ dropping: DroppingPolicy, frames: Int, lasting: [Int64], handedOver: [Int64]? = nil
  ) -> (reads: [ReadEvent], dropped: [Int]) {
    var clock = ScannerClock(
      handedOver: handedOver ?? (0..<frames).map { 10 * Int64($0 + 1) }, dropping: dropping)
    var reads: [ReadEvent] = []
    while clock.wanted != nil { reads.append(clock.read(lasting: lasting[reads.count])) }
    return (reads, clock.dropped)
  }

  @Test(arguments: [DroppingPolicy.newestWaits, .noneWaits, .queue(1), .queue(5)])
  func `a reader that is fast enough gets every frame as it comes`(dropping: DroppingPolicy) {
    let (reads, dropped) = run(dropping, frames: 3, lasting: [9, 9, 9])
    #expect(reads.map(\.frame) == [0, 1, 2])
    #expect(reads.map(\.startedAt) == [10, 20, 30])
    #expect(reads.map(\.answeredAt) == [19, 29, 39])
    #expect(dropped.isEmpty)
  }

  /// Frames come at 10, 20, …, 60; each is read for 25.
  @Test(arguments: [
    // At 35 the frame of 30 has replaced that of 20, at 60 that of 50 that of 40; that of 60 comes to a reader that has
    // just begun.
    (DroppingPolicy.newestWaits, read: [0, 2, 4, 5], started: [10, 35, 60, 85], dropped: [1, 3]),
    // Free at 35, so that the next is that of 40; free at 65, when no more comes.
    (.noneWaits, [0, 3], [10, 40], [1, 2, 4, 5]),
    // That of 20 is in the queue, and that of 30 finds it full; from 35 on that of 40 waits, from 60 on that of 60.
    (.queue(1), [0, 1, 3, 5], [10, 35, 60, 85], [2, 4]),
    (.queue(2), [0, 1, 2, 3, 5], [10, 35, 60, 85, 110], [4]),
    (.queue(9), [0, 1, 2, 3, 4, 5], [10, 35, 60, 85, 110, 135], []),
  ])
  func `a slower reader gets the frames that the policy leaves it`(
    dropping: DroppingPolicy, read: [Int], started: [Int64], dropped: [Int]
  ) {
    let outcome = run(dropping, frames: 6, lasting: Array(repeating: 25, count: 6))
    #expect(outcome.reads.map(\.frame) == read)
    #expect(outcome.reads.map(\.startedAt) == started)
    #expect(outcome.dropped == dropped)
  }

  /// The answer to the frame of 10 comes at 30, with the frame of 30.
  @Test(arguments: [
    // It has taken up the frame of 20 before that of 30 came, which waits.
    (DroppingPolicy.newestWaits, read: [0, 1, 2, 3], dropped: [Int]()),
    // It is free when the frame of 30 comes.
    (.noneWaits, [0, 2, 3], [1]),
    (.queue(1), [0, 1, 2, 3], []),
  ])
  func `an answer comes before a frame of the same nanosecond`(
    dropping: DroppingPolicy, read: [Int], dropped: [Int]
  ) {
    let outcome = run(dropping, frames: 4, lasting: [20, 5, 5, 5])
    #expect(outcome.reads.map(\.frame) == read)
    #expect(outcome.dropped == dropped)
  }

  @Test func `frames of one nanosecond come in their order`() {
    let times: [Int64] = [10, 10, 10]
    #expect(run(.noneWaits, frames: 3, lasting: [1], handedOver: times).dropped == [1, 2])
    #expect(run(.newestWaits, frames: 3, lasting: [1, 1], handedOver: times).dropped == [1])
    // A reading that takes no time is over before the next one comes.
    #expect(run(.noneWaits, frames: 3, lasting: [0, 0, 0], handedOver: times).reads.count == 3)
  }

  @Test func `what is wanted changes with the answers alone`() {
    var clock = ScannerClock(handedOver: [10, 20, 30, 40], dropping: .newestWaits)
    #expect(clock.wanted == 0 && clock.offered == 0)
    #expect(clock.read(lasting: 25) == ReadEvent(frame: 0, startedAt: 10, answeredAt: 35))
    #expect(clock.wanted == 2 && clock.offered == 3 && clock.dropped == [1])
    _ = clock.read(lasting: 100)
    #expect(clock.wanted == 3, "a frame that waits is read when the stream is over")
    _ = clock.read(lasting: 1)
    #expect(clock.wanted == nil && clock.offered == 4)
  }

  @Test func `a stream without frames is over`() {
    #expect(ScannerClock(handedOver: [], dropping: .queue(3)).wanted == nil)
  }
}
