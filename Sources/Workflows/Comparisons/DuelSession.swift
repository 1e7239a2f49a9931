import Barcodes
import Dueling
import EngineHosting
import Foundation
import Gates
import Judging
import Records
import Reporting
package import Runner
import Storage
package import Suites
import Tallies

package enum DuelPart: String, CaseIterable, Sendable {
  case accuracy, latency
}

/// A duel from start to folder: both engines read, then they are timed, then the answer is written.
package struct DuelSession {
  let inputs: [RunInput]
  let masks: [MaskChoice]?
  /// The baseline, then the candidate.
  let engines: [EngineChoice]
  let limits: EngineLimits
  private let rule: DuelRule
  private let readingRule: ReadingRule
  private let required: RequiredFrames?
  private let parts: [DuelPart]
  private let budget: DuelBudget
  private let seed: UInt64
  let jobs: Int
  private let folder: String
  private let tell: (String) -> Void

  /// - Parameters:
  ///   - masks: masks in place of the suites' own; nil for those.
  ///   - only: the part to compare; nil for both.
  ///   - seconds: the time from now to the answer; nil for the usual one.
  ///   - tell: called with the findings of the reading, line by line, as soon as they are known.
  /// - Throws: `ComparisonError` or `FileError`.
  package init(
    inputs: [RunInput], masks: [MaskChoice]?, engines: [EngineChoice], limits: EngineLimits,
    timing: TimingDemands, reading: ReadingDemands, only: DuelPart?, seconds: Double?,
    seed: UInt64, jobs: Int, folder: String, tell: @escaping (String) -> Void
  ) throws {
    (self.inputs, self.masks, self.engines) = (inputs, masks, engines)
    (rule, readingRule, required) = (timing.rule, reading.rule, try reading.required())
    parts = only.map { [$0] } ?? DuelPart.allCases
    budget = timing.budget(seconds: seconds)
    (self.limits, self.seed, self.jobs) = (limits, seed, jobs)
    (self.folder, self.tell) = (folder, tell)
  }

  /// The findings and the path of the page, in lines; and the interruption after which the answer is based on the measurements up to
  /// then, nil without one.
  package typealias Outcome = (text: String, exitCode: Int32, interruption: Interruption?)

  /// The advice after an interruption without an answer.
  static let remedy = "the same command with --force begins anew"

  /// Reads, times and writes the answer, after an interruption of the timing from what there is.
  ///
  /// - Throws: `Interruption` too, if there are no measurements for an answer.
  package func run(replacing: Bool) throws -> Outcome {
    // Also what is neither read nor timed ends in good order, and engines that do not come up keep nobody waiting.
    let signals = StopSignals { EngineProcesses.interrupt() }
    defer { signals.stopWatching() }
    do {
      return try run(replacing: replacing, unless: signals)
    } catch let error as EngineError where signals.haveCome() {
      // Processes that were ended give no answer: their errors say nothing.
      try requireNone(signals)
      throw error
    }
  }

  private func run(replacing: Bool, unless signals: StopSignals) throws -> Outcome {
    let startedAt = Program.now
    let destination = try OutputFolder(
      folder, .duel, existing: replacing ? .replaced : .refused, inputs: inputs.map(\.path))
    let opened = try engines.map {
      try $0.start(
        limits: limits,
        log: EngineLog(ofEngine: $0.label, in: destination.workPath, isContinued: false))
    }
    defer { for engine in opened { engine.quit() } }
    // What cannot be timed is said before anything is read.
    let timing = try timing(opened)
    let budget = timing?.budget ?? self.budget
    let isRead = parts.contains(.accuracy)
    ProgressLine(unit: "").say(budget.announcement(frames: isRead ? frames : nil))
    try requireNone(signals)
    func record(_ reading: Reading?, _ latency: DuelLatency?) -> DuelRecord {
      DuelRecord(
        scanbenchVersion: Program.version, commandLine: Program.commandLine, startedAt: startedAt,
        finishedAt: Program.now, machine: .current,
        suites: inputs.map { $0.record(masks: masks) }, baseline: opened[0].record,
        candidate: opened[1].record, accuracy: reading?.accuracy,
        readingCut: reading?.sentence, cutReading: reading?.cut, latency: latency)
    }
    let reading =
      isRead ? try self.reading(in: destination, budget, unless: signals) : nil
    if timing != nil, reading != nil {
      for line in ReportFiles.findings(ofReading: record(reading, nil)) { tell(line) }
    }
    try requireNone(signals)
    let timed = try timing?.measure(
      with: opened, missingSeconds: reading?.missingSeconds ?? 0, in: destination.workPath)
    return try close(destination, record(reading, timed?.latency), kept: timed?.kept)
  }

  /// Nil if nothing is to be timed.
  private func timing(_ opened: [EngineUnderTest]) throws -> LatencyDuel? {
    guard parts.contains(.latency) else { return nil }
    return try LatencyDuel(
      baseline: opened[0], candidate: opened[1], inputs: inputs, masks: masks,
      rule: rule, budget: budget, seed: seed, jobs: jobs)
  }

  /// - Parameter kept: the amount that was timed before an interruption, in words.
  private func close(
    _ destination: OutputFolder, _ record: DuelRecord, kept: String?
  ) throws -> Outcome {
    // First, so that what was measured is there whatever becomes of the rest.
    try FileReplacement.write(
      RecordCoding.document(record), to: "\(destination.workPath)/\(FileName.duel)")
    let report = try ReportFiles(
      of: record, pictures: PictureFolder(runFolder: destination.workPath))
    try FileReplacement.write(report.files, in: destination.workPath)
    try destination.putInPlace()
    return (
      (report.headline + ["\(folder)/\(FileName.page)"]).joined(separator: "\n"),
      record.answer.exitCode,
      kept.map {
        Interruption(folder: folder, kept: $0, remedy: "the answer is of that; " + Self.remedy)
      }
    )
  }

  /// What is read is compared; or else there is a sentence on why not, what is known without, and the time that was lacking.
  private typealias Reading = (
    accuracy: DuelAccuracy?, sentence: String?, cut: CutReading?, missingSeconds: Double
  )

  private var frames: Int { inputs.map(\.count).reduce(0, +) }

  private func requireNone(_ signals: StopSignals) throws {
    if signals.haveCome() {
      throw Interruption(folder: folder, kept: "no answer", remedy: Self.remedy)
    }
  }

  /// Has both engines read every frame, twice, with fresh processes.
  private func reading(
    in destination: OutputFolder, _ budget: DuelBudget,
    unless signals: StopSignals
  ) throws -> Reading {
    let measurement = Measurement(
      inputs: inputs, masks: masks, engines: engines, limits: limits, readsFixedFrames: true)
    let paths = FileName.readings.map { "\(destination.workPath)/\($0)" }
    for (number, path) in paths.enumerated() {
      try requireNone(signals)
      do {
        _ = try measurement.write(
          to: path, existing: .replaced, jobs: jobs, for: budget.left)
      } catch let interruption as Interruption {
        throw Interruption(folder: path, kept: interruption.kept, remedy: Self.remedy)
      } catch let error as TimeOver {
        let cut = budget.cut(afterReading: error.frames, ofReading: number, of: frames)
        let reading = try CutReading(
          path: paths[0], baseline: engines[0].label, candidate: engines[1].label,
          rule: readingRule)
        return (nil, cut.sentence, reading, cut.missingSeconds)
      }
    }
    let accuracy = try DuelAccuracy(
      first: paths[0], second: paths[1], baseline: engines[0].label, candidate: engines[1].label,
      rule: readingRule, required: required)
    try inputs.map { $0.record(masks: masks) }
      .draw(accuracy.comparison.changedFrames, in: destination.workPath)
    return (accuracy, nil, nil, 0)
  }
}
