import Barcodes
import Records
import Statistics
import Testing

@testable import Dueling

/// Durations of a duel held against the bench's clock, with turns that are made up.
struct DuelClockTests {
  private let ms = 1e6

  /// A turn of which so much is in no duration, all in milliseconds.
  private func turn(
    _ latency: Double, calls: Int = 2, beside: Double = 0.1, frame: String = "a",
    fault: ClockFault? = nil, first: Double? = nil
  ) -> DuelTurn {
    let reported = latency * Double(calls) * ms
    return DuelTurn(
      frame: frame, latency: latency * ms, firstCall: (first ?? latency) * ms, calls: calls,
      reported: reported,
      roundTrip: reported + beside * ms, fault: fault)
  }

  private func clock(_ turns: [(String, DuelTurn)]) -> DuelClock {
    turns.reduce(into: DuelClock()) { $0.add($1.1, of: $1.0) }
  }

  @Test func `durations that most turns on a frame contradict are told with both figures`() {
    let lie = turn(1, beside: 40, fault: .farBelowRoundTrip)
    let clock = clock([
      ("baseline", turn(1)), ("candidate", lie), ("candidate", lie), ("candidate", turn(1)),
    ])
    #expect(
      clock.faults == [
        DuelClockFault(
          contestant: "candidate", frame: "a", fault: .farBelowRoundTrip, calls: 2,
          reportedNanoseconds: 2e6, seenNanoseconds: 42e6)
      ])
  }

  @Test func `a round trip that is long by chance is no contradiction`() {
    let slow = turn(1, beside: 40, fault: .farBelowRoundTrip)
    let clock = clock([
      ("baseline", turn(1)), ("baseline", slow), ("candidate", slow), ("candidate", turn(1)),
    ])
    #expect(clock.faults == [])
  }

  @Test func `an engine that is wrong on one frame alone is found on that frame`() {
    let lie = turn(1, beside: 40, frame: "b", fault: .exceedsRoundTrip)
    let turns =
      (0..<6).map { _ in ("candidate", turn(1)) } + [("candidate", lie), ("candidate", lie)]
    #expect(clock(turns).faults.map(\.frame) == ["b"])
  }

  @Test func `a contestant whose round trips are longer than the others' is suspicious`() {
    func duel(candidate beside: Double) -> DuelClock {
      clock(
        (0..<20).flatMap { _ in [("baseline", turn(1)), ("candidate", turn(1, beside: beside))] })
    }
    #expect(!duel(candidate: 0.1).isSuspicious)
    #expect(!duel(candidate: 0.5).isSuspicious)
    #expect(duel(candidate: 1.9).isSuspicious)
    var once = duel(candidate: 0.1)
    for _ in 0..<5 { once.add(turn(1, beside: 20), of: "candidate") }
    #expect(!once.isSuspicious, "a quarter of the turns is not the median")
  }

  /// Turns of one call and of twenty, of which most are late: some by as much as the calls take.
  private func probe(
    besideCalls: [String: Double], besideTurns: [String: Double], seed: UInt64
  ) -> DuelClockProbe {
    var random = SeededGenerator(seed: seed)
    var probe = DuelClockProbe(frame: "a")
    for name in ["baseline", "copy", "candidate"] {
      for _ in 0..<DuelClockProbe.rounds {
        func turn(calls: Int) -> DuelTurn {
          let isLate = random.next() % 5 < 2
          let noise = Double(random.next() % (isLate ? 20_000 : 200)) / 1e3
          let beside = (besideCalls[name] ?? 0) * Double(calls) + (besideTurns[name] ?? 0) + noise
          return self.turn(1, calls: calls, beside: beside)
        }
        probe.add(few: turn(calls: 1), many: turn(calls: 20), of: name)
      }
    }
    return probe
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `what comes with each call is told from what comes with each turn`(seed: UInt64) {
    let lie = probe(besideCalls: ["candidate": 0.9], besideTurns: [:], seed: seed).faults
    #expect(lie.map(\.contestant) == ["candidate"] && lie.map(\.fault) == [.besideCalls])
    #expect(lie.allSatisfy { abs($0.seenNanoseconds - 1.9e6) < 0.5e6 })
    let honest = probe(besideCalls: [:], besideTurns: ["candidate": 8], seed: seed)
    #expect(honest.faults == [], "an engine in Python takes pixels more slowly")
    let alike = ["baseline": 0.9, "copy": 0.9, "candidate": 0.9]
    #expect(probe(besideCalls: alike, besideTurns: [:], seed: seed).faults == [])
  }

  /// Two turns of the baseline and of the candidate on each frame, of which the first begins with its first call.
  private func recollections(
    first: [Double], latency: Double = 1, baseline: Double = 1.2
  ) -> [DuelClockFault] {
    var clock = DuelClock()
    for (number, first) in first.enumerated() {
      let frame = "frame \(number)"
      for isFirst in [true, false] {
        clock.add(turn(1, frame: frame, first: baseline), of: "baseline", isFirst: isFirst)
        clock.add(turn(latency, frame: frame, first: first), of: "candidate", isFirst: isFirst)
      }
    }
    return clock.recollections
  }

  @Test func `an engine that keeps its answers is told by its first calls, with both figures`() {
    #expect(
      recollections(first: [2.9, 3.1, 3]) == [
        DuelClockFault(
          contestant: "candidate", frame: "frame 2", fault: .firstCall, calls: 1,
          reportedNanoseconds: 1e6, seenNanoseconds: 3e6)
      ])
    #expect(recollections(first: [3, 3, 3], baseline: 0.5).count == 1)
    #expect(recollections(first: [13]).count == 1, "a busy machine does no such thing in blocks")
  }

  @Test func `first calls that a machine or all contestants delay speak against nobody`() {
    #expect(recollections(first: [1.2, 40, 1.2]) == [], "one of three")
    #expect(recollections(first: [9, 9]) == [], "too few")
    #expect(recollections(first: [3, 3, 3], baseline: 1.6) == [], "both find cold caches")
    #expect(recollections(first: [0.006, 0.006, 0.006], latency: 0.002) == [], "microseconds")
  }

  @Test func `a turn counts its calls but those that come first, and knows the first`() throws {
    var trial = TrialRecord(frame: "a", engine: "e", mask: .qrCode, status: .ok)
    trial.durationsNanoseconds = [500, 10, 30, 20]
    trial.timing = TrialTiming(roundTripNanoseconds: 1000)
    let turn = try #require(DuelTurn(trial, warmup: 1))
    #expect(turn.latency == 20 && turn.firstCall == 500 && turn.calls == 4)
    #expect(turn.reported == 560 && turn.unreported == 440)
    #expect(DuelTurn(trial, warmup: 4) == nil)
  }
}
