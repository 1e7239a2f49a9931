import CorpusRendering
import Records

/// What the shards of one suite have read, in the order in which one machine would have read it.
struct ShardRounds {
  /// How far the suite is.
  struct State {
    /// Frames that are to be read next; nil where none are, or it cannot be said since results are missing.
    var next: FrameBatch?
    /// Shards without a result.
    var missing: [Int] = []
    /// Rounds that were planned.
    var rounds = 0
    /// Frames that were read.
    var frames = 0
    /// How long that took, on one core.
    var coreSeconds = 0.0
  }

  /// A part of a round, and the shard that reads it.
  private struct Piece {
    var part: FrameBatch.Part
    var shard: Int
  }

  private let run: PlannedRun
  private let shards: [PlannedRun.Shard]
  private var batches: BatchSequence

  /// - Parameter shards: all of the run.
  init(_ run: PlannedRun, _ shards: [PlannedRun.Shard], of input: RunInput) {
    self.run = run
    self.shards = shards.filter { $0.record.suite == input.suite.name }
    batches = BatchSequence(
      input, claims: run.plan.engines.map { Set($0.record.symbologies) }, isFixed: false)
  }

  /// Goes through all frames that were read.
  ///
  /// - Parameter body: called with each of them; a round of which results are missing is the last.
  /// - Throws: `FileError`, `RecordError` or `ShardError.unfit`, and what `body` throws.
  mutating func replay(
    _ body: (FrameBatch.Task, ShardResultFile.Frame) throws -> Void = { _, _ in }
  ) throws -> State {
    var state = State()
    let rounds = Dictionary(grouping: shards, by: \.record.round).sorted { $0.key < $1.key }
    for (_, shards) in rounds {
      state.rounds += 1
      // After a round that is not whole, nobody knows what the next one should be.
      let batch = state.missing.isEmpty ? batches.next() : nil
      try check(shards, against: batch, isKnown: state.missing.isEmpty)
      try read(shards, &state, body)
    }
    if state.missing.isEmpty { state.next = batches.next() }
    return state
  }

  private mutating func read(
    _ shards: [PlannedRun.Shard], _ state: inout State,
    _ body: (FrameBatch.Task, ShardResultFile.Frame) throws -> Void
  ) throws {
    var results = try shards.map {
      run.hasResult(of: $0) ? try ShardResultFile(path: run.resultPath(of: $0), of: $0) : nil
    }
    for (shard, result) in zip(shards, results) {
      if let footer = result?.footer {
        state.frames += footer.frames
        state.coreSeconds += footer.seconds * Double(footer.jobs)
      } else {
        state.missing.append(shard.record.shard)
      }
    }
    for piece in Self.pieces(of: shards) {
      for task in FrameBatch(parts: [piece.part]).tasks {
        guard let frame = try results[piece.shard]?.next(frame: task.frame) else { break }
        batches.add(task, reads: frame.note.reads)
        try body(task, frame)
      }
    }
  }

  /// By their position in the round.
  private static func pieces(of shards: [PlannedRun.Shard]) -> [Piece] {
    shards.enumerated().flatMap { place, shard in
      shard.record.spans.map { Piece(part: FrameBatch.Part($0), shard: place) }
    }.sorted { $0.part.position < $1.part.position }
  }

  /// Checks that shards are disjoint, and together what a round is to be.
  private func check(
    _ shards: [PlannedRun.Shard], against batch: FrameBatch?, isKnown: Bool
  ) throws {
    var position = 0
    for piece in Self.pieces(of: shards) {
      let part = piece.part
      let end = part.position + part.span.indices.count
      let isPlanned =
        part.position == position
        && (!isKnown || end <= batch?.count ?? 0 && batch?[part.position..<end] == [part])
      guard isPlanned else { throw unfit(shards[piece.shard]) }
      position = end
    }
    if isKnown, let last = shards.last, position != batch?.count { throw unfit(last) }
  }

  private func unfit(_ shard: PlannedRun.Shard) -> ShardError {
    .unfit(
      path: "\(run.path)/\(FileName.shards)/\(FileName.shard(shard.record.shard))",
      reason:
        "round \(shard.record.round) of suite '\(shard.record.suite)' is not what the results before it ask for",
      remedy: "plan the run anew")
  }
}

extension FrameBatch {
  var tasks: some Sequence<Task> { (0..<count).lazy.map { self[$0] } }
}

extension FrameBatch.Part {
  init(_ span: ShardSpan) {
    self.init(
      span: FrameSpan(indices: span.first..<span.first + span.count, engines: span.engines),
      position: span.position)
  }

  var shardSpan: ShardSpan {
    ShardSpan(
      first: span.indices.lowerBound, count: span.indices.count, position: position,
      engines: span.engines)
  }
}
