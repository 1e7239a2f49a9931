import Barcodes
import Records

/// The facts of a trial that count where it is held against another.
struct ComparedTrial: Equatable {
  /// Codes that were misread or given another format, and reports of codes that are not there.
  package var wrong: UInt32
  var isRead: Bool
  package var isDeath: Bool

  package init(_ trial: TrialRecord) {
    isRead = trial.readsEverything
    wrong = UInt32(
      clamping: trial.falsePositives
        + trial.codes.count { $0.outcome == .misread || $0.outcome == .formatError })
    isDeath = trial.isDeath
  }

  /// The changes from `self` to another reading of the same frame.
  package func changes(to other: ComparedTrial) -> [ReadingChange.ChangeKind] {
    var kinds: [ReadingChange.ChangeKind] = []
    if other.isDeath && !isDeath { kinds.append(.newDeath) }
    if other.wrong > wrong { kinds.append(.newMisread) }
    if isRead && !other.isRead { kinds.append(.lost) }
    if !isRead && other.isRead { kinds.append(.gained) }
    if other.wrong < wrong { kinds.append(.misreadGone) }
    return kinds
  }
}
