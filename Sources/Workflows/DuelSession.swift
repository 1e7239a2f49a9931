package import Analysis
package import CorpusRendering
import EngineHosting
package import Judging
import Records
import Reporting
package import Runner
import Storage

/// What a duel measures.
package enum DuelPart: String, CaseIterable, Sendable {
  case accuracy, latency
}

/// A duel from start to folder: what is read, then how long it takes, then the answer.
package struct DuelSession {
  private let inputs: [RunInput]
  private let masks: [MaskChoice]?
  /// The baseline, then the candidate.
  private let engines: [EngineChoice]
  private let limits: EngineLimits
  private let seed: UInt64
  private let jobs: Int
  private let folder: String

  /// - Parameters:
  ///   - masks: instead of the suites' own.
  ///   - engines: the baseline, then the candidate.
  ///   - folder: where everything goes.
  package init(
    inputs: [RunInput], masks: [MaskChoice]?, engines: [EngineChoice], limits: EngineLimits,
    seed: UInt64, jobs: Int, folder: String
  ) {
    self.inputs = inputs
    self.masks = masks
    self.engines = engines
    self.limits = limits
    self.seed = seed
    self.jobs = jobs
    self.folder = folder
  }

  /// After an interruption.
  private static let remedy = "the same command with --force begins anew"

  /// - Returns: the answer, and what to say of it.
  /// - Throws: `Interruption` too.
  package func run(
    rule: DuelRule, reading: ReadingRule, required: RequiredFrames? = nil, secondsPerBlock: Double,
    parts: [DuelPart], replacing: Bool
  ) throws -> (answer: GateAnswer, text: String) {
    // Also what is neither read nor timed ends in good order, and engines that do not come up keep nobody waiting.
    let signals = StopSignals { EngineProcesses.interrupt() }
    defer { signals.stopWatching() }
    do {
      return try run(
        rule: rule, reading: reading, required: required, secondsPerBlock: secondsPerBlock,
        parts: parts, replacing: replacing, unless: signals)
    } catch let error as EngineError where signals.haveCome() {
      // Processes that were ended give no answer: their errors say nothing.
      try requireNone(signals)
      throw error
    }
  }

  private func run(
    rule: DuelRule, reading: ReadingRule, required: RequiredFrames?, secondsPerBlock: Double,
    parts: [DuelPart], replacing: Bool, unless signals: StopSignals
  ) throws -> (answer: GateAnswer, text: String) {
    let startedAt = Program.now
    let destination = try DuelFolder(
      path: folder, of: .duel, isReplaced: replacing, inputs: inputs.map(\.path))
    let opened = try engines.map {
      try $0.start(limits: limits, log: destination.log(ofEngine: $0.label))
    }
    defer { for engine in opened { engine.quit() } }
    // What cannot be timed is said before anything is read.
    let timing =
      parts.contains(.latency)
      ? try LatencyDuel(
        baseline: opened[0], candidate: opened[1], inputs: inputs, masks: masks, rule: rule,
        secondsPerBlock: secondsPerBlock, seed: seed, jobs: jobs) : nil
    let accuracy =
      parts.contains(.accuracy)
      ? try readings(in: destination, rule: reading, required, unless: signals) : nil
    try requireNone(signals)
    let latency = try timing.map { try latencies($0, of: opened, in: destination.workPath) }
    try requireNone(signals)
    let record = DuelRecord(
      scanbenchVersion: Program.version,
      commandLine: Program.commandLine,
      startedAt: startedAt, finishedAt: Program.now, machine: .current,
      suites: inputs.map { $0.record(masks: masks) }, baseline: opened[0].record,
      candidate: opened[1].record, accuracy: accuracy, latency: latency)
    // First, so that what was measured is there whatever becomes of the rest.
    try FileReplacement.write(
      RecordCoding.document(record), to: "\(destination.workPath)/\(FileName.duel)")
    let report = try ReportFiles(
      of: record, pictures: PictureFolder(runFolder: destination.workPath))
    try FileReplacement.write(report.files, in: destination.workPath)
    try destination.putInPlace()
    return (
      record.answer, (report.headline + ["\(folder)/\(FileName.page)"]).joined(separator: "\n")
    )
  }

  private func requireNone(_ signals: StopSignals) throws {
    if signals.haveCome() {
      throw Interruption(folder: folder, kept: "no answer", remedy: Self.remedy)
    }
  }

  /// Has both engines read every frame, twice, with fresh processes.
  private func readings(
    in destination: DuelFolder, rule: ReadingRule, _ required: RequiredFrames?,
    unless signals: StopSignals
  ) throws -> DuelAccuracy {
    let measurement = Measurement(
      inputs: inputs, masks: masks, engines: engines, limits: limits, readsFixedFrames: true)
    let paths = destination.readings
    for path in paths {
      try requireNone(signals)
      do {
        _ = try measurement.write(to: path, existing: .replaced, jobs: jobs)
      } catch let interruption as Interruption {
        throw Interruption(folder: path, kept: interruption.kept, remedy: Self.remedy)
      }
    }
    let accuracy = try DoubleReading(first: paths[0], second: paths[1]).accuracy(
      baseline: engines[0].label, candidate: engines[1].label, rule: rule,
      required: required)
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
