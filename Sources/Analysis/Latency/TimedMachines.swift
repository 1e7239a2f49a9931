import Records

/// Of a run in shards, the blocks of one kind of machine for each suite: durations are compared within one kind alone.
struct TimedMachines {
  /// Those that count: of the kind that has most of a suite's; of several the first by name.
  let blocks: [BlockRecord]
  /// How many blocks of other kinds there are; nil where there are none.
  let others: [String: Int]?
  private let left: Set<Place>

  private struct Place: Hashable {
    var suite: String
    var block: Int
  }

  init(_ all: [BlockRecord]) {
    var kinds: [String: [String: Int]] = [:]
    for block in all { kinds[block.suite, default: [:]][block.machine ?? "", default: 0] += 1 }
    let shown = kinds.compactMapValues { counts in
      counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    }
    func counts(_ block: BlockRecord) -> Bool { shown[block.suite] == block.machine ?? "" }
    blocks = all.filter(counts)
    let others = all.filter { !counts($0) }
    left = Set(others.map { Place(suite: $0.suite, block: $0.block) })
    let numbers = Dictionary(grouping: others) { $0.machine ?? "" }.mapValues(\.count)
    self.others = numbers.isEmpty ? nil : numbers
  }

  /// A trial without its durations where its block does not count.
  func shown(_ trial: TrialRecord) -> TrialRecord {
    guard !left.isEmpty, let block = trial.timing?.block,
      left.contains(Place(suite: FrameRecord.suite(ofFrame: trial.frame), block: block))
    else { return trial }
    var trial = trial
    trial.durationsNanoseconds = []
    trial.timing = nil
    return trial
  }
}
