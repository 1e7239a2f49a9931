import Dueling
import EngineHosting
import Foundation
import Gates
import Judging
import Records
import Reporting
package import Runner
import Storage

extension EngineChoice {
  /// The environment variable that names the engine for the proxy to wrap.
  private static let variable = "SCANBENCH_PROXY_ENGINE"

  /// Calibrates duels from start to folder: measures the engine beside itself and slower copies of itself, and draws duels from the blocks.
  ///
  /// - Parameters:
  ///   - proxy: the path of the proxy engine's program.
  ///   - input: only its first cell is measured.
  ///   - slowdowns: in percent.
  ///   - seconds: the time for measuring.
  ///   - demands: the demands of the duels that are drawn.
  ///   - replacing: true if an earlier calibration in the folder is replaced.
  /// - Returns: the results, as a table for a terminal.
  /// - Throws: `Interruption`, `DuelError` and `UsageError` too.
  package func calibrate(
    through proxy: String, on input: RunInput, slowdowns: [Double], for seconds: Double,
    demands: TimingDemands, limits: EngineLimits, seed: UInt64, jobs: Int, to output: String,
    replacing: Bool
  ) throws -> String {
    let rule = demands.rule
    let cellSeconds = demands.cellSeconds ?? DuelBudget.usualCellSeconds
    let folder = try OutputFolder(
      output, .calibration, existing: replacing ? .replaced : .refused, inputs: [input.path])
    let percents = [0] + slowdowns.sorted()
    let slowed = try slowed(by: percents, through: proxy, limits: limits)
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

  /// Starts the engine in the proxy, slower by each share.
  private func slowed(
    by percents: [Double], through proxy: String, limits: EngineLimits
  ) throws -> [(name: String, engine: EngineUnderTest)] {
    setenv(Self.variable, URL(fileURLWithPath: path).path, 1)
    return try percents.map { percent in
      let choice = EngineChoice(
        label: label, path: proxy, options: ["delay_percent": "\(percent)"])
      let log = EngineLog(.standardError)
      return ("+\(percent) %", try choice.start(limits: limits, log: log))
    }
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
      throw DuelError.contradictedClock(engine: path, fault: fault.sentence)
    }
  }
}
