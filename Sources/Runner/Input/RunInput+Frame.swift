package import CorpusRendering
import Photographed
import Suites

extension RunInput {
  /// Returns a frame by its name; of a suite, also one that only an adaptive or timed run reaches.
  ///
  /// - Throws: `CorpusError` if there is none, `PlanningError`, or `PNGError`.
  package func frame(named name: String) throws -> RenderedFrame {
    switch self {
    case .corpus(let corpus, _):
      return try RenderedFrame(corpus.frame(named: name), of: corpus)
    case .suite(let plan):
      guard let index = plan.index(ofFrame: name) else { throw Self.unplanned(name, plan) }
      if plan.suite.photographs == nil { try plan.validate([index]) }
      return try makeSource()(index)
    }
  }

  /// Returns the error that the profile has no such frame, naming the profiles that do.
  private static func unplanned(_ name: String, _ plan: CorpusPlan) -> CorpusError {
    let path = plan.suite.path
    let others = plan.suite.profiles.keys.sorted().filter { profile in
      // Read anew, since a plan's suite is cut to its profile.
      let other = try? CorpusPlan(suite: Suite(path: path), profile: profile, seed: plan.seed)
      return other?.index(ofFrame: name) != nil
    }
    return .notPlanned(
      name, suite: path, profile: plan.profile, under: others,
      range: [plan.name(ofFrame: 0), plan.name(ofFrame: plan.count - 1)])
  }
}
