import CorpusRendering
import Judging
import Records

/// What the contestants' turns on a cell's frames took in a block.
struct CellTiming {
  /// Of each contestant, a number for each round, in nanoseconds.
  private(set) var latencies: [String: [Double]] = [:]
  private(set) var frames: [DuelFrameRecord] = []
  var faults: [DuelClockFault] = []
  /// Of each contestant the first call on the frame whose rounds go on; nil where it was shown before.
  private var firstCalls: [String: Double]?

  /// Begins a frame's rounds.
  mutating func begin(isNew: Bool) { firstCalls = isNew ? [:] : nil }

  mutating func add(_ turn: DuelTurn, of contestant: String) {
    latencies[contestant, default: []].append(turn.latency)
    if firstCalls?[contestant] == nil { firstCalls?[contestant] = turn.firstCall }
  }

  /// Ends a frame's rounds.
  ///
  /// - Parameter isRead: by the baseline.
  mutating func end(_ card: ShuffledFrames.Card, rounds: Int, isRead: Bool) {
    let groups = card.groups + [isRead ? .read : .unread]
    frames.append(
      DuelFrameRecord(
        frame: card.frame.record.frame, rounds: rounds, groups: groups.map(\.rawValue).sorted(),
        firstCalls: firstCalls))
  }
}
