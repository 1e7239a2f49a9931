package import Barcodes
package import CorpusRendering
import Foundation
package import Records

/// Where the frames of a run come from: a suite, rendered in memory, or a corpus that has been built.
package enum RunInput {
  case suite(CorpusPlan)
  case corpus(Corpus)

  /// Opens a suite file or a corpus folder.
  ///
  /// - Parameters:
  ///   - profile: of a suite; a corpus has its own.
  ///   - seed: likewise.
  /// - Throws: `SuiteError`, `PlanningError` or `RecordError`.
  package init(path: String, profile: String, seed: UInt64) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      self = .corpus(try Corpus(folder: path))
    } else {
      let plan = try CorpusPlan(suite: Suite(path: path), profile: profile, seed: seed)
      try plan.validate()
      self = .suite(plan)
    }
  }

  package var suite: Suite {
    switch self {
    case .suite(let plan): plan.suite
    case .corpus(let corpus): corpus.suite
    }
  }

  package var count: Int {
    switch self {
    case .suite(let plan): plan.count
    case .corpus(let corpus): corpus.frames.count
    }
  }

  /// - Parameter masks: instead of the suite's.
  package func record(masks: [MaskChoice]?) -> SuiteRecord {
    let (path, profile, seed) =
      switch self {
      case .suite(let plan): (plan.suite.path, plan.profile, plan.seed)
      case .corpus(let corpus): (corpus.folder, corpus.origin.profile, corpus.origin.seed)
      }
    return SuiteRecord(
      name: suite.name, purpose: suite.purpose, path: path, sha256: suite.sha256, profile: profile,
      seed: seed, masks: (masks ?? suite.masks).map(\.name), repeats: suite.repeats,
      warmup: suite.warmup, frames: count)
  }

  /// Calls `body` with every frame in order.
  ///
  /// - Parameter jobs: how many threads render ahead.
  /// - Throws: what `body` throws, `PlanningError`, `CorpusError` or `PNGError`.
  package func forEachFrame(jobs: Int, _ body: (GreyImage, FrameRecord) throws -> Void) throws {
    switch self {
    case .suite(let plan):
      for frame in RenderedFrames(plan, jobs: jobs) {
        let frame = try frame.get()
        try body(frame.image, frame.record)
      }
    case .corpus(let corpus):
      for frame in corpus.frames { try body(corpus.image(of: frame), frame) }
    }
  }
}
