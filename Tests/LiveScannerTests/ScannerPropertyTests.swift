import LiveScanner
import Statistics
import Testing

/// Scanners with drawn streams and readers, held against ones that are written otherwise.
struct ScannerPropertyTests {
  private static let seeds: [UInt64] = Array(1...400)

  private static func dropping(_ generator: inout SeededGenerator) -> DroppingPolicy {
    switch generator.index(below: 3) {
    case 0: .newestWaits
    case 1: .noneWaits
    default: .queue(1 + generator.index(below: 4))
    }
  }

  private static func acceptance(_ generator: inout SeededGenerator) -> AcceptancePolicy {
    let window = 2 + generator.index(below: 4)
    return switch generator.index(below: 3) {
    case 0: .first
    case 1: .inARow(window)
    default: .quorum(1 + generator.index(below: window), of: window)
    }
  }

  /// Small numbers, so that many times are equal.
  private static func times(_ generator: inout SeededGenerator, _ count: Int) -> [Int64] {
    let most = 1 + generator.index(below: 12)
    return (0..<count).map { _ in Int64(generator.index(below: most)) }
  }

  @Test(arguments: seeds)
  func `frames are read and dropped as by a scanner that lives through every nanosecond`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.index(below: 30)
    var now: Int64 = 0
    let handedOver = Self.times(&generator, count).map {
      now += $0
      return now
    }
    let lasting = Self.times(&generator, count)
    let dropping = Self.dropping(&generator)
    let naive = NaiveScanner(handedOver: handedOver, dropping: dropping, lasting: lasting)
    var clock = ScannerClock(handedOver: handedOver, dropping: dropping)
    var reads: [ReadEvent] = []
    while let frame = clock.wanted { reads.append(clock.read(lasting: lasting[frame])) }
    #expect(reads == naive.read)
    #expect(Set(clock.dropped) == naive.dropped)
    #expect(clock.dropped.count + reads.count == count, "every frame is read or dropped")
    #expect(clock.dropped == clock.dropped.sorted())
  }

  @Test(arguments: seeds)
  func `contents are announced as by the definition, from the whole history`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let policy = Self.acceptance(&generator)
    let forgetAfter = generator.index(below: 3) == 0 ? nil : Int64(generator.index(below: 12))
    var acceptor = Acceptor<Int>(policy: policy, forgetAfter: forgetAfter)
    var naive = NaiveAcceptor(policy: policy, forgetAfter: forgetAfter)
    var now: Int64 = 0
    for _ in 0..<40 {
      now += Int64(generator.index(below: 5))
      let contents = (0..<generator.index(below: 4)).map { _ in generator.index(below: 3) }
      #expect(acceptor.take(contents, at: now) == naive.take(contents, at: now))
    }
  }

  @Test(arguments: seeds.prefix(100))
  func `a replay's courses are those of each policy alone`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let policies = (0..<3).map { _ in Self.acceptance(&generator) }
    let handedOver = (1...20).map { 10 * Int64($0) }
    let dropping = Self.dropping(&generator)
    let lasting = (0..<20).map { _ in Int64(generator.index(below: 40)) }
    let contents = (0..<20).map { _ in
      (0..<generator.index(below: 3)).map { _ in generator.index(below: 4) }
    }
    func replay(_ acceptance: [AcceptancePolicy]) -> ScanReplay<Int> {
      var replay = ScanReplay<Int>(
        handedOver: handedOver, dropping: dropping, acceptance: acceptance, forgetAfter: nil,
        isRight: { $0 == 0 }, wantsAll: false)
      while let frame = replay.wanted {
        replay.take(contents: contents[frame], lasting: lasting[frame])
      }
      return replay
    }
    let together = replay(policies)
    for (index, policy) in policies.enumerated() {
      let alone = replay([policy])
      #expect(alone.courses[0].accepts == together.courses[index].accepts)
      #expect(alone.courses[0].done == together.courses[index].done)
    }
  }
}
