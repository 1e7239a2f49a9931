import ArgumentParser
import CorpusRendering
import Foundation
import Records
import Runner

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
      """)

  @Argument(help: ArgumentHelp("Suite files or corpus folders.", valueName: "suite-or-corpus"))
  var inputs: [String]

  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp("An engine's name, or LABEL=PATH. Repeat for more.", valueName: "engine"))
  var engines: [String]

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @Flag(help: "Replace the run in that folder.")
  var force = false

  @OptionGroup var sampling: SamplingOptions

  @Option(
    name: .customLong("mask"),
    help: ArgumentHelp(
      "own, all, or symbologies joined by +, instead of the suite's masks. Repeat for more.",
      valueName: "mask"))
  var masks: [String] = []

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "An engine's option, as 'scanbench engines' lists them. Repeat for more.",
      valueName: "label:key=value"))
  var options: [String] = []

  @Option(help: ArgumentHelp("The longest that one call may take.", valueName: "seconds"))
  var timeout = 30.0

  func run() throws {
    let masks = try parsedMasks()
    let references = try parsedEngines()
    let options = try parsedOptions(for: references)
    let inputs = try openedInputs()
    let paths = try references.map { try EngineLocator.standard.path(of: $0) }
    let destination = try RunDestination(path: output, replacing: force)
    let engines = try zip(references, paths).map { reference, path in
      try EngineUnderTest(
        label: reference.label, path: path, options: options[reference.label] ?? [:],
        log: destination.log(ofEngine: reference.label), timeout: .seconds(timeout))
    }
    let folder = try destination.begin(record(inputs, engines, masks))

    let run = Run(
      inputs: inputs, engines: engines, masks: masks, jobs: sampling.jobCount())
    let progress = ProgressLine(unit: "frames")
    let count = try run.measure(into: folder) {
      progress.show($0.what, done: $0.done, of: $0.total)
    }
    progress.finish()
    try folder.close()
    print(
      "\(output): \(count) frames read by \(engines.map(\.record.label).joined(separator: ", "))"
    )
  }

  func validate() throws {
    if engines.isEmpty { throw ValidationError("Name at least one --engine.") }
    if inputs.isEmpty { throw ValidationError("Name at least one suite or corpus.") }
    if !(timeout > 0 && timeout <= 86_400) {
      throw ValidationError("--timeout \(timeout): give a number of seconds above 0.")
    }
  }

  private func parsedMasks() throws -> [MaskChoice]? {
    guard !masks.isEmpty else { return nil }
    return try masks.map { name in
      guard let mask = MaskChoice(name: name) else {
        throw UsageError(
          "--mask \(name): write own, all, or symbologies joined by + (ean_13+upc_a)")
      }
      return mask
    }
  }

  private func parsedEngines() throws -> [EngineReference] {
    let references = try engines.map { try EngineReference(argument: $0) }
    let labels = references.map(\.label)
    if let twice = labels.first(where: { label in labels.count { $0 == label } > 1 }) {
      throw UsageError("--engine \(twice) is given twice; give each its own label: LABEL=PATH")
    }
    return references
  }

  /// By label, then key.
  private func parsedOptions(
    for references: [EngineReference]
  ) throws -> [String: [String: String]] {
    var parsed: [String: [String: String]] = [:]
    for option in options {
      let parts = option.split(separator: ":", maxSplits: 1).map(String.init)
      let setting = parts.last?.split(separator: "=", maxSplits: 1).map(String.init) ?? []
      guard parts.count == 2, setting.count == 2 else {
        throw UsageError("--option \(option): write LABEL:KEY=VALUE, as in zxing:tryHarder=false")
      }
      guard references.contains(where: { $0.label == parts[0] }) else {
        throw UsageError("--option \(option): no --engine has the label '\(parts[0])'")
      }
      parsed[parts[0], default: [:]][setting[0]] = setting[1]
    }
    return parsed
  }

  private func openedInputs() throws -> [RunInput] {
    let opened = try inputs.map {
      try RunInput(path: $0, profile: sampling.profile, seed: sampling.seed)
    }
    if let adaptive = opened.first(where: { $0.adaptivePlan != nil }), masks.count > 1 {
      throw UsageError(
        "--mask: the sampling of suite '\(adaptive.suite.name)' adapts; give it one mask")
    }
    let names = opened.map(\.suite.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UsageError("the suite '\(twice)' is given twice; frames are told apart by its name")
    }
    return opened
  }

  private func record(
    _ inputs: [RunInput], _ engines: [EngineUnderTest], _ masks: [MaskChoice]?
  ) -> RunRecord {
    RunRecord(
      scanbenchVersion: ScanBench.version, build: Build.configuration,
      commandLine: ["scanbench"] + CommandLine.arguments.dropFirst(),
      startedAt: Date.now.formatted(.iso8601), machine: .current,
      suites: inputs.map { $0.record(masks: masks) }, engines: engines.map(\.record))
  }
}

/// How this executable was built.
private enum Build {
  #if DEBUG
    static let configuration = "debug"
  #else
    static let configuration = "release"
  #endif
}
