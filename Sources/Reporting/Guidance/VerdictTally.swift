import Barcodes
import Judging
import Records

/// What a verdict needs beside the cells of the summary, while the trials come in: read rates by sub-pixel phase
/// and by length, where modules are as wide as the guidance asks for.
struct VerdictTally {
  static let phaseCount = 4

  struct Count {
    var reads = 0
    var codes = 0
  }

  private struct Key: Hashable {
    var engine: String
    var mask: String
    var group: FrameGroup
  }

  private var phases: [Key: [Count]] = [:]
  private var lengths: [Key: [String: Count]] = [:]

  /// - Parameter group: of the frame.
  mutating func add(_ trial: TrialRecord, mask: String, facts: FrameFacts, group: FrameGroup) {
    guard trial.status != .unsupported, facts.codes > 0,
      let width = group.point[SweptAxis.moduleWidth.name],
      width >= Guidance.moduleWidthPixels - 1e-9
    else { return }
    let key = Self.key(group, engine: trial.engine, mask: mask)
    let reads = trial.status == .ok ? trial.codes.count { $0.outcome == .correct } : 0
    let phase = min(Int(facts.phaseX * Double(Self.phaseCount)), Self.phaseCount - 1)
    var counts = phases[key] ?? Array(repeating: Count(), count: Self.phaseCount)
    counts[phase].add(reads: reads, codes: facts.codes)
    phases[key] = counts
    if let length = facts.payloadLength {
      lengths[key, default: [:]][length, default: Count()].add(reads: reads, codes: facts.codes)
    }
  }

  func phases(of cell: SummaryCell) -> [PhaseRecord] {
    let share = 1 / Double(Self.phaseCount)
    return (phases[Self.key(cell)] ?? []).enumerated().map { index, count in
      PhaseRecord(
        from: Double(index) * share, to: Double(index + 1) * share, reads: count.reads,
        codes: count.codes)
    }
  }

  /// The short ones first.
  func lengths(of cell: SummaryCell) -> [LengthRecord] {
    (lengths[Self.key(cell)] ?? [:]).sorted { $0.key > $1.key }
      .map { LengthRecord(length: $0.key, reads: $0.value.reads, codes: $0.value.codes) }
  }

  private static func key(_ group: FrameGroup, engine: String, mask: String) -> Key {
    var group = group
    group.point[SweptAxis.moduleWidth.name] = nil
    // The symbology's name says as much.
    group.ownMask = []
    return Key(engine: engine, mask: mask, group: group)
  }

  private static func key(_ cell: SummaryCell) -> Key {
    key(
      FrameGroup(
        suite: cell.suite, symbology: cell.symbology, ownMask: [], point: cell.point,
        namedCondition: cell.namedCondition), engine: cell.engine, mask: cell.mask)
  }
}

extension VerdictTally.Count {
  fileprivate mutating func add(reads: Int, codes: Int) {
    self.reads += reads
    self.codes += codes
  }
}
