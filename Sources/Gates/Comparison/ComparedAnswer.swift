import Barcodes
import Records

/// An engine's answer on a frame, in 24 bytes: a comparison holds a million of them, and reads a
/// trial again where it has changed.
struct ComparedAnswer {
  /// Where the trial's line begins in its file, in bytes.
  let offset: UInt64
  /// A digest of the reported codes.
  private let digest: Int
  /// Codes that were misread or given another format, and reports of codes that are not there.
  private let wrong: UInt32
  let isRead: Bool
  let isDeath: Bool
  /// True if it gave none.
  let isFailure: Bool
  /// True if the engine was asked. Second turns say nothing new; an engine that was given up was
  /// asked, and has no answer.
  let isAnswer: Bool

  init(_ trial: TrialRecord, at offset: UInt64) {
    self.offset = offset
    var hasher = Hasher()
    for decode in trial.decodes {
      hasher.combine(decode.symbology)
      hasher.combine(decode.text)
    }
    digest = hasher.finalize()
    isRead = trial.readsEverything
    wrong = UInt32(
      clamping: trial.falsePositives
        + trial.codes.count { $0.outcome == .misread || $0.outcome == .formatError })
    isDeath = trial.isDeath
    isFailure = trial.status != .ok
    isAnswer = trial.status != .unsupported && trial.timing?.isControl != true
  }

  /// True if another reading of the same frame says the same. The kind of an engine's failure may
  /// be up to chance, such as whether it is still asked after others of its processes have died:
  /// that it fails is what counts.
  ///
  /// Reports are told apart by 64 bits of SipHash with a random key: two that differ are taken for
  /// the same once in 2⁶⁴ times.
  func agrees(with other: ComparedAnswer) -> Bool {
    if isFailure || other.isFailure { return isFailure && other.isFailure }
    return digest == other.digest && wrong == other.wrong && isRead == other.isRead
      && isDeath == other.isDeath
  }

  /// The changes to another reading of the same frame.
  func changes(to other: ComparedAnswer) -> [ReadingChange.ChangeKind] {
    var kinds: [ReadingChange.ChangeKind] = []
    if other.isDeath && !isDeath { kinds.append(.newDeath) }
    if other.wrong > wrong { kinds.append(.newMisread) }
    if isRead && !other.isRead { kinds.append(.lost) }
    if !isRead && other.isRead { kinds.append(.gained) }
    if other.wrong < wrong { kinds.append(.misreadGone) }
    return kinds
  }
}
