import ArgumentParser
import Findings
import Foundation
import Photographed
import Runner
import Workflows

/// `scanbench check-guidance`
struct CheckGuidanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-guidance",
    abstract: "Judge whether modules of 2 pixels suffice, and hold it against requirements.",
    usage: "scanbench check-guidance --engine <engine> ... [<options>]",
    discussion: """
      Runs the guidance suite alone, writes its report, prints a line for each requirement, \
      and exits with 1 where one is not met.

      A requirement is [ENGINE] SYMBOLOGY VERDICT [at WIDTH] [under CONDITION]. SYMBOLOGY is \
      a name, or all, linear or matrix; VERDICT is holds, fails, undecided or does-not-fail; \
      WIDTH is in pixels, 2 unless given; CONDITION is one of the suite's, its first unless \
      given. Without ENGINE it is of every engine that claims the symbology.

      EXAMPLE
        scanbench check-guidance --engine zxing --require "qr_code holds" \\
          --require "linear does-not-fail at 2.5 under several-codes"
      """)

  @OptionGroup var engines: EngineOptions

  @Option(
    name: .customLong("require"),
    help: ArgumentHelp("What must be so. Repeat for more.", valueName: "requirement"))
  var requirements: [String] = []

  @Option(help: ArgumentHelp("The suite's YAML file.", valueName: "suite"))
  var suite = "Corpus/guidance.yaml"

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output = "Reports/guidance"

  @OptionGroup var existing: ExistingRunOptions

  @OptionGroup var sampling: SamplingOptions

  func run() throws {
    let requirements = try requirements.map { try Requirement($0) }
    let input = try RunInput(path: suite, profile: sampling.profile, seed: sampling.seed)
    guard input.adaptivePlan != nil else {
      throw UsageError(
        "\(suite): profile '\(sampling.profile)' has no 'target', so that nothing is judged; "
          + "Corpus/guidance.yaml has")
    }
    let measurement = try Measurement(
      inputs: [input], engines: engines.choices(), limits: engines.limits.limits)
    print(try measurement.write(to: output, existing: existing.choice, jobs: sampling.jobCount()))
    let report = try Report.write(runFolder: output, outputFolder: output)
    print(report.headline.joined(separator: "\n"))
    print(report.page)
    let results = try requirements.map { try $0.check(report.verdicts) }
    for result in results { print(result.line) }
    guard results.allSatisfy(\.isMet) else { throw ExitCode(1) }
  }
}
