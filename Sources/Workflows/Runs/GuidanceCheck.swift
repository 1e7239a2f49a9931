import CorpusRendering
import Findings
package import Records
package import Runner
import Suites

/// A run of the guidance suite, held against requirements.
package struct GuidanceCheck {
  private let requirements: [Requirement]
  private let input: RunInput

  package init(_ requirements: [String], suite: String, profile: String, seed: UInt64) throws {
    self.requirements = try requirements.map { try Requirement($0) }
    input = try RunInput(path: SharedFiles.path(ofSuite: suite), profile: profile, seed: seed)
    guard let (plan, _) = input.adaptivePlan else {
      throw UsageError(
        "\(suite): profile '\(profile)' has no 'target', so that nothing is judged; "
          + "Corpus/guidance.yaml has")
    }
    guard plan.suite.limits.isEmpty else {
      throw UsageError(
        "\(suite): it looks for limits, and judges no module widths; Corpus/guidance.yaml does")
    }
  }

  /// Runs the suite, writes its report, and returns true if all requirements are met.
  package func run(
    engines: [EngineChoice], limits: EngineLimits, to output: String,
    existing: OutputFolder.Existing, jobs: Int, tell: (String) -> Void
  ) throws -> Bool {
    let measurement = Measurement(inputs: [input], engines: engines, limits: limits)
    tell(try measurement.write(to: output, existing: existing, jobs: jobs))
    let report = try Report.write(runFolder: output, outputFolder: output)
    tell(report.text)
    let unmet = try requirements.map { try $0.unmet(by: report.verdicts) }
    for (requirement, unmet) in zip(requirements, unmet) { tell(requirement.line(unmet: unmet)) }
    return unmet.allSatisfy(\.isEmpty)
  }
}
