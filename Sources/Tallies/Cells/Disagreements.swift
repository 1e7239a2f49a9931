import Barcodes
package import Records
package import Summaries

/// Compares the engines frame by frame, as the trials come in, whatever their order.
///
/// Memory holds some bytes of each trial whose frame another engine has still to read, which in suites that choose each engine's
/// frames is most of them, and a few of each frame group.
package struct Disagreements {
  /// Frames listed in a summary.
  package static let limit = 100
  /// Frames held of each group and mask.
  private static let perGroup = 3

  package struct DisagreementCandidate {
    package var group: Int
    package var seed: UInt64
    package var frame: String
    package var hasPicture: Bool
    package var mask: MaskName
    package var view: String?
    /// The answers on one frame and mask, in the run's order of engines.
    package var answers: [JointAnswer]

    /// Frames with a picture first, since they can be looked at; then by chance, but always the same.
    func precedes(_ other: DisagreementCandidate) -> Bool {
      if hasPicture != other.hasPicture { return hasPicture }
      return (seed, frame) < (other.seed, other.frame)
    }
  }

  private let engines: [String]
  private(set) var together: TogetherTally
  private let pictures: PictureFolder
  private var turns: FrameTurns
  private var sole: SoleReads
  private var held: [CellKey: [DisagreementCandidate]] = [:]
  private var unread: [CellKey: [DisagreementCandidate]] = [:]

  package init(run: RunRecord, pictures: PictureFolder) {
    engines = run.engines.map(\.label)
    turns = FrameTurns(run)
    sole = SoleReads(readers: engines.count)
    together = TogetherTally(run)
    self.pictures = pictures
  }

  mutating func add(
    _ trial: TrialRecord, at offset: UInt64, mask: MaskName, suite: String, facts: FrameFacts
  ) {
    guard
      let ordered = turns.add(trial, at: offset, frame: facts.index, latency: nil)
    else { return }
    sole.add(ordered)
    if facts.isTrialOfItsOwn {
      together.add(ordered, suite: suite, mask: mask, view: trial.view)
    }
    let disagree = Set(ordered.map(\.readsEverything)).count == 2
    let areUnread = !ordered.isEmpty && ordered.allSatisfy(\.isUnread)
    guard disagree || areUnread else { return }
    let candidate = DisagreementCandidate(
      group: facts.group, seed: facts.seed, frame: trial.frame,
      hasPicture: pictures.hasPicture(of: trial.frame), mask: mask, view: trial.view,
      answers: ordered)
    if disagree { Self.hold(candidate, in: &held) }
    if areUnread, candidate.hasPicture { Self.hold(candidate, in: &unread) }
  }

  /// Nil for a run of one engine that read every frame of which there is a picture.
  package func record(order: CellOrder, folder: RunFolder) throws -> DisagreementRecord? {
    guard engines.count > 1 || !unread.isEmpty else { return nil }
    func findings(_ held: [CellKey: [DisagreementCandidate]]) throws -> [FrameFinding<Disagreement>]
    {
      let chosen = Self.spread(held, order: order, groups: folder.frames.groups).prefix(Self.limit)
      let lines = try folder.frames.lines(of: Set(chosen.map(\.frame)))
      return try chosen.compactMap { candidate in
        guard let line = lines[candidate.frame] else { return nil }
        let trials = try candidate.answers.compactMap { try folder.trial(at: $0.offset) }
        return try FrameFinding(candidate, trials, frame: line)
      }
    }
    return DisagreementRecord(
      counts: engines.indices.flatMap { reader in
        engines.indices.compactMap { other in
          DisagreementCount(
            readBy: engines[reader], notBy: engines[other], count: sole[reader, other],
            asked: sole.asked(reader, other))
        }
      },
      frames: try findings(held), unread: try findings(unread))
  }

  private static func hold(
    _ candidate: DisagreementCandidate, in held: inout [CellKey: [DisagreementCandidate]]
  ) {
    let key = CellKey(
      group: candidate.group, engine: "", mask: candidate.mask, view: candidate.view)
    var group = held[key] ?? []
    group.insert(candidate, at: group.firstIndex { candidate.precedes($0) } ?? group.count)
    held[key] = Array(group.prefix(perGroup))
  }

  /// Everything held, those with a picture first; in turn from each suite, within it from each
  /// symbology, within that from each condition and mask.
  private static func spread(
    _ held: [CellKey: [DisagreementCandidate]], order: CellOrder, groups: [FrameGroup]
  ) -> [DisagreementCandidate] {
    let keys = held.keys.sorted(by: order.precedes)
    let suites = keys.grouped { groups[$0.group].suite }
    let spread = suites.keys.map { suite in
      let symbologies = (suites.groups[suite] ?? []).grouped { groups[$0.group].symbology }
      return symbologies.keys.map { symbology in
        // Neighbouring conditions say much the same.
        (symbologies.groups[symbology] ?? []).scattered.map { held[$0] ?? [] }.interleaved
      }.interleaved
    }.interleaved
    return spread.filter(\.hasPicture) + spread.filter { !$0.hasPicture }
  }
}

extension Collection where Element: RandomAccessCollection, Element.Index == Int {
  /// The first of each, then the second of each, and so on.
  fileprivate var interleaved: [Element.Element] {
    (0..<(map(\.count).max() ?? 0)).flatMap { index in
      filter { index < $0.count }.map { $0[index] }
    }
  }
}

extension Array {
  /// The same elements from the middle outwards by halves: any first few of them lie far apart.
  fileprivate var scattered: [Element] {
    guard count > 2 else { return self }
    let middle = count / 2
    return [self[middle]]
      + [Array(self[..<middle]).scattered, Array(self[(middle + 1)...]).scattered].interleaved
  }
}
