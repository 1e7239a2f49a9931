import CorpusRendering
import Suites

extension Corpora {
  /// Renders a suite's frames as PNG, with their ground truth, with a line of progress, and returns a line to print.
  package static func build(
    of suite: String, profile: String, seed: UInt64, to output: String, isReplaced: Bool, jobs: Int
  ) throws -> String {
    let suite = try SharedFiles.path(ofSuite: suite)
    let plan = try CorpusPlan(suite: Suite(path: suite), profile: profile, seed: seed)
    plan.suite.reportUnsaid()
    guard plan.adaptiveSampling == nil else {
      throw UsageError(
        "\(suite): which frames exist depends on what is read, since its sampling adapts; "
          + "'scanbench run' renders them, 'scanbench corpus preview' shows one of each condition, and "
          + "'scanbench corpus show' any of them")
    }
    try plan.validate()
    let progress = ProgressLine(unit: "frames")
    try plan.write(
      to: output, isReplaced: isReplaced, scanbenchVersion: Program.version, jobs: jobs
    ) { progress.show(plan.suite.name, done: $0, of: plan.count) }
    progress.finish()
    return "\(output): \(plan.count) frames"
  }
}
