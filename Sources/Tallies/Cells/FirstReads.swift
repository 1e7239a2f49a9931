import Judging
import Statistics

/// Which of a cell's first frames were read whole: those of the start of sampling, before what was read decides what comes next.
package struct FirstReads: Sendable, Equatable {
  /// A bit for each, the first one in the lowest.
  private var reads: UInt64 = 0
  private var count = 0

  package init() {}

  package mutating func add(isRead: Bool) {
    guard count < UInt64.bitWidth else { return }
    if isRead { reads |= 1 << UInt64(count) }
    count += 1
  }

  /// Of so many first frames, or as many as are known, 64 at most.
  func proportion(of first: Int) -> Proportion {
    let kept = min(first, count)
    let mask = kept < UInt64.bitWidth ? (1 << UInt64(kept)) - 1 : UInt64.max
    return Proportion(successes: (reads & mask).nonzeroBitCount, of: kept)
  }
}
