import ArgumentParser
import Findings
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

  @OptionGroup var limits: LimitOptions

  @Option(
    name: .customLong("require"),
    help: ArgumentHelp("What must be so. Repeat for more.", valueName: "requirement"))
  var requirements: [String] = []

  @Option(help: ArgumentHelp("The suite, by name or YAML file.", valueName: "suite"))
  var suite = "Corpus/guidance.yaml"

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output = "Reports/guidance"

  @OptionGroup var existing: ExistingRunOptions

  @OptionGroup var seeds: SeedOptions

  @OptionGroup var jobs: JobOptions

  func run() throws {
    let requirements = try requirements.map { try Requirement($0) }
    let input = try RunInput.guidance(suite: suite, profile: seeds.profile, seed: seeds.seed)
    let measurement = Measurement(
      inputs: [input], engines: try engines.choices(), limits: limits.limits)
    let isMet = try measurement.meets(
      requirements, writingTo: output, existing: existing.choice, jobs: jobs.count,
      tell: { print($0) })
    guard isMet else { throw ExitCode(1) }
  }
}
