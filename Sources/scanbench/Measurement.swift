import CorpusRendering
import Foundation
import Records
import Runner

/// A run as a command makes it: engines are found and started, everything is measured into a folder.
struct Measurement {
  private let inputs: [RunInput]
  private let masks: [MaskChoice]?
  private let choices: [EngineOptions.Choice]
  private let timeout: Double

  /// - Parameter masks: instead of the suites' own.
  /// - Throws: `UsageError` or `EngineError`, where an engine cannot be found.
  init(inputs: [RunInput], masks: [MaskChoice]? = nil, engines: EngineOptions) throws {
    self.inputs = inputs
    self.masks = masks
    choices = try engines.choices()
    timeout = engines.timeout
  }

  /// Measures, with a line of progress.
  ///
  /// - Returns: what was done, in a line.
  func write(to output: String, replacing: Bool, jobs: Int) throws -> String {
    let destination = try RunDestination(path: output, replacing: replacing)
    let engines = try choices.map {
      try EngineUnderTest(
        label: $0.label, path: $0.path, options: $0.options,
        log: destination.log(ofEngine: $0.label), timeout: .seconds(timeout))
    }
    let folder = try destination.begin(record(engines))
    let run = Run(inputs: inputs, engines: engines, masks: masks, jobs: jobs)
    let progress = ProgressLine(unit: "frames")
    let count = try run.measure(into: folder) {
      progress.show($0.what, done: $0.done, of: $0.total)
    }
    progress.finish()
    try folder.close()
    return "\(output): \(count) frames read by \(choices.map(\.label).joined(separator: ", "))"
  }

  private func record(_ engines: [EngineUnderTest]) -> RunRecord {
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
