import Barcodes
import Records
import Summaries

/// Collects notable trials, a bounded number for each engine, kind and symbology, whatever their order.
struct NotableTrials {
  /// For each engine, kind and symbology.
  package static let limit = 24

  private struct TrialGroup: Hashable {
    var engine: String
    /// The frame's symbology.
    var symbology: String
    var kind: NotableTrial.NotableKind
  }

  fileprivate struct TrialCandidate {
    var hasPicture: Bool
    var mask: MaskName
    var trial: TrialRecord

    /// Frames with a picture first, since they can be looked at.
    func precedes(_ other: TrialCandidate) -> Bool {
      if hasPicture != other.hasPicture { return hasPicture }
      return (trial.frame, mask, trial.view ?? "")
        < (other.trial.frame, other.mask, other.trial.view ?? "")
    }
  }

  private let pictures: PictureFolder
  private var groups: [TrialGroup: [TrialCandidate]] = [:]

  package init(pictures: PictureFolder) { self.pictures = pictures }

  package mutating func add(_ trial: TrialRecord, mask: MaskName, symbology: String) {
    for kind in NotableTrial.NotableKind.kinds(of: trial) {
      let candidate = TrialCandidate(
        hasPicture: pictures.hasPicture(of: trial.frame), mask: mask, trial: trial)
      let group = TrialGroup(engine: trial.engine, symbology: symbology, kind: kind)
      groups[group, default: []].insertBounded(candidate)
    }
  }

  /// The trials with their truth, by kind, frame, engine, mask and view.
  func listed(from frames: FrameIndex) throws -> [FrameFinding<NotableTrial>] {
    let names = Set(groups.values.joined().map(\.trial.frame))
    let lines = try frames.lines(of: names)
    let listed = try groups.flatMap { group, candidates in
      try candidates.compactMap { candidate in
        try lines[candidate.trial.frame].map {
          FrameFinding(
            try AskedFrame($0, mask: candidate.mask, view: candidate.trial.view),
            NotableTrial(
              kind: group.kind, candidate.trial,
              picture: candidate.hasPicture ? PictureFolder.path(of: candidate.trial.frame) : nil))
        }
      }
    }
    return listed.sorted {
      ($0.kind, $0.frame, $0.engine, $0.mask, $0.view ?? "")
        < ($1.kind, $1.frame, $1.engine, $1.mask, $1.view ?? "")
    }
  }
}

extension Array where Element == NotableTrials.TrialCandidate {
  fileprivate mutating func insertBounded(_ candidate: Element) {
    if count == NotableTrials.limit, let last, !candidate.precedes(last) { return }
    insert(candidate, at: firstIndex { candidate.precedes($0) } ?? count)
    if count > NotableTrials.limit { removeLast() }
  }
}

extension NotableTrial.NotableKind {
  /// Why a trial is notable: no reason, one or several.
  fileprivate static func kinds(of trial: TrialRecord) -> [NotableTrial.NotableKind] {
    switch trial.status {
    case .timeout: return [.timeout]
    case .crashed: return [.crashed]
    case .error: return [.error]
    case .unsupported, .givenUp: return []
    case .ok: break
    }
    var kinds: [NotableTrial.NotableKind] = []
    if trial.codes.contains(where: { $0.outcome == .misread }) { kinds.append(.misread) }
    if trial.codes.contains(where: { $0.outcome == .formatError }) { kinds.append(.formatError) }
    if trial.falsePositives > 0 { kinds.append(.falsePositive) }
    return kinds
  }
}
