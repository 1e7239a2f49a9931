@testable import LiveScanner

/// A scanner that lives through every nanosecond, written to be right and nothing else.
struct NaiveScanner {
  let handedOver: [Int64]
  let dropping: DroppingPolicy
  let lasting: [Int64]
  private(set) var read: [ReadEvent] = []
  private(set) var dropped: Set<Int> = []

  private var waiting: [Int] = []
  private var current: (frame: Int, start: Int64)?

  init(handedOver: [Int64], dropping: DroppingPolicy, lasting: [Int64]) {
    (self.handedOver, self.dropping, self.lasting) = (handedOver, dropping, lasting)
    let end = (handedOver.last ?? 0) + lasting.reduce(0, +)
    for now in 0...end {
      answer(now)
      for frame in handedOver.indices where handedOver[frame] == now {
        come(frame, now)
        answer(now)
      }
    }
  }

  /// Ends what is due, and takes up what waits, until the reader is busy or nothing waits.
  private mutating func answer(_ now: Int64) {
    while let (frame, start) = current, start + lasting[frame] == now {
      read.append(ReadEvent(frame: frame, startedAt: start, answeredAt: now))
      current = waiting.isEmpty ? nil : (waiting.removeFirst(), now)
    }
  }

  private mutating func come(_ frame: Int, _ now: Int64) {
    guard current != nil else {
      current = (frame, now)
      return
    }
    switch dropping {
    case .noneWaits: dropped.insert(frame)
    case .newestWaits:
      dropped.formUnion(waiting)
      waiting = [frame]
    case .queue(let length):
      if waiting.count == length { dropped.insert(frame) } else { waiting.append(frame) }
    }
  }
}

/// What an acceptance policy announces, from the whole history at each answer.
struct NaiveAcceptor {
  let policy: AcceptancePolicy
  let forgetAfter: Int64?
  private var history: [(time: Int64, contents: [Int])] = []
  private var announcements: [(time: Int64, content: Int)] = []

  init(policy: AcceptancePolicy, forgetAfter: Int64?) {
    (self.policy, self.forgetAfter) = (policy, forgetAfter)
  }

  mutating func take(_ contents: [Int], at time: Int64) -> [Int] {
    history.append((time, contents))
    var new: [Int] = []
    for content in contents where !new.contains(content) {
      if !isRemembered(content, time), isMet(content) { new.append(content) }
    }
    announcements += new.map { (time, $0) }
    return new
  }

  private func isMet(_ content: Int) -> Bool {
    switch policy {
    case .first: true
    case .inARow(let count):
      history.count >= count && history.suffix(count).allSatisfy { $0.contents.contains(content) }
    case .quorum(let count, let last):
      history.suffix(last).filter { $0.contents.contains(content) }.count >= count
    }
  }

  /// Whether no gap between its reads since it was announced last was too long.
  private func isRemembered(_ content: Int, _ time: Int64) -> Bool {
    guard let announced = announcements.last(where: { $0.content == content })?.time else {
      return false
    }
    guard let forgetAfter else { return true }
    let reads = history.filter { $0.time >= announced && $0.contents.contains(content) }.map(\.time)
    return zip(reads, reads.dropFirst()).allSatisfy { $1 - $0 < forgetAfter }
  }
}
