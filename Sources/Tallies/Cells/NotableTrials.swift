import Barcodes
import Records
import Summaries

/// Collects notable trials, a bounded number for each engine, kind and symbology, whatever their order.
struct NotableTrials {
  /// For each engine, kind and symbology.
  package static let limit = 24

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
  /// By kind, engine and the frame's symbology.
  private var groups: [NotableTrial.NotableKind: [String: [String: [TrialCandidate]]]] = [:]

  package init(pictures: PictureFolder) { self.pictures = pictures }

  package mutating func add(_ trial: TrialRecord, mask: MaskName, symbology: String) {
    for kind in NotableTrial.NotableKind.kinds(of: trial) {
      let candidate = TrialCandidate(
        hasPicture: pictures.hasPicture(of: trial.frame), mask: mask, trial: trial)
      groups[kind, default: [:]][trial.engine, default: [:]][symbology, default: []]
        .insertBounded(candidate)
    }
  }

  /// The trials with their truth, by kind, frame, engine, mask and view.
  func listed(from frames: FrameIndex) throws -> [FrameFinding<NotableTrial>] {
    let held = groups.mapValues { engines in engines.values.flatMap { $0.values.joined() } }
    let lines = try frames.lines(of: Set(held.values.joined().map(\.trial.frame)))
    let listed = try held.flatMap { kind, candidates in
      try candidates.compactMap { candidate in
        try lines[candidate.trial.frame].map {
          FrameFinding(
            try AskedFrame($0, mask: candidate.mask, view: candidate.trial.view),
            NotableTrial(
              kind: kind, candidate.trial,
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
