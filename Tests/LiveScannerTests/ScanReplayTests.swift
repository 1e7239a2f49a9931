import LiveScanner
import Testing

/// Scans of a code whose content is `r`; frames come every 10.
struct ScanReplayTests {
  private static let policies = ["first", "2-in-a-row", "2-of-3"].compactMap(
    AcceptancePolicy.init(name:))

  /// Replays answers, each of which takes so long, as far as they are wanted.
  private func replay(
    _ answers: [(contents: String, lasting: Int64)], frames: Int, wantsAll: Bool = false,
    dropping: DroppingPolicy = .newestWaits, forgetAfter: Int64? = nil,
    acceptance: [AcceptancePolicy] = policies
  ) -> ScanReplay<Character> {
    var replay = ScanReplay<Character>(
      handedOver: (0..<frames).map { 10 * Int64($0 + 1) }, dropping: dropping,
      acceptance: acceptance, forgetAfter: forgetAfter, isRight: { $0 == "r" },
      wantsAll: wantsAll)
    for answer in answers {
      guard replay.wanted != nil else { break }
      replay.take(contents: Array(answer.contents), lasting: answer.lasting)
    }
    return replay
  }

  @Test func `a scan is done when every policy has its right content`() throws {
    let scan = replay([("r", 4), ("", 4), ("r", 4), ("r", 4), ("r", 4)], frames: 9)
    #expect(scan.isDone && scan.wanted == nil)
    #expect(scan.courses.map { $0.done?.at } == [14, 44, 34])
    #expect(scan.courses.map { $0.done?.read } == [1, 4, 3])
    #expect(scan.courses.map { $0.accepts.map(\.frame) } == [[0], [3], [2]])
    #expect(scan.reads.count == 4 && scan.busyNanoseconds == 16)
  }

  @Test func `a wrong content is announced, dismissed, and the scan goes on`() {
    let scan = replay([("w", 4), ("w", 4), ("r", 4), ("r", 4)], frames: 9)
    let contents = scan.courses.map { $0.accepts.map(\.content) }
    #expect(contents == [["w", "r"], ["w", "r"], ["w", "r"]])
    #expect(scan.courses.map { $0.done?.at } == [34, 44, 44])
  }

  @Test func `a policy that has its right content listens no more`() {
    let scan = replay([("r", 4), ("w", 4), ("w", 4), ("r", 4), ("r", 4)], frames: 9)
    #expect(scan.courses[0].accepts.map(\.content) == ["r"])
    #expect(scan.courses[1].accepts.map(\.content) == ["w", "r"])
  }

  @Test func `what stands in an answer behind the right content comes too late`() {
    let scan = replay([("wrv", 4), ("wrv", 4)], frames: 9)
    #expect(
      scan.courses.map { $0.accepts.map(\.content) } == [["w", "r"], ["w", "r"], ["w", "r"]])
  }

  @Test func `a scan that never succeeds goes to the stream's end`() {
    let scan = replay(Array(repeating: ("", 15), count: 9), frames: 4)
    #expect(!scan.isDone && scan.wanted == nil)
    #expect(scan.courses.allSatisfy { $0.done == nil && $0.accepts.isEmpty })
    // The frame of 10 is read to 25, that of 20 to 40 and, since the answer comes first, that of 30 to 55, that of 40 to 70.
    #expect(scan.reads.map(\.frame) == [0, 1, 2, 3])
    #expect(scan.progress.at == 70 && scan.progress.offered == 4 && scan.dropped.isEmpty)
  }

  @Test func `what came is counted as far as the scan went`() throws {
    let scan = replay([("", 25), ("r", 25)], frames: 9, acceptance: [.first])
    let done = try #require(scan.courses[0].done)
    // Read are the frames of 10 and of 30, at 35; that of 50 waits at 60 and has replaced that of 40.
    #expect(scan.reads.map(\.frame) == [0, 2])
    #expect(done.at == 60 && done.offered == 5 && done.read == 2 && done.dropped == 2)
    #expect(done.busyNanoseconds == 50)
  }

  @Test
  func `a reading that failed is an answer without a content that lasts until the reader is back`()
  {
    let scan = replay([("r", 4), ("", 500), ("r", 4)], frames: 9, acceptance: [.inARow(2)])
    #expect(scan.reads.map(\.answeredAt) == [14, 520, 524])
    #expect(scan.reads.last?.frame == 8, "the newest waited")
    #expect(!scan.isDone, "a failure breaks the row")
  }

  @Test func `a scan that wants all goes on, and announces again what it forgot`() {
    let answers = ["r", "rs", "s", "", "", "", "r", "s"].map { ($0, Int64(1)) }
    let scan = replay(
      answers, frames: 8, wantsAll: true, forgetAfter: 50, acceptance: [.first])
    #expect(!scan.isDone && scan.wanted == nil)
    #expect(scan.courses[0].accepts.map(\.content) == ["r", "s", "r", "s"])
    #expect(scan.courses[0].accepts.map(\.at) == [11, 21, 71, 81])
  }
}
