import Barcodes
import CorpusRendering
import Records
import Suites

/// The batches of an untimed input, as far as the trials of earlier ones determine them.
struct BatchSequence {
  private var sampler: AdaptiveSampler?
  /// The batch to read if sampling does not adapt; nil once it was handed out.
  private var fixed: FrameBatch?

  /// - Parameters:
  ///   - claims: for each engine, the symbologies that it reads.
  ///   - isFixed: true to read, of a suite that adapts, only what is read in any case.
  ///   - isRead: returns true if a frame (of a sweep, its first) is read here; nil for all.
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

  /// The number of verdicts found, and of all verdicts; nil if sampling does not adapt.
  var decided: (count: Int, total: Int)? { sampler?.decided }

  /// Returns the frames up to the next decision; nil if nothing is left to read.
  mutating func next() -> FrameBatch? {
    if let sampler {
      let batch = sampler.nextBatch()
      return batch.count > 0 ? batch : nil
    }
    defer { fixed = nil }
    return fixed.flatMap { $0.count > 0 ? $0 : nil }
  }

  /// - Parameter reads: true for each trial that read every code; nil if the engine was not asked.
  mutating func add(_ task: FrameBatch.Task, reads: some Sequence<Bool?>) {
    for (engine, isRead) in zip(task.engines ?? [], reads) {
      sampler?.add(frame: task.frame, engine: engine, isRead: isRead)
    }
  }
}

extension RunInput {
  /// The batch that is read in any case.
  fileprivate var fixedBatch: FrameBatch {
    guard case .suite(let plan) = self else { return firstBatch }
    return FrameBatch(whole: plan.fixedFrames.map { FrameSpan(indices: $0) })
  }

  /// The first batch: all frames, or those of the fewest blocks.
  fileprivate var firstBatch: FrameBatch {
    let blocks = blockSampling.map { count / $0.most * $0.fewest }
    return FrameBatch(whole: [FrameSpan(indices: 0..<(blocks ?? count))])
  }
}
