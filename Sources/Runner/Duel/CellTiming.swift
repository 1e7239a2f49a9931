import CorpusRendering
import Judging
import Records

/// What the contestants' turns on a cell's frames took in a block.
struct CellTiming {
  /// Of each contestant, a number for each round, in nanoseconds.
  private(set) var latencies: [String: [Double]] = [:]
  private(set) var frames: [DuelFrameRecord] = []
  var faults: [DuelClockFault] = []

  mutating func add(_ turn: DuelTurn, of contestant: String) {
    latencies[contestant, default: []].append(turn.latency)
  }

  /// Ends a frame's rounds.
  ///
  /// - Parameter isRead: by the baseline.
  mutating func end(_ card: FrameDeck.Card, rounds: Int, isRead: Bool) {
    let groups = card.groups + [isRead ? .read : .unread]
    frames.append(
      DuelFrameRecord(
        frame: card.frame.record.frame, rounds: rounds, groups: groups.map(\.rawValue).sorted()))
  }
}
