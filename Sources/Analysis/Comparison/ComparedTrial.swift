import Barcodes
import Records

/// What a comparison needs of a trial.
struct ComparedTrial: Equatable {
  var isRead: Bool
  /// Codes that were misread or given another format, and reports of codes that are not there.
  package var wrong: Int
  package var isDeath: Bool
  package var decodes: [NotableCode]
  /// Nil where the engine answered.
  package var message: String?

  package init(_ trial: TrialRecord) {
    isRead = trial.readsEverything
    wrong =
      trial.falsePositives
      + trial.codes.count { $0.outcome == .misread || $0.outcome == .formatError }
    isDeath = trial.isDeath
    decodes = trial.decodes.map(NotableCode.init)
    message = trial.status == .ok ? nil : "\(trial.status.rawValue): \(trial.message ?? "")"
  }

  /// What has changed from `self` to another reading of the same frame.
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

extension ComparedTrial {
  /// Whether another reading of the same frame says the same. How an engine fails may be up to chance, such as whether it
  /// is still asked after others of its processes have died: that it fails is what counts.
  func agrees(with other: ComparedTrial) -> Bool {
    self == other || (message != nil && other.message != nil)
  }
}

/// One question to one engine: a frame, with a mask and in a view.
struct FrameQuestion: Hashable {
  package var frame: String
  package var mask: FormatMask
  package var view: String?

  package init(_ trial: TrialRecord) {
    frame = trial.frame
    mask = trial.formatMask
    view = trial.view
  }
}
