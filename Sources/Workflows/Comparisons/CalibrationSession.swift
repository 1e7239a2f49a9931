import Dueling
import EngineHosting
import Foundation
import Gates
import Judging
import Records
import Reporting
package import Runner
import Storage

/// A calibration from start to folder: duels of an engine with itself and with slower copies.
package struct CalibrationSession {
  /// The environment variable that names the engine for the proxy to wrap.
  private static let variable = "SCANBENCH_PROXY_ENGINE"

  private let engine: EngineChoice
  private let proxy: String
  private let input: RunInput
  /// The slowdowns in percent, 0 first.
  private let percents: [Double]
  private let limits: EngineLimits
  private let seed: UInt64
  private let jobs: Int

  /// - Parameters:
  ///   - proxy: the path of the proxy engine's program.
  ///   - input: only its first cell is measured.
  ///   - slowdowns: in percent.
  package init(
    engine: EngineChoice, proxy: String, input: RunInput, slowdowns: [Double],
    limits: EngineLimits, seed: UInt64, jobs: Int
  ) {
    (self.engine, self.proxy, self.input) = (engine, proxy, input)
    percents = [0] + slowdowns.sorted()
    (self.limits, self.seed, self.jobs) = (limits, seed, jobs)
  }

  /// Measures, and draws duels from the blocks.
  ///
  /// - Parameters:
  ///   - seconds: the time for measuring.
  ///   - demands: the demands of the duels that are drawn.
  ///   - replacing: true if an earlier calibration in the folder is replaced.
  /// - Returns: the results, as a table for a terminal.
  /// - Throws: `Interruption`, `DuelError` and `UsageError` too.
  package func run(
    for seconds: Double, demands: TimingDemands, into path: String, replacing: Bool
  ) throws -> String {
    let rule = demands.rule
    let cellSeconds = demands.cellSeconds ?? DuelBudget.usualCellSeconds
    setenv(Self.variable, URL(fileURLWithPath: engine.path).path, 1)
    let folder = try OutputFolder(
      path, .calibration, existing: replacing ? .replaced : .refused, inputs: [input.path])
    let slowed = try percents.map { (name: "+\($0) %", engine: try slowedEngine(by: $0)) }
    defer { for arm in slowed { arm.engine.quit() } }
    let calibration = try Calibration(
      engine: slowed[0].engine, slowed: slowed, inputs: [input],
      secondsPerBlock: cellSeconds / Double(rule.secondLook), seed: seed, jobs: jobs)
    let blocks = try blocks(
      calibration, of: slowed.map(\.engine), for: seconds, rule: rule, folder: folder.workPath)
    let progress = ProgressLine(unit: "% of the duels")
    let record = CalibrationRecord(
      machine: .current, engine: slowed[0].engine.record, rule: rule,
      slowdowns: zip(slowed, percents).map { ($0.name, $1 / 100) }, blocks: blocks,
      cell: calibration.cell, seed: seed
    ) { progress.show("drawing", done: Int($0 * 100), of: 100) }
    progress.finish()
    guard record.results.count == slowed.count else {
      throw UsageError(
        "--budget \(seconds): time for no more than \(record.blocks) of the blocks, and each core needs \(rule.looks[0]); give more "
          + "seconds")
    }
    try FileReplacement.write(
      RecordCoding.document(record), to: "\(folder.workPath)/\(FileName.calibration)")
    try folder.putInPlace()
    return record.text(cellSeconds: cellSeconds)
  }

  private func slowedEngine(by percent: Double) throws -> EngineUnderTest {
    try EngineChoice(
      label: engine.label, path: proxy, options: ["delay_percent": "\(percent)"]
    ).start(limits: limits, log: EngineLog(.standardError))
  }

  private func blocks(
    _ calibration: Calibration, of engines: [EngineUnderTest], for seconds: Double,
    rule: DuelRule, folder: String
  ) throws -> [DuelBlockRecord] {
    let measurement = try BlockMeasurement(
      folder: folder, unit: "% of the time",
      remedy: "the same command with --force begins anew")
    try measurement.measure(with: engines) { isInterrupted in
      try calibration.measure(for: .seconds(seconds), unless: isInterrupted) { block, share in
        try measurement.take(block)
        measurement.progress.show("calibrating", done: Int(share * 100), of: 100)
        // Before the first look of a duel, a busy moment is too large a share of the blocks.
        if measurement.blocks.count >= rule.looks[0] { try requireTrust(measurement.blocks) }
      }
    }
    try requireTrust(measurement.blocks)
    return measurement.blocks
  }

  /// - Throws: `DuelError.contradictedClock`.
  private func requireTrust(_ blocks: [DuelBlockRecord]) throws {
    if let fault = DuelClockFault(contradictingIn: blocks) {
      throw DuelError.contradictedClock(engine: engine.path, fault: fault.sentence)
    }
  }
}
