import CorpusRendering
import EngineHosting
import Foundation
import Records
import Runner
import Storage

extension PlannedRun {
  /// The suites and corpora of the plan, which have to be as they were.
  ///
  /// - Throws: `ShardError.unfit`, and what opening them throws.
  func openInputs() throws -> [RunInput] {
    let masks = try maskChoices()
    return try plan.suites.map { try open($0, masks: masks) }
  }

  /// The suite or corpus of a shard, which has to be as it was.
  ///
  /// - Throws: `ShardError.unfit`, and what opening it throws.
  func openInput(of shard: Shard) throws -> RunInput {
    guard let planned = plan.suites.first(where: { $0.name == shard.record.suite }) else {
      throw ShardError.unfit(
        path: path, reason: "its plan has no suite '\(shard.record.suite)'",
        remedy: "plan the run anew")
    }
    return try open(planned, masks: maskChoices())
  }

  private func open(_ planned: SuiteRecord, masks: [MaskChoice]?) throws -> RunInput {
    // This very program has checked it when it planned.
    let input = try RunInput(
      path: planned.path, profile: planned.profile, seed: planned.seed, isValidated: true)
    guard input.suite.sha256 == planned.sha256, input.record(masks: masks) == planned else {
      throw ShardError.unfit(
        path: planned.path, reason: "it is not as it was when the run was planned",
        remedy: "restore it, or plan the run anew")
    }
    return input
  }

  /// The masks that were given instead of the suites' own; nil where none were.
  ///
  /// - Throws: `ShardError.unfit`.
  func maskChoices() throws -> [MaskChoice]? {
    try plan.masks?.flatMap { name in
      guard let choices = MaskChoice.choices(named: name) else {
        throw ShardError.unfit(
          path: "\(path)/\(FileName.plan)", reason: "there is no mask '\(name)'",
          remedy: "plan the run anew")
      }
      return choices
    }
  }

  /// Checks that this program would read what the one that planned would have.
  ///
  /// - Throws: `ShardError.unfit` or `FileError`.
  func requireThisProgram() throws {
    guard try Program.sha256() == plan.scanbenchSHA256 else {
      throw ShardError.unfit(
        path: path,
        reason: "another build of scanbench has planned it (version \(plan.scanbenchVersion))",
        remedy: "use the same program everywhere, or plan the run anew")
    }
    let architecture = MachineRecord.current.architecture
    guard architecture == plan.architecture else {
      throw ShardError.unfit(
        path: path,
        reason: "it was planned for \(plan.architecture), and this machine is \(architecture)",
        remedy: "read it on machines of one kind")
    }
  }

  var limits: EngineLimits {
    EngineLimits(
      timeout: plan.limits.timeoutSeconds.map { .seconds($0) },
      memoryBytes: plan.limits.memoryBytes, deathsInARow: plan.limits.deathsInARow)
  }
}

extension PlannedEngine {
  /// The engine, started, and checked to be the one that was planned.
  ///
  /// - Throws: `ShardError.unfit`, `FileError` or `EngineError`.
  func start(limits: EngineLimits, log: EngineLog) throws -> EngineUnderTest {
    guard try Self.sha256(ofProgram: record.path) == sha256 else {
      throw unfit("it is another program than when the run was planned")
    }
    let engine = try EngineChoice(label: record.label, path: record.path, options: options)
      .start(limits: limits, log: log)
    guard engine.record == record else {
      engine.quit()
      throw unfit(
        "engine '\(record.label)' has another version, options or symbologies than planned")
    }
    return engine
  }

  /// SHA-256 of an engine's program, in hexadecimal.
  ///
  /// - Throws: `FileError`.
  static func sha256(ofProgram path: String) throws(FileError) -> String {
    Digest.hexadecimal(of: try InputFile.bytes(of: path, limitBytes: Program.limitBytes))
  }

  private func unfit(_ reason: String) -> ShardError {
    .unfit(path: record.path, reason: reason, remedy: "restore it, or plan the run anew")
  }
}
