import Barcodes
import Records

/// Compares the engines frame by frame, as the trials come in, whatever their order.
///
/// Memory holds the trials whose frame another engine has still to read, and a few of each frame group.
struct Disagreements {
  /// Frames listed in a summary.
  package static let limit = 100
  /// Frames held of each group and mask.
  private static let perGroup = 3

  private struct Turn: Hashable {
    var frame: String
    var mask: String
    var view: String?
  }

  private struct Pair: Hashable {
    var reader: String
    var other: String
  }

  package struct Candidate {
    package var group: Int
    package var seed: UInt64
    package var hasPicture: Bool
    package var mask: String
    /// Of one frame and mask, in the run's order of engines.
    package var trials: [TrialRecord]

    /// Frames with a picture first, since they can be looked at; then by chance, but always the same.
    func precedes(_ other: Candidate) -> Bool {
      if hasPicture != other.hasPicture { return hasPicture }
      return (seed, trials[0].frame) < (other.seed, other.trials[0].frame)
    }
  }

  private let engines: [String]
  private let pictures: PictureFolder
  /// Trials whose partners have not come yet; a runner that takes a frame's engines in turn keeps this
  /// short.
  private var waiting: [Turn: [TrialRecord]] = [:]
  private var counts: [Pair: Int] = [:]
  private var asked: [Pair: Int] = [:]
  private var held: [CellKey: [Candidate]] = [:]
  private var unread: [CellKey: [Candidate]] = [:]

  package init(run: RunRecord, pictures: PictureFolder) {
    engines = run.engines.map(\.label)
    self.pictures = pictures
  }

  package mutating func add(_ trial: TrialRecord, mask: String, facts: FrameFacts) {
    let turn = Turn(frame: trial.frame, mask: mask, view: trial.view)
    let trials = (waiting.removeValue(forKey: turn) ?? []) + [trial]
    guard trials.count == engines.count else {
      waiting[turn] = trials
      return
    }
    let ordered = engines.compactMap { label in
      trials.first { $0.engine == label && $0.status.isAsked }
    }
    count(ordered)
    let (disagree, areUnread) = (TrialRecord.disagree(ordered), TrialRecord.areUnread(ordered))
    guard disagree || areUnread else { return }
    let candidate = Candidate(
      group: facts.group, seed: facts.seed, hasPicture: pictures.hasPicture(of: trial.frame),
      mask: mask, trials: ordered)
    if disagree { Self.hold(candidate, in: &held) }
    if areUnread, candidate.hasPicture { Self.hold(candidate, in: &unread) }
  }

  /// Nil for a run of one engine that read every frame of which there is a picture.
  package func record(order: CellOrder, frames: FrameIndex) throws -> DisagreementRecord? {
    guard engines.count > 1 || !unread.isEmpty else { return nil }
    func findings(_ held: [CellKey: [Candidate]]) throws -> [FrameFinding<Disagreement>] {
      let chosen = Self.spread(held, order: order, groups: frames.groups).prefix(Self.limit)
      let records = try frames.records(of: Set(chosen.map { $0.trials[0].frame }))
      return chosen.compactMap { candidate in
        records[candidate.trials[0].frame].map { FrameFinding(candidate, frame: $0) }
      }
    }
    return DisagreementRecord(
      counts: engines.flatMap { reader in
        engines.compactMap { other in count(Pair(reader: reader, other: other)) }
      },
      frames: try findings(held), unread: unread.isEmpty ? nil : try findings(unread))
  }

  private mutating func count(_ trials: [TrialRecord]) {
    for reader in trials {
      for other in trials where other.engine != reader.engine {
        let pair = Pair(reader: reader.engine, other: other.engine)
        asked[pair, default: 0] += 1
        if reader.readsEverything && !other.readsEverything { counts[pair, default: 0] += 1 }
      }
    }
  }

  private func count(_ pair: Pair) -> DisagreementCount? {
    asked[pair].map {
      DisagreementCount(
        readBy: pair.reader, notBy: pair.other, count: counts[pair] ?? 0, asked: $0)
    }
  }

  private static func hold(_ candidate: Candidate, in held: inout [CellKey: [Candidate]]) {
    let key = CellKey(
      group: candidate.group, engine: "", mask: candidate.mask, view: candidate.trials[0].view)
    var group = held[key] ?? []
    group.insert(candidate, at: group.firstIndex { candidate.precedes($0) } ?? group.count)
    held[key] = Array(group.prefix(perGroup))
  }

  /// Everything held, those with a picture first; in turn from each suite, within it from each
  /// symbology, within that from each condition and mask.
  private static func spread(
    _ held: [CellKey: [Candidate]], order: CellOrder, groups: [FrameGroup]
  ) -> [Candidate] {
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
