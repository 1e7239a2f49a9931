import Barcodes
package import Records
package import Runner
package import Suites
import Summaries

/// A run from start to folder: engines are started, and everything is measured.
package struct Measurement {
  private let inputs: [RunInput]
  private let masks: [MaskChoice]?
  private let choices: [EngineChoice]
  private let recorded: [RecordedEngine]
  private let limits: EngineLimits
  private let readsFixedFrames: Bool
  private let part: PartPlace?
  private let tell: ((String) -> Void)?

  /// - Parameters:
  ///   - masks: masks in place of the suites' own; nil for those.
  ///   - readsFixedFrames: true if all engines read the same frames, untimed.
  ///   - part: the part of the run to read; nil for all.
  ///   - tell: called with the findings of each of several suites as soon as it is done, line by
  ///     line.
  package init(
    inputs: [RunInput], masks: [MaskChoice]? = nil, engines: [EngineChoice],
    recorded: [RecordedEngine] = [], limits: EngineLimits, readsFixedFrames: Bool = false,
    part: PartPlace? = nil, tell: ((String) -> Void)? = nil
  ) {
    (self.inputs, self.masks, choices, self.recorded) = (inputs, masks, engines, recorded)
    (self.limits, self.readsFixedFrames, self.part) = (limits, readsFixedFrames, part)
    self.tell = tell
  }

  private var readers: String {
    (choices.map(\.label) + recorded.map { "\($0.record.label) (recorded)" })
      .joined(separator: ", ")
  }

  /// Measures, with a line of progress.
  ///
  /// - Parameter seconds: the time until the run is broken off; nil for no limit.
  /// - Returns: a line on the run, and one for each engine with trials that need a remark.
  /// - Throws: `Interruption` too, after which the run can go on, and `TimeOver`.
  package func write(
    to output: String, existing: OutputFolder.Existing, jobs: Int, for seconds: Double? = nil
  ) throws -> String {
    for engine in recorded {
      try engine.checkFit(inputs, masks: masks, isAlone: choices.isEmpty)
    }
    let destination = try RunDestination(
      path: output, existing: existing, inputs: inputs.map(\.path))
    let engines = try choices.map {
      try $0.start(limits: limits, log: destination.log(ofEngine: $0.label))
    }
    let folder = try destination.begin(
      try record(engines, jobs: jobs),
      conditions: ConditionTable(inputs.flatMap(\.conditions.records)))
    if try folder.isWhole() {
      for engine in engines { engine.quit() }
      try destination.putInPlace()
      return "\(output): was finished; nothing was left to read for \(readers)"
    }
    let progress = try measure(with: engines, into: folder, jobs: jobs, for: seconds)
    try folder.close(finishedAt: Program.now)
    return report(progress, folder: output)
  }

  /// - Throws: `Interruption` after a signal, and `TimeOver`.
  private func measure(
    with engines: [EngineUnderTest], into folder: RunFolderWriter, jobs: Int, for seconds: Double?
  ) throws -> MeasurementProgress {
    let signals = StopSignals(ending: engines, orAfter: seconds)
    defer { signals.stopWatching() }
    let run = Run(
      inputs: inputs, engines: engines, recorded: recorded, masks: masks, jobs: jobs,
      readsFixedFrames: readsFixedFrames, part: part)
    let line = ProgressLine(unit: "frames")
    defer { line.finish() }
    var progress = MeasurementProgress()
    var answers = SuiteAnswers(inputs, folder: folder.path, line: line, tell: tell)
    do {
      try run.measure(
        into: folder, isInterrupted: { signals.haveCome() || signals.isTimeOver },
        ended: { answers.end($0, isResumed: progress.recalled > 0) },
        progress: { step in
          let notices = progress.add(step)
          line.show(
            answers.place + step.what, done: step.done, of: step.total,
            notMeasured: progress.recalledOfSuite)
          for notice in notices { line.say(notice) }
        })
    } catch is RunInterrupted {
      try folder.close()
      guard signals.haveCome() else { throw TimeOver(frames: progress.frames) }
      throw Interruption(folder: folder.path, kept: "\(progress.frames) frames")
    }
    return progress
  }

  private func report(_ progress: MeasurementProgress, folder: String) -> String {
    let before = progress.recalled > 0 ? ", \(progress.recalled) of them before it went on" : ""
    return
      ([
        "\(VisibleText.of(folder)): \(Wording.count(progress.frames, "frame")) read by \(readers)\(before)"
      ]
      + choices.compactMap { progress.endings(ofEngine: $0.label, folder: folder) })
      .joined(separator: "\n")
  }

  /// - Throws: `FileError` if a part's program cannot be read.
  private func record(_ engines: [EngineUnderTest], jobs: Int) throws -> RunRecord {
    var record = RunRecord(
      scanbenchVersion: Program.version, build: Program.build, commandLine: Program.commandLine,
      startedAt: Program.now, machine: .current,
      suites: inputs.map { $0.record(masks: masks) },
      engines: zip(engines, choices).map { engine, choice in
        var record = engine.record
        record.sha256 = try? Program.sha256(of: choice.path)
        return record
      } + recorded.map(\.record))
    record.jobs = jobs
    record.part = try part.map { part in
      RunPart(part, scanbenchSHA256: try Program.sha256())
    }
    return record
  }
}

struct TimeOver: Error {
  var frames: Int
}
