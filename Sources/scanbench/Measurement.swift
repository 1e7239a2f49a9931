import CorpusRendering
import Foundation
import Records
import Runner

/// A run as a command makes it: engines are found and started, everything is measured into a folder.
struct Measurement {
  private let inputs: [RunInput]
  private let masks: [MaskChoice]?
  private let choices: [EngineOptions.Choice]
  private let limits: EngineLimits
  private let readsFixedFrames: Bool

  /// - Parameter masks: instead of the suites' own.
  /// - Throws: `UsageError` or `EngineError`, where an engine cannot be found.
  init(inputs: [RunInput], masks: [MaskChoice]? = nil, engines: EngineOptions) throws {
    self.init(
      inputs: inputs, masks: masks, engines: try engines.choices(), limits: engines.limits.limits,
      readsFixedFrames: false)
  }

  /// - Parameter readsFixedFrames: whether all engines read the same frames, untimed.
  init(
    inputs: [RunInput], masks: [MaskChoice]?, engines: [EngineOptions.Choice],
    limits: EngineLimits, readsFixedFrames: Bool
  ) {
    self.inputs = inputs
    self.masks = masks
    self.choices = engines
    self.limits = limits
    self.readsFixedFrames = readsFixedFrames
  }

  /// Measures, with a line of progress.
  ///
  /// - Returns: what was done, in a line, and one for each engine of which there is more to be said.
  /// - Throws: `Interruption` too, after which the run can go on.
  func write(to output: String, existing: OutputFolder.Existing, jobs: Int) throws -> String {
    let destination = try RunDestination(
      path: output, existing: existing, inputs: inputs.map(\.path))
    let engines = try choices.map {
      try EngineUnderTest(
        label: $0.label, path: $0.path, options: $0.options,
        log: destination.log(ofEngine: $0.label), limits: limits)
    }
    let folder = try destination.begin(record(engines))
    let readers = choices.map(\.label).joined(separator: ", ")
    if destination.earlier?.finishedAt != nil {
      for engine in engines { engine.quit() }
      try destination.putInPlace()
      return "\(output): was finished; nothing was left to read for \(readers)"
    }
    let abandon = engines.map(\.abandon)
    let signals = StopSignals { for abandon in abandon { abandon() } }
    defer { signals.stopWatching() }
    let run = Run(
      inputs: inputs, engines: engines, masks: masks, jobs: jobs,
      readsFixedFrames: readsFixedFrames)
    let progress = ProgressLine(unit: "frames")
    var recalled = 0
    var kept = 0
    var endings = TrialEndings()
    let count: Int
    do {
      count = try run.measure(into: folder, isInterrupted: signals.haveCome) { step in
        if step.isRecalled { recalled = step.done }
        kept = step.done
        let notices = endings.add(step.trials)
        progress.show(step.what, done: step.done, of: step.total, notMeasured: recalled)
        for notice in notices { progress.say(notice) }
      }
    } catch is RunInterrupted {
      progress.finish()
      try folder.close()
      throw Interruption(folder: destination.workPath, kept: "\(kept) frames")
    }
    progress.finish()
    try folder.close(finishedAt: Timestamp.now)
    let before = recalled > 0 ? ", \(recalled) of them before it went on" : ""
    return
      (["\(output): \(count) frames read by \(readers)\(before)"]
      + choices.compactMap { endings.line(ofEngine: $0.label, folder: output) })
      .joined(separator: "\n")
  }

  private func record(_ engines: [EngineUnderTest]) -> RunRecord {
    RunRecord(
      scanbenchVersion: ScanBench.version, build: Build.configuration,
      commandLine: ["scanbench"] + CommandLine.arguments.dropFirst(),
      startedAt: Timestamp.now, machine: .current,
      suites: inputs.map { $0.record(masks: masks) }, engines: engines.map(\.record))
  }
}

/// Work that was told to stop.
struct Interruption: Error, CustomStringConvertible {
  var folder: String
  /// How much was measured, in words.
  var kept: String
  /// How it goes on.
  var remedy = "the same command with --resume goes on"

  var description: String {
    "interrupted; what was measured is in \(folder) (\(kept)); \(remedy)"
  }
}

/// Moments as records have them.
enum Timestamp {
  /// ISO 8601, UTC.
  static var now: String { Date.now.formatted(.iso8601) }
}

/// How this executable was built.
private enum Build {
  #if DEBUG
    static let configuration = "debug"
  #else
    static let configuration = "release"
  #endif
}
