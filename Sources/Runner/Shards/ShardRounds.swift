import CorpusRendering
import Foundation
import Records

/// What is read in a round of a suite.
enum RoundWork {
  case frames(FrameBatch)
  /// Of a suite that is timed.
  case blocks([ShardBlock])

  var frameCount: Int {
    switch self {
    case .frames(let batch): batch.count
    case .blocks(let blocks): blocks.reduce(0) { $0 + $1.frames }
    }
  }
}

/// What the shards of one suite have read, in the order in which one machine would have read it.
struct ShardRounds {
  /// How far the suite is.
  struct State {
    /// What is to be read next; nil where nothing is, or it cannot be said since results are missing.
    var next: RoundWork?
    /// Shards without a result.
    var missing: [Int] = []
    /// Rounds that were planned.
    var rounds = 0
    /// Frames that were read.
    var frames = 0
    /// How long that took, on one core.
    var coreSeconds = 0.0
    /// How many shards machines of each kind have read.
    var machines: [String: Int] = [:]
  }

  /// What was read, one after the other.
  enum Item {
    /// - Parameter index: of the frame in its suite.
    case frame(ShardResultFile.Frame, index: Int)
    /// The line of `blocks.jsonl` of a block whose frames have come.
    case block(Data)
  }

  private let run: PlannedRun
  private let shards: [PlannedRun.Shard]
  private let conditions: ConditionTable
  private var batches: BatchSequence
  private var blocks: BlockRounds?

  /// - Parameter shards: all of the run.
  init(_ run: PlannedRun, _ shards: [PlannedRun.Shard], of input: RunInput) {
    self.run = run
    conditions = input.conditions
    self.shards = shards.filter { $0.record.suite == input.suite.name }
    batches = BatchSequence(
      input, claims: run.plan.engines.map { Set($0.record.symbologies) }, isFixed: false)
    blocks = BlockRounds(input)
  }

  /// Goes through all that was read.
  ///
  /// - Parameter body: called with each item; a round of which results are missing is the last that is known to be right.
  /// - Throws: `FileError`, `RecordError` or `ShardError.unfit`, and what `body` throws.
  mutating func replay(_ body: (Item) throws -> Void = { _ in }) throws -> State {
    var state = State()
    let rounds = Dictionary(grouping: shards, by: \.record.round).sorted { $0.key < $1.key }
    for (_, shards) in rounds {
      state.rounds += 1
      if state.missing.isEmpty {
        let work = next()
        guard RoundCheck(shards).isWhole(work) else { throw unfit(shards) }
      }
      var results = try shards.map {
        run.hasResult(of: $0) ? try ShardResultFile(path: run.resultPath(of: $0), of: $0) : nil
      }
      count(shards, results, &state)
      if blocks != nil {
        try readBlocks(shards, &results, body)
      } else {
        try readFrames(shards, &results, body)
      }
    }
    if state.missing.isEmpty { state.next = next() }
    return state
  }

  private mutating func next() -> RoundWork? {
    if let blocks {
      let next = blocks.next()
      return next.isEmpty ? nil : .blocks(next)
    }
    return batches.next().map { .frames($0) }
  }

  private func count(
    _ shards: [PlannedRun.Shard], _ results: [ShardResultFile?], _ state: inout State
  ) {
    for (shard, result) in zip(shards, results) {
      guard let result else {
        state.missing.append(shard.record.shard)
        continue
      }
      state.frames += result.footer.frames
      state.coreSeconds += result.footer.seconds * Double(result.footer.jobs)
      state.machines[result.header.machine.kind, default: 0] += 1
    }
  }

  private mutating func readFrames(
    _ shards: [PlannedRun.Shard], _ results: inout [ShardResultFile?],
    _ body: (Item) throws -> Void
  ) throws {
    for piece in RoundCheck(shards).pieces {
      for task in FrameBatch(parts: [piece.part]).tasks {
        guard let frame = try results[piece.shard]?.next(frame: task.frame) else { break }
        batches.add(task, reads: frame.note.reads)
        try body(.frame(frame, index: task.frame))
      }
    }
  }

  private mutating func readBlocks(
    _ shards: [PlannedRun.Shard], _ results: inout [ShardResultFile?],
    _ body: (Item) throws -> Void
  ) throws {
    for (place, shard) in shards.enumerated() where results[place] != nil {
      for block in shard.record.blocks ?? [] {
        for _ in 0..<block.frames {
          guard let frame = try results[place]?.next() else { break }
          let record = try frame.record(conditions)
          blocks?.add(record, try frame.trials(), block: block.block)
          try body(.frame(frame, index: frame.note.frame))
        }
        guard let line = try results[place]?.line() else { break }
        blocks?.end(try ShardResultFile.decoded(BlockRecord.self, line))
        try body(.block(line))
      }
    }
  }

  private func unfit(_ shards: [PlannedRun.Shard]) -> ShardError {
    let first = shards[0].record
    return .unfit(
      path: "\(run.path)/\(FileName.shards)",
      reason:
        "round \(first.round) of suite '\(first.suite)' is not what the results before it ask for",
      remedy: "restore its shards, or plan the run anew")
  }
}
