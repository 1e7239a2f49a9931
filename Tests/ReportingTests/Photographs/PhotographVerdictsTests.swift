import Barcodes
import Foundation
import Judging
import Records
import Testing

@testable import Summaries
@testable import Tallies

/// The rule on photographs, of outcomes that were made up.
@Suite struct PhotographVerdictsTests {
  private static let set = PhotographSetRecord(
    sources: [
      .init(corpus: "own", truth: "csv", chosenBy: nil, photographs: 0..<60),
      .init(corpus: "samples", truth: "csv", chosenBy: ["one"], photographs: 60..<100),
    ], axis: "module_width_px", marginModules: 10, phases: 4, target: 0.9,
    codes: [
      "qr_code": .init(all: 100, known: 100, haveOwnNoise: Array(repeating: true, count: 100))
    ],
    judgedToPixels: ["sampling-alone": ["qr_code": 3]])

  private static func run() -> RunRecord {
    var suite = SuiteRecord(
      name: "shown", purpose: "A test.", path: "shown.yaml", sha256: "", profile: "quick", seed: 1,
      masks: [.own], repeats: 1, warmup: 0, frames: 1)
    suite.photographSet = set
    let engines = ["one", "other"].map {
      EngineRecord(
        label: $0, engine: $0, version: "1", path: "", options: [:], symbologies: [.qrCode])
    }
    return RunRecord(
      scanbenchVersion: "", build: "", commandLine: [], startedAt: "",
      machine: MachineRecord(
        architecture: "", operatingSystem: "", kernel: "", processor: "", logicalCores: 1,
        memoryBytes: 0), suites: [suite], engines: engines)
  }

  /// - Parameter reads: how many of a photograph's phases an engine reads, by its number and the width; as taken all do or none does.
  private static func verdicts(
    photographs: Range<Int> = 0..<100, _ reads: (String, Int, Double?) -> Int
  ) -> PhotographVerdicts {
    let run = run()
    var verdicts = PhotographVerdicts(run)
    for engine in run.engines.map(\.label) {
      for width in [nil, 2, 3] as [Double?] {
        for photograph in photographs {
          let phases = width == nil ? 1 : 4
          for phase in 0..<phases {
            verdicts.add(
              engine: engine, width: width, photograph: photograph,
              isRead: phase < reads(engine, photograph, width))
          }
        }
      }
    }
    return verdicts
  }

  private static func record(
    _ verdicts: PhotographVerdicts, _ engine: String,
    _ population: PhotographSweepFinding.Population
  ) throws -> PhotographVerdictRecord {
    try #require(
      verdicts.records?.first { $0.engine == engine && $0.population == population })
  }

  @Test func `all read at every width and phase: the rule holds, and the census is whole`() throws {
    let verdicts = Self.verdicts { _, _, width in width == nil ? 1 : 4 }
    let record = try Self.record(verdicts, "one", .all)
    #expect(record.verdict == .holds)
    #expect(record.judgedPhotographs == 100 && record.judgedToPixels == 3)
    #expect(record.widths.map(\.read) == [100, 100])
    #expect(record.widths.map(\.always) == [100, 100])
    #expect(record.isOfOwnChoice)
  }

  @Test func `one width at which too few are read fails the rule`() throws {
    let verdicts = Self.verdicts { _, photograph, width in
      width == 2 && photograph % 2 == 0 ? 0 : 4
    }
    let record = try Self.record(verdicts, "one", .all)
    #expect(record.verdict == .fails)
    #expect(record.widths.map(\.decision) == [.fails, .passes])
    #expect(record.widths.map(\.never) == [50, 0])
  }

  @Test func `photographs that are not read as taken say nothing of pixels`() throws {
    // Of each five one is not read at any size.
    let verdicts = Self.verdicts { _, photograph, width in
      photograph % 5 == 0 ? 0 : width == nil ? 1 : 4
    }
    #expect(try Self.record(verdicts, "one", .all).verdict == .fails)
    let read = try Self.record(verdicts, "one", .readAsTaken)
    #expect(read.verdict == .holds)
    #expect(read.judgedPhotographs == 80)
    #expect(read.judgedAsTaken == 80)
  }

  @Test func `31 photographs, all of them read, say nothing, and 32 do`() throws {
    func verdict(_ count: Int) throws -> Verdict? {
      try Self.record(
        Self.verdicts(photographs: 0..<count) { _, _, width in width == nil ? 1 : 4 }, "one", .all
      ).verdict
    }
    #expect(try verdict(31) == nil)
    #expect(try verdict(32) == .holds)
  }

  @Test func `half of the phases read is half of a photograph`() throws {
    let record = try Self.record(
      Self.verdicts { _, photograph, _ in photograph < 20 ? 2 : 4 }, "other", .all)
    #expect(record.widths.map(\.read) == [90, 90])
    #expect(record.widths.map(\.never) == [0, 0])
  }

  @Test func `readers are paired on photographs that neither chose`() throws {
    let verdicts = Self.verdicts { engine, photograph, _ in
      engine == "other" && photograph < 12 ? 0 : 4
    }
    let pair = try #require(verdicts.pairs?.first { $0.width == 2 })
    #expect(pair.photographs == 60 && pair.leftOut == 40)
    #expect((pair.firstMore, pair.secondMore) == (12, 0))
    #expect(abs(pair.difference - 0.2) < 1e-9)
    #expect(pair.pValue < 0.001)
    #expect(pair.lower > 0 && pair.upper < 0.4)
    // 2.8 standard errors of 12 ones and 48 noughts.
    #expect(abs(pair.leastShown - 2.8 * (0.2 * 0.8 * 60 / 59 / 60).squareRoot()) < 1e-9)
  }

  @Test func `of no difference the least that would have shown is told all the same`() throws {
    let pair = try #require(Self.verdicts { _, _, _ in 4 }.pairs?.first)
    #expect(pair.pValue == 1 && pair.difference == 0)
    #expect(abs(pair.leastShown - 2.8 / 60) < 1e-9)
  }
}

extension PhotographVerdicts {
  /// As a trial would.
  fileprivate mutating func add(engine: String, width: Double?, photograph: Int, isRead: Bool) {
    add(
      SeriesID(suite: "shown", engine: engine, mask: .own), symbology: "qr_code",
      shrunk: width.map { (arm: "sampling-alone", width: $0) }, photograph: photograph,
      isRead: isRead, isMisread: false)
  }
}
