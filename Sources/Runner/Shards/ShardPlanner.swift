import CorpusRendering
import Records

/// Writes the shards of one round after the other.
package struct ShardPlanner {
  /// What a plan of a round came to.
  package struct Round: Equatable {
    /// From 1.
    package var number: Int
    /// Empty where nothing is left to read.
    package var shards: ClosedRange<Int>?
    package var frames: Int
    /// How long a shard takes on one core, in seconds; nil where that is not known.
    package var seconds: Double?
  }

  /// Shards of later rounds take at least so long, in seconds: clusters ask for tasks of minutes.
  private static let shortestSeconds = 60.0

  private let run: PlannedRun
  private let inputs: [RunInput]
  /// How long a frame of each suite takes on one core where nothing was read of it yet.
  private let estimate: (RunInput) throws -> Double?

  /// - Parameter inputs: those of the plan, in its order.
  package init(
    _ run: PlannedRun, inputs: [RunInput], estimate: @escaping (RunInput) throws -> Double?
  ) {
    (self.run, self.inputs, self.estimate) = (run, inputs, estimate)
  }

  /// Writes the shards of the next round.
  ///
  /// - Throws: `ShardError.missing` where results of the rounds before are; `FileError`, `RecordError`, `ShardError.unfit`, and
  ///   what `estimate` throws.
  package func planRound() throws -> Round {
    let shards = try run.shards()
    let states = try inputs.map { input in
      var rounds = ShardRounds(run, shards, of: input)
      return try rounds.replay()
    }
    let missing = states.flatMap(\.missing)
    guard missing.isEmpty else {
      throw ShardError.missing(folder: run.path, shards: missing.sorted())
    }
    let number = (states.map(\.rounds).max() ?? 0) + 1
    let costs = try zip(inputs, states).map { input, state in
      state.frames > 0
        ? state.coreSeconds / Double(state.frames) : state.next == nil ? nil : try estimate(input)
    }
    let records = records(
      states, counts: shardCounts(states, costs), round: number, after: shards.count)
    try run.add(records)
    let seconds = zip(records.lazy.map(\.frameCount), records.lazy.map(\.suite)).compactMap {
      frames, suite in
      inputs.firstIndex { $0.suite.name == suite }.flatMap { costs[$0] }.map { $0 * Double(frames) }
    }.max()
    return Round(
      number: number,
      shards: records.isEmpty ? nil : shards.count + 1...shards.count + records.count,
      frames: records.reduce(0) { $0 + $1.frameCount }, seconds: seconds)
  }

  private func records(
    _ states: [ShardRounds.State], counts: [Int], round: Int, after last: Int
  ) -> [ShardRecord] {
    var records: [ShardRecord] = []
    for (index, input) in inputs.enumerated() {
      func add(_ spans: [ShardSpan], _ blocks: [ShardBlock]? = nil) {
        records.append(
          ShardRecord(
            shard: last + records.count + 1, round: round, planSHA256: run.planSHA256,
            suite: input.suite.name, spans: spans, blocks: blocks))
      }
      switch states[index].next {
      case nil: break
      case .frames(let batch):
        for parts in ShardCutter.cut(batch, into: counts[index]) { add(parts.map(\.shardSpan)) }
      case .blocks(let blocks):
        for blocks in ShardCutter.cut(blocks, into: counts[index]) { add([], blocks) }
      }
    }
    return records
  }

  /// How many shards each suite gets: at least one where frames are left.
  private func shardCounts(_ states: [ShardRounds.State], _ costs: [Double?]) -> [Int] {
    let work = zip(states, costs).map { state, cost in
      Double(state.next?.frameCount ?? 0) * (cost ?? 1)
    }
    let all = work.reduce(0, +)
    return zip(states, work).map { state, work in
      guard state.next != nil else { return 0 }
      if let seconds = run.plan.sizing.seconds { return max(1, Int((work / seconds).rounded(.up))) }
      let most = Double(run.plan.sizing.shards ?? 1)
      let share = all > 0 ? most * work / all : most
      let useful = state.frames > 0 ? work / Self.shortestSeconds : .infinity
      return max(1, Int(min(share, useful).rounded(.up)))
    }
  }
}
