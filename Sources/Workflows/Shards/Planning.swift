import Analysis
import CorpusRendering
import EngineHosting
import Foundation
package import Records
package import Runner
import Storage

/// Plans a run that many machines read.
package struct Planning {
  private let inputs: [RunInput]
  private let masks: [String]?
  private let choices: [EngineChoice]
  private let limits: EngineLimits
  private let sizing: ShardSizing

  /// - Parameter masks: names, instead of the suites' own.
  package init(
    inputs: [RunInput], masks: [String]?, engines: [EngineChoice], limits: EngineLimits,
    sizing: ShardSizing
  ) {
    self.inputs = inputs
    self.masks = masks
    choices = engines
    self.limits = limits
    self.sizing = sizing
  }

  /// Writes the plan and the shards of the first round.
  ///
  /// - Returns: what was planned, in a line.
  /// - Throws: `FileError`, `EngineError`, `PlanningError` or `ShardError.unfit`.
  package func write(to output: String, existing: OutputFolder.Existing) throws -> String {
    try requireNoStream()
    let folder = try OutputFolder(
      output, .run, existing: existing, inputs: inputs.map(\.path),
      remedy: "name another folder, replace it with --force, or plan its next round with "
        + "'\(ShellWords.line(["scanbench", "plan", output]))'")
    let engines = try plannedEngines()
    let choices = masks.map { $0.flatMap { MaskChoice.choices(named: $0) ?? [] } }
    let suites = inputs.map { $0.record(masks: choices) }
    let plan = PlanRecord(
      scanbenchVersion: Program.version, scanbenchSHA256: try Program.sha256(),
      architecture: MachineRecord.current.architecture, suites: suites, masks: masks,
      engines: engines, limits: plannedLimits, sizing: sizing)
    let run = try PlannedRun(plan, in: folder.workPath)
    let round = try ShardPlanner(run, inputs: inputs, estimate: coreSecondsPerFrame).planRound()
    let record = RunRecord(
      scanbenchVersion: Program.version, build: Program.build, commandLine: Program.commandLine,
      startedAt: Program.now, machine: .current, suites: suites, engines: engines.map(\.record))
    try FileReplacement.write(
      record.document(), to: "\(folder.workPath)/\(FileName.run)")
    try folder.putInPlace()
    return Self.line(round, folder: output)
  }

  /// Which frames of a stream are read depends on how long the machine took for those before.
  private func requireNoStream() throws {
    guard let input = inputs.first(where: { $0.stream != nil }) else { return }
    throw ShardError.unfit(
      path: input.path, reason: "its streams are read on one machine",
      remedy: "leave it out of the plan, and read it with 'scanbench run'")
  }

  /// Writes the shards of the next round of a run.
  ///
  /// - Returns: what was planned, in a line.
  /// - Throws: `ShardError`, `FileError`, `RecordError` or `PlanningError`.
  package static func writeNextRound(of folder: String) throws -> String {
    let run = try PlannedRun(path: folder)
    try run.requireThisProgram()
    let lock = try FolderLock(folder: folder)
    defer { lock.release() }
    let round = try ShardPlanner(run, inputs: run.openInputs(), estimate: { _ in nil }).planRound()
    return line(round, folder: folder)
  }

  /// The numbers of the shards that have no result, whether that is whole or not.
  ///
  /// - Throws: `ShardError`, `FileError` or `RecordError`.
  package static func missingShards(of folder: String) throws -> [Int] {
    let run = try PlannedRun(path: folder)
    return try run.shards().filter { !run.hasResult(of: $0) }.map(\.record.shard)
  }

  /// `shards 1 to 20: …`, or `decided: …`, for scripts to read the first words of.
  private static func line(_ round: ShardPlanner.Round, folder: String) -> String {
    guard let shards = round.shards else {
      return
        "decided: nothing is left to read; '\(ShellWords.line(["scanbench", "gather", folder]))' puts the results together"
    }
    let time = round.seconds.map { ", about \(max(1, Int($0.rounded()))) s each on one core" } ?? ""
    return
      "shards \(shards.lowerBound) to \(shards.upperBound): round \(round.number) of \(folder), "
      + "\(Wording.count(round.frames)) frames\(time)"
  }

  private var plannedLimits: PlannedLimits {
    PlannedLimits(
      timeoutSeconds: limits.timeout.map { $0 / .seconds(1) }, memoryBytes: limits.memoryBytes,
      deathsInARow: limits.deathsInARow)
  }

  private func plannedEngines() throws -> [PlannedEngine] {
    try choices.map { choice in
      let engine = try choice.start(limits: limits, log: EngineLog(.standardError))
      engine.quit()
      return PlannedEngine(
        record: engine.record, options: choice.options,
        sha256: try PlannedEngine.sha256(ofProgram: choice.path))
    }
  }

  /// Judged by a few frames; nil where it is of no use, or the input is a corpus.
  private func coreSecondsPerFrame(_ input: RunInput) throws -> Double? {
    guard sizing.seconds != nil || inputs.count > 1, case .suite(let plan) = input else {
      return nil
    }
    return try RunEstimate(plan, engines: choices, limits: limits, jobs: 1) { _, _ in }
      .coreSecondsPerFrame
  }
}
