import Statistics

/// Frames that one reader read and another did not, of each two readers that were asked both.
struct SoleReads {
  private let readers: Int
  /// By reader, then the other.
  private var only: [Int]
  /// Frames that both were asked, likewise.
  private var asked: [Int]

  init(readers: Int) {
    self.readers = readers
    only = [Int](repeating: 0, count: readers * readers)
    asked = only
  }

  /// - Parameter answers: by reader; nil of those that were not asked.
  mutating func add(_ answers: [JointAnswer?]) {
    let given = answers.compactMap(\.self)
    for reader in given {
      for other in given where other.engine != reader.engine {
        let place = reader.engine * readers + other.engine
        asked[place] += 1
        if reader.readsEverything && !other.readsEverything { only[place] += 1 }
      }
    }
  }

  /// The frames that a reader read and another did not.
  subscript(reader: Int, other: Int) -> Int { only[reader * readers + other] }

  /// The frames that both were asked.
  func asked(_ reader: Int, _ other: Int) -> Int { asked[reader * readers + other] }

  /// Those that are not shown to read less than the one that reads most, among some: McNemar's exact test of each two, with Holm's
  /// correction for their number, so that alike readers are told apart in at most 5 %.
  ///
  /// - Parameter reads: of each of them, in the same frames.
  func alikeBest(_ some: [Int], reads: [Int]) -> Set<Int> {
    guard let best = zip(some, reads).max(by: { $0.1 < $1.1 })?.0 else { return [] }
    let pairs = some.enumerated().flatMap { place, first in
      some[(place + 1)...].map { (first, $0) }
    }
    let tests = pairs.map { McNemar(onlyFirst: self[$0.0, $0.1], onlySecond: self[$0.1, $0.0]) }
    let adjusted = Holm.adjusted(
      tests.map { $0.pValue() }, least: tests.map { min(1, 2 * $0.leastPValue) },
      errorRate: Self.error)
    let apart = zip(pairs, adjusted).filter { $0.1 <= Self.error }.map(\.0)
    return Set(
      some.filter { reader in
        !apart.contains { $0 == (best, reader) || $0 == (reader, best) }
      })
  }

  private static let error = 0.05
}
