import ArgumentParser
import Records
import Runner
import Workflows

/// `scanbench run`
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Have engines read suites or corpora, and keep what they did.",
    usage: """
      scanbench run <suite-or-corpus> ... --engine <engine> ...
                           --output <folder> [<options>]
      """,
    discussion: """
      A suite is rendered in memory; a corpus folder is read. Each frame is read by every \
      engine under every mask, one engine at a time. Trials are written as they end.

      EXAMPLE
        scanbench run Corpus/module-width.yaml --engine zxing --engine zbar \\
          --profile quick --output Reports/today
        scanbench run Corpus/rendered/widths --engine old=build/old-engine \\
          --mask own --mask all --option old:tryHarder=false --output Reports/old
        scanbench run Corpus/choose.yaml --engine zbar --engine zxing \\
          --vary zxing:tryHarder=true,false --engine cascade:zbar,zxing --output Reports/choose
      """)

  @Argument(
    help: ArgumentHelp("Suites, by name or file, or corpus folders.", valueName: "suite-or-corpus"))
  var inputs: [String]

  @OptionGroup var engines: EngineOptions

  @OptionGroup var limits: LimitOptions

  @Option(
    name: .customLong("recorded"),
    help: ArgumentHelp(
      "What a reader said elsewhere, as an engine; 'scanbench engine recorded' and 'scanbench display' make such files. Repeat for more.",
      valueName: "label=file"))
  var recordings: [String] = []

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @OptionGroup var existing: ExistingRunOptions

  @OptionGroup var seeds: SeedOptions

  @OptionGroup var jobs: JobOptions

  @OptionGroup var masks: MaskOptions

  @Option(
    help: ArgumentHelp(
      "Read one part of the run, such as 3/50, for 'scanbench merge'; the others may be read elsewhere.",
      valueName: "number/count"))
  var part: PartPlace?

  func run() throws {
    let opened = try seeds.opened(inputs, masks: masks.masks)
    for input in opened { input.suite.reportUnsaid() }
    let named = try engines.choices(orNone: true)
    let choices = named.isEmpty ? try EngineChoice.named(bySuites: opened) : named
    guard !choices.isEmpty || !recordings.isEmpty else { throw EngineOptions.noEngine }
    let measurement = try Measurement(
      inputs: opened, masks: RunInput.masks(named: masks.masks), engines: choices,
      recorded: recordedEngines(beside: choices),
      limits: limits.limits, part: part, tell: { print($0) })
    print(try measurement.write(to: output, existing: existing.choice, jobs: jobs.count))
  }

  /// - Throws: `UsageError`, `FileError` or `RecordError`.
  private func recordedEngines(beside choices: [EngineChoice]) throws -> [RecordedEngine] {
    var labels = Set(choices.map(\.label))
    return try recordings.map { argument in
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, EngineReference.isLabel(parts[0]) else {
        throw UsageError("--recorded \(argument): write LABEL=FILE, as in mlkit=mlkit.jsonl")
      }
      guard labels.insert(parts[0]).inserted else {
        throw UsageError("--recorded \(argument): another engine has the label '\(parts[0])'")
      }
      return try RecordedEngine(label: parts[0], path: parts[1])
    }
  }

  func validate() throws {
    if inputs.isEmpty { throw ValidationError("Name at least one suite or corpus.") }
  }
}

extension PartPlace: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
