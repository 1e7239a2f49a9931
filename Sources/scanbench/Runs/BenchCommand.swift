import ArgumentParser
import Records
import Runner
import Workflows

/// `scanbench bench`
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the engines that are installed, and write the report.",
    usage: "scanbench bench [<suite> ...] [--engine <engine> ...] [<options>]",
    discussion: """
      Runs the suites that come with ScanBench, or those that are named, with every engine \
      that is found, and ends with the path of the report. The profile 'quick' measures \
      three suites in some minutes; 'standard' and 'full' take hours.

      EXAMPLE
        scanbench bench
        scanbench bench guidance reach --engine zxing --engine mine=./my-engine \\
          --profile standard --output Reports/mine
      """)

  @Argument(
    help: ArgumentHelp(
      "Suites, by name or file, or corpus folders. (default: the profile's)", valueName: "suite"))
  var suites: [String] = []

  @OptionGroup var engines: EngineOptions

  @OptionGroup var limits: LimitOptions

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output = "Reports/latest"

  @OptionGroup var existing: ExistingRunOptions

  @OptionGroup var seeds: SeedOptions

  @OptionGroup var jobs: JobOptions

  func run() throws {
    let choices = try chosenEngines()
    let paths = try SharedFiles.suitePaths(suites, profile: seeds.profile)
    let opened = try seeds.opened(paths)
    for input in opened { input.suite.reportUnsaid() }
    let measurement = Measurement(
      inputs: opened, engines: choices, limits: limits.limits, tell: { print($0) })
    print(try measurement.write(to: output, existing: existing.choice, jobs: jobs.count))
    print(try Report.write(runFolder: output, outputFolder: output).text)
  }

  private func chosenEngines() throws -> [EngineChoice] {
    let named = try engines.choices(orNone: true)
    guard named.isEmpty else { return named }
    let (found, leftOut) = try EngineChoice.installed(profile: seeds.profile)
    for line in leftOut { CommandProcess.report(line) }
    return found
  }
}
