import Barcodes
import CorpusRendering
import Document
import EngineHosting
import Foundation
import Records
import Runner
import Storage
import Summaries

extension EngineChoice {
  /// The suite whose frames are read where none is named: codes before a phone.
  private static let usualSuite = "choose"
  private static let mostFrames = 24
  private static let starts = 15
  private static let rounds = 3
  private static let round = Duration.seconds(2)

  /// Measures what engines cost beside their calls, in turns, and returns the costs with a newline at their end, as JSON or for people.
  ///
  /// - Parameter suite: a suite's path; nil for the usual one.
  /// - Throws: `UsageError` where an engine claims nothing of the suite; `EngineError`.
  package static func costs(
    of engines: [EngineChoice], suite: String?, seed: UInt64, isJSON: Bool
  ) throws -> String {
    let path =
      try suite.map(SharedFiles.path(ofSuite:)) ?? SharedFiles.found().suitePath(usualSuite)
    let input = try RunInput(path: path, profile: RunInput.usualProfile, seed: seed)
    let frames = try frames(of: input)
    let running = try engines.map {
      try $0.start(limits: EngineLimits(), log: EngineLog(.standardError))
    }
    defer { for engine in running { engine.quit() } }
    var costs = try running.map { engine in
      guard
        let cost = EngineCost(
          of: engine, on: frames, cores: ProcessInfo.processInfo.activeProcessorCount)
      else {
        throw UsageError("\(engine.record.label) claims none of the symbologies of \(path)")
      }
      return cost
    }
    let progress = ProgressLine(unit: "turns")
    let turns = (starts + rounds) * costs.count
    var done = 0
    func turn(_ index: Int, _ work: (inout EngineCost) throws -> Void) throws {
      try work(&costs[index])
      done += 1
      progress.show("engines in turns", done: done, of: turns)
    }
    defer { progress.finish() }
    for _ in 0..<starts { for index in costs.indices { try turn(index) { try $0.addStart() } } }
    for _ in 0..<rounds {
      for index in costs.indices { try turn(index) { try $0.addRound(of: round) } }
    }
    let list = EngineCostList(
      suite: path, frames: frames.count,
      engines: zip(running, costs).compactMap { record($0.record, $1) })
    return isJSON
      ? String(decoding: try RecordCoding.document(list), as: UTF8.self) : list.text + "\n"
  }

  /// Spread over the suite.
  private static func frames(of input: RunInput) throws -> [RenderedFrame] {
    let source = input.makeSource()
    let count = min(mostFrames, input.count)
    return try (0..<count).map { try source($0 * input.count / count) }
  }

  private static func record(_ engine: EngineRecord, _ cost: EngineCost) -> EngineCostRecord? {
    func median(_ durations: [Duration]) -> MedianTimeRecord? {
      MedianTimeRecord(milliseconds: durations.map { $0 / .milliseconds(1) })
    }
    guard let hello = median(cost.hello), let first = median(cost.firstAnswer),
      let next = median(cost.nextAnswer)
    else { return nil }
    return EngineCostRecord(
      engine, hello: hello, firstAnswer: first, nextAnswer: next,
      installed: installed(ofProgram: engine.path), peakMemoryBytes: cost.peakMemoryBytes,
      cores: ProcessInfo.processInfo.activeProcessorCount, alonePerSecond: cost.alone,
      togetherPerSecond: cost.together)
  }
}

extension EngineCostList {
  /// For a terminal of 80 columns.
  fileprivate var text: String {
    let cores = engines.first?.cores ?? 1
    let rows = engines.map { engine in
      [
        engine.label, Wording.duration(milliseconds: engine.hello.medianMilliseconds),
        Wording.duration(milliseconds: engine.firstAnswer.medianMilliseconds),
        Wording.duration(milliseconds: engine.nextAnswer.medianMilliseconds),
        Self.megabytes(engine.installedBytes), Self.megabytes(engine.peakMemoryBytes),
        Self.rate(engine.alonePerSecond), Self.rate(engine.togetherPerSecond),
      ]
    }
    let heads = [
      "", "start", "answer", "next", "on disk", "memory", "pictures/s", "on \(cores) cores",
    ]
    return ([heads] + rows).inColumns + "\n\n"
      + ("start: from a process's start until it says what it is. answer: until its first answer. next: the same frame once more, with the way "
      + "there and back. Medians of \(engines.first?.hello.count ?? 0) processes in turns; their intervals are in --json. on disk: of the program, or of "
      + "the folder that the engine was installed into, without what it shares. memory: the most that a process used. pictures/s: \(frames) frames of "
      + "\(suite) over and over, all formats asked for, by one process and by one for each core; the median of \(engines.first?.alonePerSecond.count ?? 0) rounds. "
      + "Other work on this machine falsifies all of them.").wrapped()
  }

  private static func megabytes(_ bytes: Int?) -> String {
    bytes.map { "\(Wording.significant(Double($0) / 1e6)) MB" } ?? "unknown"
  }

  private static func rate(_ rates: [Double]) -> String {
    rates.sorted().dropFirst(rates.count / 2).first.map(Wording.significant) ?? "–"
  }
}
