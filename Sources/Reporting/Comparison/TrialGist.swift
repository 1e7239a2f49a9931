import Barcodes
import Records

/// What a comparison needs of a trial.
struct TrialGist: Equatable {
  var isRead: Bool
  /// Codes that were misread or given another format, and reports of codes that are not there.
  var wrong: Int
  var decodes: [NotableCode]
  var message: String?

  init(_ trial: TrialRecord) {
    isRead = trial.readsEverything
    wrong =
      trial.falsePositives
      + trial.codes.count { $0.outcome == .misread || $0.outcome == .formatError }
    decodes = trial.decodes.map { NotableCode(symbology: $0.symbology?.name, text: $0.text) }
    message = trial.status == .ok ? nil : "\(trial.status.rawValue): \(trial.message ?? "")"
  }

  /// What has changed from `self` to another reading of the same frame.
  func changes(to other: TrialGist) -> [ReadingChange.Kind] {
    var kinds: [ReadingChange.Kind] = []
    if other.wrong > wrong { kinds.append(.newMisread) }
    if isRead && !other.isRead { kinds.append(.lost) }
    if !isRead && other.isRead { kinds.append(.gained) }
    if other.wrong < wrong { kinds.append(.misreadGone) }
    return kinds
  }
}

/// One question to one engine: a frame, with a mask and in a view.
struct FrameQuestion: Hashable {
  var frame: String
  var mask: FormatMask
  var view: String?

  init(_ trial: TrialRecord) {
    frame = trial.frame
    mask = trial.formatMask
    view = trial.view
  }
}
