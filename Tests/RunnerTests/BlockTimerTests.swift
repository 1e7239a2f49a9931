import Barcodes
import BuiltPrograms
import Foundation
import Judging
import Records
import SourcedYAML
import Suites
import Testing

@testable import Runner

@Suite struct BlockTimerTests {
  private let folder: TemporaryFolder
  private let yaml = """
    schema: 1
    name: blocks
    purpose: A test.
    symbologies: [ean_13, qr_code]
    frame: [{width: 200, height: 120}, {width: 320, height: 240}]
    fill: 0.8
    named_masks: {shop: [ean_13, code_128]}
    masks: [all, own, shop]
    profiles:
      quick: {blocks: [2, 2]}
      short: {blocks: [2, 9], budget_s: 1, precision: 0.0001}
    """

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ yaml: String, behaviour: String = "answers", profile: String = "quick"
  ) throws -> (trials: [TrialRecord], blocks: [BlockRecord]) {
    let suite = try folder.write(yaml, to: "blocks.yaml")
    let destination = try RunDestination(path: folder.path("run"), existing: .replaced)
    let engines = try ["a", "b"].map {
      try ScriptedRun.engine(behaviour, label: $0, log: destination.log(ofEngine: $0))
    }
    var record = RunRecord.test
    record.engines = engines.map(\.record)
    let writer = try destination.begin(record)
    let input = try RunInput(path: suite, profile: profile, seed: 1)
    let run = Run(inputs: [input], engines: engines, masks: nil, jobs: 2)
    try run.measure(into: writer) { _ in }
    try writer.close(finishedAt: "2026-01-01T00:00:00Z")
    return (
      try JSONLinesReader.all(TrialRecord.self, path: folder.path("run/trials.jsonl")),
      try JSONLinesReader.all(BlockRecord.self, path: folder.path("run/blocks.jsonl"))
    )
  }

  @Test func `every engine reads every frame of a block with every mask that has its symbology`()
    throws
  {
    let (trials, blocks) = try run(yaml)
    #expect(blocks.map(\.block) == [0, 1])
    let byFrame = Dictionary(grouping: trials, by: \.frame)
    #expect(byFrame.count == 2 * 2 * 2, "a fresh frame of each symbology and size in each block")
    for (frame, trials) in byFrame {
      let isEAN = frame.contains("ean_13")
      for engine in ["a", "b"] {
        let own = trials.filter { $0.engine == engine }
        let masks = own.filter { $0.timing?.isControl != true }.map { $0.formatMask.name }.sorted()
        #expect(masks == (isEAN ? ["all", "code_128+ean_13", "ean_13"] : ["all", "qr_code"]))
        #expect(own.filter { $0.timing?.isControl == true }.map(\.formatMask) == [.all])
      }
      #expect(Set(trials.map(\.timing?.block)).count == 1)
    }
  }

  @Test func `a block has processes of its own, held to one core where that can be`() throws {
    let (_, blocks) = try run(yaml)
    let starts = try folder.text("run/engine-a.log").split(separator: "\n")
      .filter { $0.hasPrefix("scripted engine") }
    #expect(Set(starts).count == 3, "one to ask what it is, and one for each block")
    let cores = ProcessorAffinity.cores()
    for block in blocks where block.core != nil {
      #expect(block.pinned == ["a": true, "b": true])
      #expect(cores.contains(block.core ?? -1), "and the bench may use all cores again")
    }
  }

  #if os(Linux)
    @Test func `calls that work take processor time, and calls that sleep do not`() throws {
      // Each call of the one burns a millisecond of the clock, of which a busy machine leaves it a part; the other sleeps.
      func shares(_ behaviour: String) throws -> [Double] {
        try run(yaml, behaviour: behaviour).trials.map { trial in
          let timing = try #require(trial.timing)
          let processor = try #require(timing.processorNanoseconds)
          return Double(processor * Int64(trial.durationsNanoseconds.count))
            / Double(timing.roundTripNanoseconds)
        }.sorted()
      }
      let (works, sleeps) = (try shares("works"), try shares("sleeps_and_lies"))
      #expect(works[works.count / 2] > 2 * sleeps[sleeps.count / 2])
      #expect(sleeps[sleeps.count / 2] < 0.25)
    }

    @Test func `peak memory is that of each size of frame`() throws {
      let large = 2400 * 1800
      let (_, blocks) = try run(
        yaml.replacing("width: 320, height: 240", with: "width: 2400, height: 1800")
          .replacing("fill: 0.8", with: "span: 0.3"))
      let differences = try blocks.flatMap { block in
        try ["a", "b"].map { engine in
          let peaks = try #require(block.peakMemory).filter { $0.engine == engine }
          #expect(Set(peaks.map(\.width)) == [200, 2400])
          let bytes = { width in try #require(peaks.first { $0.width == width }).bytes }
          return try bytes(2400) - bytes(200)
        }
      }
      // In one of the two blocks the small frames come first, and the engine has not yet held a large one.
      #expect(differences.contains { $0 >= large * 3 / 4 })
    }
  #endif

  @Test func `the second of two blocks reverses the order of turns`() throws {
    let order = (0...1).map { Array(0..<20).shuffled(seed: 7, block: $0) }
    #expect(order[0] == order[1].reversed())
    #expect(order[0] != Array(0..<20))
    #expect(Array(0..<20).shuffled(seed: 7, block: 2) != order[0])
  }

  @Test func `a mask of nothing that an engine claims is unsupported, and so is leaving that out`()
    throws
  {
    let (trials, _) = try run(
      yaml.replacing("masks: [all, own, shop]", with: "masks: [all, all-aztec, all-code_128]"))
    let statuses = Dictionary(grouping: trials) { $0.formatMask.name }.mapValues {
      Set($0.map(\.status))
    }
    #expect(statuses == ["all": [.ok], "all-aztec": [.unsupported], "all-code_128": [.ok]])
  }

  @Test func `frames without a code are read with every mask but the own`() throws {
    let (trials, _) = try run(
      yaml.replacing("fill: 0.8", with: "conditions: {code_count: 0, module_width_px: 1}")
        .replacing("[all, own, shop]", with: "[all, own, shop, qr_code]"))
    #expect(Set(trials.map { $0.formatMask.name }) == ["all", "code_128+ean_13", "qr_code"])
    #expect(trials.allSatisfy { $0.codes.isEmpty && $0.status == .ok })
  }

  @Test func `durations that the round trip contradicts are told`() throws {
    let (trials, _) = try run(yaml, behaviour: "claims_too_much")
    #expect(trials.allSatisfy { $0.timing?.clockFault == .exceedsRoundTrip })
    let (others, _) = try run(yaml, behaviour: "claims_too_little")
    #expect(others.allSatisfy { $0.timing?.clockFault == .farBelowRoundTrip })
  }

  @Test
  func `it is looked at fixed numbers of blocks alone, and a ratio has six before time is up`() {
    var latencies = BlockLatencies()
    let looks = BlockEstimate.looks(fewest: 8, most: 40)
    var precise: [Int] = []
    for block in 0..<20 {
      let frame = TestFrame("\(block)", .ean13).record
      for (mask, nanoseconds) in [(FormatMask.all, Int64(2_000_000)), (.ean13, 1_000_000)] {
        latencies.add(
          TrialRecord(
            frame: frame.frame, engine: "a", mask: mask, status: .ok,
            durationsNanoseconds: [nanoseconds]), frame, size: 0, block: block)
      }
      latencies.endFrame()
      if latencies.arePrecise(size: 0, to: 0.02, at: looks) { precise.append(block + 1) }
      #expect(latencies.lackBlocks(size: 0) == (block < 5))
    }
    #expect(precise == [8, 18], "the ratio is 1/2 in every block")
  }

  @Test func `sampling in blocks is described in the suite alone`() {
    for (old, new, message) in [
      ("[2, 2]", "[3, 2]", "10: 'blocks' are the fewest and the most, such as [6, 24]"),
      ("{blocks: [2, 2]}", "{samples: 2, budget_s: 3}", "10: 'budget_s' goes with 'blocks'"),
      ("[2, 2]}", "[2, 2], start: 1}", "10: 'start' does not go with 'blocks'"),
      ("shop: [", "all: [", "7: 'all' is a mask already; give yours another name"),
      (
        "own, shop]", "own, shops]",
        "8: 'shops' is no mask: write own, all, linear, matrix, each, all-each, shop, or symbologies "
          + "joined by + (ean_13+upc_a)"
      ),
    ] {
      let error = #expect(throws: SourcedError.self) {
        try Suites.Suite(
          yaml: Data(yaml.replacing(old, with: new).utf8), path: "blocks.yaml")
      }
      #expect(error?.description == "blocks.yaml:\(message)")
    }
  }
}
