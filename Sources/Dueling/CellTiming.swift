import CorpusRendering
import Judging
import Records

/// The times of the contestants' turns on a cell's frames in a block.
struct CellTiming {
  /// The latency of each round by contestant, in nanoseconds.
  private(set) var latencies: [String: [Double]] = [:]
  private(set) var frames: [DuelFrameRecord] = []
  var faults: [DuelClockFault] = []
  /// Each contestant's first call on the current frame, in nanoseconds; nil if it was shown before.
  private var firstCalls: [String: Double]?

  mutating func begin(isNew: Bool) { firstCalls = isNew ? [:] : nil }

  mutating func add(_ turn: DuelTurn, of contestant: String) {
    latencies[contestant, default: []].append(turn.latency)
    if firstCalls?[contestant] == nil { firstCalls?[contestant] = turn.firstCall }
  }

  /// - Parameter isRead: true if the baseline read the frame.
  mutating func end(_ card: ShuffledFrames.Card, rounds: Int, isRead: Bool) {
    let groups = card.groups + [isRead ? .read : .unread]
    frames.append(
      DuelFrameRecord(
        frame: card.frame.record.frame, rounds: rounds, groups: groups.map(\.rawValue).sorted(),
        firstCallNanoseconds: firstCalls))
  }
}
