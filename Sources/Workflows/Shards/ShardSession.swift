import EngineHosting
import Foundation
import Records
package import Runner
import Storage

/// Reads one shard, with a line of progress.
package enum ShardSession {
  /// - Parameters:
  ///   - number: of the shard, from 1.
  ///   - named: programs of the plan that may be started though they are no engines that are found by their names.
  ///   - scratch: a folder for the result until it is whole; nil for its own.
  /// - Returns: what was done, in a line.
  /// - Throws: `Interruption` too, after which the shard begins anew.
  package static func write(
    _ number: Int, of folder: String, named: [EngineReference], scratch: String?, jobs: Int
  ) throws -> String {
    let run = try PlannedRun(path: folder)
    let shard = try run.shard(number)
    let name = "\(folder): shard \(number)"
    if run.hasWholeResult(of: shard) { return "\(name) was read before" }
    try run.requireThisProgram()
    try run.requirePrograms(named: named, forShard: number)
    let input = try run.openInput(of: shard)
    let engines = try run.plan.engines.map {
      try $0.start(limits: run.limits, log: EngineLog(.standardError))
    }
    let reading = ShardReading(
      run, shard, input: input, masks: try run.maskChoices(), engines: engines, jobs: jobs)
    let (isNamed, endings) = try measure(reading, shard, engines, scratch: scratch, folder: folder)
    guard isNamed else { return "\(name) was read by another process meanwhile; its result stays" }
    return
      (["\(name) read, \(shard.record.frameCount) frames"]
      + engines.compactMap { endings.line(ofEngine: $0.record.label, folder: folder) })
      .joined(separator: "\n")
  }

  private static func measure(
    _ reading: ShardReading, _ shard: PlannedRun.Shard, _ engines: [EngineUnderTest],
    scratch: String?, folder: String
  ) throws -> (isNamed: Bool, TrialEndings) {
    let abandon = engines.map(\.abandon)
    let signals = StopSignals { for abandon in abandon { abandon() } }
    defer { signals.stopWatching() }
    let line = ProgressLine(unit: "frames")
    defer { line.finish() }
    var endings = TrialEndings()
    let header = ShardResultHeader(
      shard: shard.record.shard, shardSHA256: shard.sha256, scanbenchVersion: Program.version,
      machine: .current, host: ProcessInfo.processInfo.hostName, startedAt: Program.now)
    do {
      let isNamed = try reading.write(
        scratch: scratch, header: header, isInterrupted: signals.haveCome
      ) { step in
        for notice in endings.add(step.trials) { line.say(notice) }
        line.show(step.what, done: step.done, of: step.total)
      }
      return (isNamed, endings)
    } catch is RunInterrupted {
      throw Interruption(
        folder: folder, kept: "all shards but \(shard.record.shard)",
        remedy: "the same command begins this shard anew")
    }
  }
}
