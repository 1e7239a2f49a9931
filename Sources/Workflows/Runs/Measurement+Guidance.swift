import CorpusRendering
package import Findings
package import Records
package import Runner
import Suites

extension RunInput {
  /// Opens a suite of which module widths are judged.
  package static func guidance(suite: String, profile: String, seed: UInt64) throws -> RunInput {
    let input = try RunInput(
      path: SharedFiles.path(ofSuite: suite), profile: profile, seed: seed)
    guard let (plan, _) = input.adaptivePlan else {
      throw UsageError(
        "\(suite): profile '\(profile)' has no 'target', so that nothing is judged; "
          + "Corpus/guidance.yaml has")
    }
    guard plan.suite.limits.isEmpty else {
      throw UsageError(
        "\(suite): it looks for limits, and judges no module widths; Corpus/guidance.yaml does")
    }
    return input
  }
}

extension Measurement {
  /// Runs a guidance suite, writes its report, and returns true if all requirements are met.
  package func meets(
    _ requirements: [Requirement], writingTo output: String, existing: OutputFolder.Existing,
    jobs: Int, tell: (String) -> Void
  ) throws -> Bool {
    tell(try write(to: output, existing: existing, jobs: jobs))
    let report = try Report.write(runFolder: output, outputFolder: output)
    tell(report.text)
    let unmet = try requirements.map { try $0.unmet(by: report.verdicts) }
    for (requirement, unmet) in zip(requirements, unmet) { tell(requirement.line(unmet: unmet)) }
    return unmet.allSatisfy(\.isEmpty)
  }
}
