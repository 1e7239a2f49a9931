import Barcodes
package import CorpusRendering
import Foundation
package import Photographed
package import Records
package import Suites

/// The source of a run's frames: a suite, rendered in memory, or a corpus that has been built.
package enum RunInput: Sendable {
  case suite(CorpusPlan)
  case corpus(Corpus, Suite)

  /// Opens a suite file or a corpus folder.
  ///
  /// - Parameters:
  ///   - profile, seed: those of a suite; a corpus has its own.
  ///   - isValidated: true to skip the check of a plan that was checked before, which takes long.
  /// - Throws: `SourcedError`, `PlanningError` or `RecordError`.
  package init(path: String, profile: String, seed: UInt64, isValidated: Bool = false) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      let corpus = try Corpus(folder: path)
      self = .corpus(corpus, try Suite(of: corpus))
    } else {
      let plan = try CorpusPlan(suite: Suite(path: path), profile: profile, seed: seed)
      if !isValidated { try plan.validate() }
      self = .suite(plan)
    }
  }

  /// The suite file or corpus folder.
  package var path: String {
    switch self {
    case .suite(let plan): plan.suite.path
    case .corpus(let corpus, _): corpus.folder
    }
  }

  package var suite: Suite {
    switch self {
    case .suite(let plan): plan.suite
    case .corpus(_, let suite): suite
    }
  }

  /// The table of conditions that a manifest's lines refer to.
  package var conditions: ConditionTable {
    switch self {
    case .suite(let plan): plan.conditions
    case .corpus(let corpus, _): corpus.conditions
    }
  }

  package var isOfPhotographs: Bool {
    if case .corpus(let corpus, _) = self { corpus.origin.photographs != nil } else { false }
  }

  /// True if frames do not depend on what is read, and each is read on its own, so that recorded
  /// answers can be scored.
  package var hasFixedFrames: Bool { adaptivePlan == nil && blockSampling == nil && stream == nil }

  /// True if nothing else runs while a frame is read, so that durations can be compared.
  package var isTimed: Bool { blockSampling != nil }

  /// The number of frames; if sampling adapts, the most that there may be.
  package var count: Int {
    switch self {
    case .suite(let plan): plan.count
    case .corpus(let corpus, _): corpus.frames.count
    }
  }

  /// - Parameter masks: the masks to use instead of the suite's.
  package func record(masks: [MaskChoice]?) -> SuiteRecord {
    let (profile, seed) =
      switch self {
      case .suite(let plan): (plan.profile, plan.seed)
      case .corpus(let corpus, _): (corpus.origin.profile, corpus.origin.seed)
      }
    let choices = masks ?? suite.masks
    let named = choices.compactMap { choice -> (String, [Symbology])? in
      guard case .fixed(let mask) = choice else { return nil }
      let name = choice.name(known: suite.namedMasks).description
      return name == mask.name ? nil : (name, mask.symbologies)
    }
    var record = SuiteRecord(
      name: suite.name, purpose: suite.purpose, path: path, sha256: suite.sha256, profile: profile,
      seed: seed, masks: choices.map { $0.name(known: suite.namedMasks) }, repeats: suite.repeats,
      warmup: suite.warmup, frames: count)
    record.target = adaptivePlan?.1.target
    record.moduleWidths = suite.limits.isEmpty ? adaptivePlan?.0.moduleWidths : nil
    record.timed = isTimed
    record.blocks = blockSampling.map { [$0.fewest, $0.most] }
    record.namedMasks = named.isEmpty ? nil : Dictionary(named) { first, _ in first }
    record.views = suite.viewNames
    record.pairedAxes = suite.pairedAxes.isEmpty ? nil : suite.pairedAxes
    record.conditionWords = suite.conditionWords.isEmpty ? nil : suite.conditionWords
    record.common = suite.commonSettings.isEmpty ? nil : suite.commonSettings
    record.cameraSources = suite.cameraSources
    record.reference = suite.reference
    record.limits = suite.limitRecords
    let fewer = adaptivePlan?.0.moduleWidthsByCondition ?? [:]
    record.moduleWidthsByCondition = fewer.isEmpty ? nil : fewer
    record.stream = suite.streamRecord(profile: profile)
    if isOfPhotographs { record.photographs = true }
    record.photographSet = suite.photographs?.record
    record.choice = suite.choice
    return record
  }

  func name(ofFrame index: Int) -> String {
    switch self {
    case .suite(let plan): plan.name(ofFrame: index)
    case .corpus(let corpus, _): corpus.frames[index].frame
    }
  }

  /// The seed of a frame, and the hash of its pixels unless they are yet to be rendered, which tell it from one of its name in another
  /// run.
  typealias FrameOrigin = (seed: UInt64, pixelsSHA256: String?)

  func origin(ofFrame index: Int) -> FrameOrigin {
    switch self {
    case .suite(let plan): (plan[index].seed, nil)
    case .corpus(let corpus, _): (corpus.frames[index].seed, corpus.frames[index].pixelsSHA256)
    }
  }

  func index(ofFrame name: String) -> Int? {
    switch self {
    case .suite(let plan): plan.index(ofFrame: name)
    case .corpus(let corpus, _): corpus.frames.firstIndex { $0.frame == name }
    }
  }

  /// Returns a source of frames by index, 0 to `count - 1`, for one thread; it throws
  /// `PlanningError`, `CorpusError` or `PNGError`.
  package func makeSource() -> (Int) throws -> RenderedFrame {
    switch self {
    case .suite(let plan):
      let renderer = FrameRenderer()
      return { try renderer.render(plan[$0]) }
    case .corpus(let corpus, _):
      return { try RenderedFrame(corpus.frames[$0], of: corpus) }
    }
  }

  /// The blocks in which calls are timed; nil if frames are read one after the other, or at once.
  package var blockSampling: BlockSampling? {
    if case .suite(let plan) = self { plan.blockSampling } else { nil }
  }

  /// The suite's streams and who scans them; nil if its frames do not belong to a stream.
  package var stream: StreamRecord? {
    if case .suite(let plan) = self { plan.suite.streamRecord(profile: plan.profile) } else { nil }
  }

  /// The plan and its adaptive sampling; nil if every frame is read.
  package var adaptivePlan: (CorpusPlan, AdaptiveSampling)? {
    guard case .suite(let plan) = self, let sampling = plan.adaptiveSampling else { return nil }
    return (plan, sampling)
  }
}
