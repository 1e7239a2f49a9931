import Analysis
import CorpusRendering
import EngineHosting
import Foundation
import Judging
import Records
import Reporting
import Runner

/// A duel as the command makes it: what is read, then how long it takes, then the answer, in one folder.
struct DuelSession {
  let inputs: [RunInput]
  let masks: [MaskChoice]?
  /// The baseline, then the candidate.
  let engines: [EngineOptions.Choice]
  let limits: EngineLimits
  let sampling: SamplingOptions
  let folder: String

  /// After an interruption.
  private static let remedy = "the same command with --force begins anew"

  /// - Returns: the answer, and what to say of it.
  /// - Throws: `Interruption` too.
  func run(
    rule: DuelRule, secondsPerBlock: Double, parts: [DuelPart], replacing: Bool
  ) throws -> (answer: GateAnswer, text: String) {
    // Also what is neither read nor timed ends in good order, and engines that do not come up keep nobody waiting.
    let signals = StopSignals { EngineProcesses.interrupt() }
    defer { signals.stopWatching() }
    do {
      return try run(
        rule: rule, secondsPerBlock: secondsPerBlock, parts: parts, replacing: replacing,
        unless: signals)
    } catch let error as EngineError where signals.haveCome() {
      // Processes that were ended give no answer: their errors say nothing.
      try requireNone(signals)
      throw error
    }
  }

  private func run(
    rule: DuelRule, secondsPerBlock: Double, parts: [DuelPart], replacing: Bool,
    unless signals: StopSignals
  ) throws -> (answer: GateAnswer, text: String) {
    let startedAt = Timestamp.now
    let destination = try DuelFolder(
      path: folder, of: .duel, isReplaced: replacing, inputs: inputs.map(\.path))
    let opened = try engines.map { choice in
      try EngineUnderTest(
        label: choice.label, path: choice.path, options: choice.options,
        log: destination.log(ofEngine: choice.label), limits: limits)
    }
    defer { for engine in opened { engine.quit() } }
    // What cannot be timed is said before anything is read.
    let timing =
      parts.contains(.latency)
      ? try LatencyDuel(
        baseline: opened[0], candidate: opened[1], inputs: inputs, masks: masks, rule: rule,
        secondsPerBlock: secondsPerBlock, seed: sampling.seed, jobs: sampling.jobCount()) : nil
    let accuracy =
      parts.contains(.accuracy)
      ? try readings(in: destination, errorRate: rule.errorRate, unless: signals) : nil
    try requireNone(signals)
    let latency = try timing.map { try latencies($0, of: opened, in: destination.workPath) }
    try requireNone(signals)
    let record = DuelRecord(
      scanbenchVersion: ScanBench.version,
      commandLine: ["scanbench"] + CommandLine.arguments.dropFirst(),
      startedAt: startedAt, finishedAt: Timestamp.now, machine: .current,
      suites: inputs.map { $0.record(masks: masks) }, baseline: opened[0].record,
      candidate: opened[1].record, accuracy: accuracy, latency: latency)
    let answers = try DuelReport(record).write(to: destination.workPath)
    try destination.putInPlace()
    return (
      record.answer, (answers + ["\(folder)/\(FileName.page)"]).joined(separator: "\n")
    )
  }

  private func requireNone(_ signals: StopSignals) throws {
    if signals.haveCome() {
      throw Interruption(folder: folder, kept: "no answer", remedy: Self.remedy)
    }
  }

  /// Has both engines read every frame, twice, with fresh processes.
  private func readings(
    in destination: DuelFolder, errorRate: Double, unless signals: StopSignals
  ) throws -> DuelAccuracy {
    let measurement = Measurement(
      inputs: inputs, masks: masks, engines: engines, limits: limits, readsFixedFrames: true)
    let paths = destination.readings
    for path in paths {
      try requireNone(signals)
      do {
        _ = try measurement.write(to: path, existing: .replaced, jobs: sampling.jobCount())
      } catch let interruption as Interruption {
        throw Interruption(folder: path, kept: interruption.kept, remedy: Self.remedy)
      }
    }
    let accuracy = try DoubleReading(first: paths[0], second: paths[1]).accuracy(
      baseline: engines[0].label, candidate: engines[1].label, errorRate: errorRate)
    try FrameRenderings(
      of: inputs.map { $0.record(masks: masks) }, in: destination.workPath
    ).write(accuracy.comparison.changedFrames)
    return accuracy
  }

  /// Times both engines, a line of the file for each block of a cell.
  private func latencies(
    _ duel: LatencyDuel, of engines: [EngineUnderTest], in folder: String
  ) throws -> DuelLatency {
    let measurement = try BlockMeasurement(
      folder: folder, unit: "blocks of cells", remedy: Self.remedy)
    var failures: [DuelCellRecord: String] = [:]
    var failure: String?
    do {
      try measurement.measure(with: engines) { isInterrupted in
        failures = try duel.measure(
          unless: isInterrupted, write: measurement.take,
          progress: { measurement.show($0, done: $1, of: $2) })
      }
    } catch let error as EngineError {
      failure = "\(error)"
    }
    return DuelLatency(
      rule: duel.rule, cells: duel.cellRecords, blocks: measurement.blocks, failures: failures,
      failure: failure)
  }
}
