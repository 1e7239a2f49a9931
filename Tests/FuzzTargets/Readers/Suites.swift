import CorpusRendering
import Findings
import Foundation
import Suites

extension FuzzTarget {
  /// A suite, the plan of each profile, and the pixels of a first frame that is small.
  static let suite = FuzzTarget("suite") { input, _ in
    try planAndRender(Suite(yaml: input, path: "suite.yaml"))
  }

  static func planAndRender(_ suite: Suite) throws {
    for profile in suite.profiles.keys.sorted() {
      let plan = try CorpusPlan(suite: suite, profile: profile, seed: 1)
      guard plan.count > 0 else { continue }
      try plan.validate([0, plan.count / 2, plan.count - 1])
      if (try? plan.pixels(ofFrame: 0)) ?? .max < 100_000 {
        _ = try FrameRenderer().render(plan[0])
      }
    }
  }

  static let rules = FuzzTarget("rules") { input, _ in
    _ = try RuleFile.read(input, path: "rules.yaml")
  }
}
