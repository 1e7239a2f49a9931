import Barcodes
import CorpusRendering
import Records
import Suites

/// The batches of an input that is not timed, one after the other: what a run reads, and in which order, as far as the trials
/// of the batches before tell.
struct BatchSequence {
  private var sampler: AdaptiveSampler?
  /// What is read where sampling does not adapt; nil when it was handed out.
  private var fixed: FrameBatch?

  /// - Parameters:
  ///   - claims: of each engine, the symbologies that it reads.
  ///   - isFixed: whether nothing adapts: of a suite that does, what is read in any case.
  ///   - isRead: whether a frame is read here; nil for all. Where sampling adapts, a sweep is read by its first frame's.
  init(
    _ input: RunInput, claims: [Set<Symbology>], isFixed: Bool,
    isRead: ((_ frame: Int) -> Bool)? = nil
  ) {
    if isFixed {
      fixed = input.fixedBatch
    } else if let (plan, sampling) = input.adaptivePlan {
      sampler = AdaptiveSampler(plan, sampling, claims: claims, isRead: isRead)
    } else {
      let all = input.firstBatch
      fixed = isRead.map(all.filter) ?? all
    }
  }

  /// How many verdicts are found, and of how many; nil where sampling does not adapt.
  var decided: (count: Int, total: Int)? { sampler?.decided }

  /// The frames up to the next decision; nil where nothing is left to read.
  mutating func next() -> FrameBatch? {
    if let sampler {
      let batch = sampler.nextBatch()
      return batch.count > 0 ? batch : nil
    }
    defer { fixed = nil }
    return fixed.flatMap { $0.count > 0 ? $0 : nil }
  }

  /// Takes in what became of a frame.
  ///
  /// - Parameter reads: for each trial whether every code was read; nil where the engine was not asked.
  mutating func add(_ task: FrameBatch.Task, reads: some Sequence<Bool?>) {
    for (engine, isRead) in zip(task.engines ?? [], reads) {
      sampler?.add(frame: task.frame, engine: engine, isRead: isRead)
    }
  }
}

extension RunInput {
  /// What is read in any case.
  fileprivate var fixedBatch: FrameBatch {
    guard case .suite(let plan) = self else { return firstBatch }
    return FrameBatch(plan.fixedFrames.map { FrameSpan(indices: $0) })
  }

  /// What is read at first: all frames, or those of the fewest blocks.
  fileprivate var firstBatch: FrameBatch {
    let blocks = blockSampling.map { count / $0.most * $0.fewest }
    return FrameBatch([FrameSpan(indices: 0..<(blocks ?? count))])
  }
}
