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
  package func changes(to other: ComparedTrial) -> [ReadingChange.Kind] {
    var kinds: [ReadingChange.Kind] = []
    if other.isDeath && !isDeath { kinds.append(.newDeath) }
    if other.wrong > wrong { kinds.append(.newMisread) }
    if isRead && !other.isRead { kinds.append(.lost) }
    if !isRead && other.isRead { kinds.append(.gained) }
    if other.wrong < wrong { kinds.append(.misreadGone) }
    return kinds
  }
}

/// An engine's answer on a frame, in 24 bytes: a comparison holds a million of them, and reads a
/// trial again where it has changed.
struct Answer {
  /// Where the trial's line begins in its file, in bytes.
  let offset: UInt64
  /// A digest of the reported codes.
  private let digest: Int
  let trial: ComparedTrial
  private let isFailure: Bool
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
    self.trial = ComparedTrial(trial)
    isFailure = trial.status != .ok
    isAnswer = trial.status != .unsupported && trial.timing?.isControl != true
  }

  /// True if another reading of the same frame says the same. The kind of an engine's failure may
  /// be up to chance, such as whether it is still asked after others of its processes have died:
  /// that it fails is what counts.
  ///
  /// Reports are told apart by 64 bits of SipHash with a random key: two that differ are taken for
  /// the same once in 2⁶⁴ times.
  func agrees(with other: Answer) -> Bool {
    isFailure || other.isFailure
      ? isFailure && other.isFailure : trial == other.trial && digest == other.digest
  }
}
