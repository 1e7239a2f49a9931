package import Summaries

/// A way to have readers look at the same frame.
package struct Combination: Hashable, Sendable {
  package let way: CombinationWay
  /// Indices of the run's engines; of a cascade in their order.
  package let readers: [Int]
  /// How many have to say the same; 1 but for agreements.
  package let votes: Int
  /// The one reader that is left out of all; nil of other ways.
  package let without: Int?

  package init(_ way: CombinationWay, _ readers: [Int], votes: Int = 1, without: Int? = nil) {
    (self.way, self.readers, self.votes, self.without) = (way, readers, votes, without)
  }

  /// Those of some readers: each alone, each two in turn, all at once; from three on also all but each, two or three of all that have to
  /// agree, and up to five readers each three in turn.
  ///
  /// - Parameter family: what a reader has in common with the same one with other options. Two of a family are not put together: they
  ///   read much the same, and each way that is tried makes the others less certain.
  package static func all(of every: [Int], family: (Int) -> String = { "\($0)" }) -> [Combination] {
    let count = every.count
    let ordered = every.flatMap { first in
      every.filter { family($0) != family(first) }.map { second in [first, second] }
    }
    let pairs = ordered.filter { $0[0] < $0[1] }
    var all = every.map { Combination(.alone, [$0]) }
    all += ordered.map { Combination(.cascade, $0) }
    all += pairs.flatMap { [Combination(.union, $0), Combination(.agreement, $0, votes: 2)] }
    guard count > 2 else { return all }
    if count <= 5 {
      all += ordered.flatMap { pair in
        every.filter { third in !pair.contains { family($0) == family(third) } }
          .map { Combination(.cascade, pair + [$0]) }
      }
    }
    all += [Combination(.union, every)]
    if count > 3 {
      all += every.map { left in Combination(.union, every.filter { $0 != left }, without: left) }
    }
    return all + [2, 3].map { Combination(.agreement, every, votes: $0) }
  }

  /// What an application has of a frame that is read in this way, and whom it asked; nil where one of the readers was not asked.
  ///
  /// - Parameter answers: by reader; nil of those that were not asked.
  func outcome(
    _ answers: [JointAnswer?]
  ) -> (reads: Bool, misreads: Bool, asked: [JointAnswer])? {
    let asked = readers.compactMap { answers[$0] }
    guard asked.count == readers.count else { return nil }
    return switch way {
    case .alone, .cascade: Self.first(asked)
    case .union:
      (
        reads: asked.reduce(0) { $0 | $1.codesRead } & ~asked.reduce(0) { $0 | $1.codesMisread }
          == .max && asked.contains(where: \.hasCode),
        misreads: asked.contains { $0.misread != nil }, asked: asked
      )
    case .agreement:
      (
        reads: Self.codes(readBy: votes, asked) == .max && asked.contains(where: \.hasCode),
        misreads: Self.isMisread(by: votes, asked), asked: asked
      )
    }
  }

  /// The answer of the first that finds anything, right or wrong.
  private static func first(
    _ answers: [JointAnswer]
  ) -> (reads: Bool, misreads: Bool, asked: [JointAnswer]) {
    let last = answers.firstIndex(where: \.finds) ?? answers.count - 1
    return (
      reads: answers[last].readsEverything, misreads: answers[last].misread != nil,
      asked: Array(answers[...last])
    )
  }

  /// A bit for each code that so many read at least.
  private static func codes(readBy votes: Int, _ answers: [JointAnswer]) -> UInt64 {
    // levels[n] has the codes that more than n readers have read so far.
    var levels = [UInt64](repeating: 0, count: votes)
    for answer in answers {
      for level in levels.indices.reversed() {
        levels[level] |= answer.codesRead & (level == 0 ? .max : levels[level - 1])
      }
    }
    return levels[votes - 1]
  }

  /// True if so many read the same content wrong.
  private static func isMisread(by votes: Int, _ answers: [JointAnswer]) -> Bool {
    let misread = answers.compactMap(\.misread)
    guard misread.count >= votes else { return false }
    let counts = misread.joined().reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    return counts.values.contains { $0 >= votes }
  }
}
