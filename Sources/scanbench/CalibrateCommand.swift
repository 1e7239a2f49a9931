import Analysis
import ArgumentParser
import EngineHosting
import Foundation
import Judging
import Records
import Reporting
import Runner
import Storage

/// `scanbench calibrate`
struct CalibrateCommand: ParsableCommand {
  /// The proxy takes what it wraps from this variable.
  private static let variable = "SCANBENCH_PROXY_ENGINE"

  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Find out how small a slowdown duels detect on this machine.",
    usage: "scanbench calibrate <engine> --suite <suite> [<options>]",
    discussion: """
      Times the engine against itself and against slower copies of itself, in blocks as \
      'scanbench duel' has them: a proxy engine wraps each, and waits so much of every call's \
      time longer. Then draws duels from the blocks, and prints how they end, with a range for \
      the share that is called worse: so far it may be off for want of more blocks. Writes \
      calibration.json and duel-blocks.jsonl.

      EXAMPLE
        scanbench calibrate zxing --suite Corpus/gate.yaml --budget 300
      """)

  @Argument(help: ArgumentHelp("An engine's name or path.", valueName: "engine"))
  var engine: String

  @Option(
    name: .customLong("suite"),
    help: ArgumentHelp(
      "A suite file or corpus folder, of which the first cell is measured.", valueName: "suite"))
  var suite: String

  @Option(
    name: .customLong("slowdown"),
    help: ArgumentHelp(
      "In percent. Repeat for more. (default: 1, 2, 3 and 5)", valueName: "percent"))
  var slowdowns: [Double] = []

  @Option(help: ArgumentHelp("How long to measure.", valueName: "seconds"))
  var budget = 120.0

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output = "Reports/calibration"

  @Flag(help: "Replace what an earlier calibration has left in that folder.")
  var force = false

  @OptionGroup var rule: DuelRuleOptions

  @OptionGroup var sampling: SamplingOptions

  @OptionGroup var limits: LimitOptions

  func run() throws {
    let path = try EngineLocator.standard.path(of: EngineReference(argument: engine))
    setenv(Self.variable, URL(fileURLWithPath: path).path, 1)
    let proxy = try EngineLocator.standard.path(of: EngineReference(argument: "proxy"))
    let folder = try DuelFolder(
      path: output, of: .calibration, isReplaced: force, inputs: [suite])
    let log = EngineLog(.standardError)
    func slowed(_ percent: Double) throws -> EngineUnderTest {
      try EngineUnderTest(
        label: EngineReference(argument: engine).label, path: proxy,
        options: ["delay_percent": "\(percent)"], log: log, limits: limits.limits)
    }
    let percents = [0] + (slowdowns.isEmpty ? [1, 2, 3, 5] : slowdowns.sorted())
    let contestants = try percents.map { (name: "+\($0) %", engine: try slowed($0)) }
    defer { for contestant in contestants { contestant.engine.quit() } }
    let secondsPerBlock = rule.secondsPerBlock
    let calibration = try Calibration(
      engine: contestants[0].engine, slowed: contestants, inputs: try sampling.opened([suite]),
      secondsPerBlock: secondsPerBlock, seed: sampling.seed, jobs: sampling.jobCount())
    let measurement = try BlockMeasurement(
      folder: folder.workPath, unit: "% of the time",
      remedy: "the same command with --force begins anew")
    try measurement.measure(with: contestants.map(\.engine)) { isInterrupted in
      try calibration.measure(for: .seconds(budget), unless: isInterrupted) { block, share in
        try measurement.take(block)
        measurement.show("calibrating", done: Int(share * 100), of: 100)
        // Before the first look of a duel, a busy moment is too large a share of the blocks.
        if measurement.blocks.count >= rule.rule.looks[0] { try requireTrust(measurement.blocks) }
      }
    }
    try requireTrust(measurement.blocks)
    let record = CalibrationRecord(
      machine: .current, engine: contestants[0].engine.record, rule: rule.rule,
      slowdowns: zip(contestants, percents).map { ($0.name, $1 / 100) }, blocks: measurement.blocks,
      cell: calibration.cell, seed: sampling.seed)
    guard record.results.count == contestants.count else {
      throw UsageError(
        "--budget \(budget): time for no more than \(record.blocks) of the blocks, and each core needs "
          + "\(rule.rule.looks[0]); give more seconds")
    }
    try FileReplacement.write(
      RecordCoding.document(record), to: "\(folder.workPath)/\(FileName.calibration)")
    try folder.putInPlace()
    print(record.text(secondsPerBlock: secondsPerBlock))
  }

  /// - Throws: `ContradictedClock`.
  private func requireTrust(_ blocks: [DuelBlockRecord]) throws {
    if let fault = DuelClockFault(contradictingIn: blocks) {
      throw ContradictedClock(engine: engine, fault: fault)
    }
  }

  func validate() throws {
    if !(budget > 0 && budget <= 86_400) {
      throw ValidationError("--budget \(budget): give a number of seconds above 0.")
    }
    if let wrong = slowdowns.first(where: { !($0 > 0 && $0 <= 100) }) {
      throw ValidationError("--slowdown \(wrong): give a number of percent above 0, at most 100.")
    }
  }
}

/// A calibration by durations that nobody should believe.
struct ContradictedClock: Error, CustomStringConvertible {
  let engine: String
  let fault: DuelClockFault

  var description: String {
    "\(engine): \(fault.sentence) Calibrate on a quiet machine, and check the engine's clock: scanbench engine check "
      + engine
  }
}
