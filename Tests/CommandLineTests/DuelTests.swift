import BuiltPrograms
import Foundation
import Gates
import Judging
import PageFaults
import Records
import Testing

@testable import Summaries

#if ZBar

  /// Two engines side by side: ZBar, and a proxy that loses, corrupts or delays what it reads. How long anything takes
  /// decides no test: a delay is of several times the call.
  @Suite struct DuelTests {
    private let folder: TemporaryFolder

    private static let suite = SuiteText.plain(
      "qr_code, ean_13", samples: 40)

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(Self.suite, to: "plain.yaml")
      try folder.writeProxy(of: "scanbench-engine-zbar")
    }

    private func duel(
      _ arguments: [String], _ engines: [String] = ["./proxy", "./proxy"]
    ) throws -> CommandResult {
      try CommandResult(
        ["duel"] + engines + [
          "--suite", "plain.yaml", "--output", "out", "--force", "--cell-seconds", "0.2",
        ] + arguments, in: folder)
    }

    private func record() throws -> DuelRecord {
      try RecordCoding.decoder().decode(
        DuelRecord.self, from: Data(folder.text("out/duel.json").utf8))
    }

    @Test func `two identical engines read alike, and twice the same`() throws {
      let result = try duel(["--accuracy-only"])
      #expect(result.code == 0, "\(result.errors)")
      let accuracy = try #require(try record().accuracy)
      #expect(accuracy.comparison.changes.isEmpty)
      #expect(accuracy.unstable.values.allSatisfy { $0.isEmpty })
      #expect(accuracy.comparison.symbologies.map(\.frames) == [40, 40])
      #expect(accuracy.comparison.together?.frames == 80)
      #expect(try record().latency == nil)
    }

    @Test func `reads that are lost are worse, and a few new misreads are inconclusive`() throws {
      #expect(try duel(["--accuracy-only", "--option", "candidate:drop=0.4"]).code == 1)
      #expect(try record().answer == .worse)
      #expect(try !folder.names(in: "out/frames").isEmpty)
      let faults = try PageFaults.found(
        in: folder.text("out/index.html"), elements: ["h2", "li", "td", "img", "dt"])
      #expect(faults == [])
      let misread = try duel(["--accuracy-only", "--option", "candidate:corrupt=0.02"])
      #expect(misread.code == 2)
      let comparison = try #require(try record().accuracy?.comparison)
      #expect((1...6).contains(comparison.changes.count { $0.kind == .newMisread }))
      #expect(comparison.symbologies.allSatisfy { $0.adjustedPValue > 0.01 })
      #expect(try folder.text("out/junit.xml").contains("<skipped type=\"inconclusive\""))
      #expect(
        try folder.text("out/step-summary.md").hasPrefix("### ScanBench duel: inconclusive\n"))
      let strict = try duel([
        "--accuracy-only", "--option", "candidate:corrupt=0.02", "--no-new-misreads",
      ])
      #expect(strict.code == 1 && strict.output.contains("; none is allowed."))
    }

    @Test func `a few reads less in each symbology show where all are taken together`() throws {
      try folder.write(
        Self.suite.replacing("samples: 40", with: "samples: 60")
          .replacing("[qr_code, ean_13]", with: "[qr_code, ean_13, code_128, code_39, itf]"),
        to: "plain.yaml")
      #expect(try duel(["--accuracy-only", "--option", "candidate:drop=0.04"]).code == 1)
      let comparison = try #require(try record().accuracy?.comparison)
      #expect(comparison.together?.answer == .worse)
      #expect(
        comparison.symbologies.allSatisfy { $0.answer != .worse }, "\(comparison.symbologies)")
    }

    @Test func `a candidate whose process ends is worse, on a few frames or on all`() throws {
      for share in ["0.05", "1"] {
        let result = try duel(["--accuracy-only", "--option", "candidate:crash=\(share)"])
        #expect(result.code == 1, "\(result.output)\(result.errors)")
        #expect(result.output.contains("newly ended the engine's process; none is allowed"))
      }
      // It was given up after ten of them; the others count as not read.
      let symbologies = try #require(try record().accuracy?.comparison.symbologies)
      #expect(symbologies.map(\.frames) == [40, 40] && symbologies.map(\.lost) == [40, 40])
    }

    @Test func `an engine that answers otherwise the second time cannot be judged`() throws {
      _ = try folder.writeProgram(
        """
        engine=scanbench-engine-zbar
        if [ -e out/reading-2 ]; then engine=scripted-engine; fi
        exec '\(BuiltProgram.folder.path)'/$engine
        """, to: "moody")
      let result = try duel(["--accuracy-only"], ["./moody", "./moody"])
      #expect(result.code == 3, "\(result.output)\(result.errors)")
      #expect(result.output.contains("The baseline answers otherwise when it is asked once more"))
      #expect(try folder.text("out/junit.xml").contains("<error type=\"environment\""))
    }

    @Test(.enabled(if: LongTests.areRun))
    func `both are timed, and what is many times slower is worse on both cores`() throws {
      try folder.write(SuiteText.plain(samples: 4), to: "plain.yaml")
      let slow = try duel(["--latency-only", "--option", "candidate:delay_percent=400"])
      let record = try record()
      // Beside other tests the copy of the baseline may differ from it, too.
      #expect([1, 3].contains(slow.code), "\(slow.output)\(slow.errors)")
      let cells = try #require(record.latency?.cells)
      #expect(cells.map(\.cell.name) == ["plain/qr_code/own"])
      for cell in cells where cell.answer == .worse {
        let (ratio, confirmation) = try (#require(cell.ratio), #require(cell.confirmation))
        #expect(ratio.value > 2 && confirmation.ratio.value > 2)
      }
      let lines = try folder.text("out/duel-blocks.jsonl").split(separator: "\n")
      #expect(lines.count >= 8)
      #expect(record.accuracy == nil)
      let export = try CommandResult(["export", "out", "--format", "google-benchmark"], in: folder)
      #expect(export.code == 0)
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(export.output.utf8)) as? [String: Any])
      let entries = try #require(json["benchmarks"] as? [[String: Any]])
      #expect(Set(entries.compactMap { $0["name"] as? String }).count == 2)
      #expect(entries.allSatisfy { ($0["real_time"] as? Double ?? 0) > 0 })
    }

    @Test func `an engine that dies while it is timed leaves the question open`() throws {
      let result = try duel(
        ["--latency-only", "--option", "candidate:crash=1", "--give-up-after", "1"])
      #expect(result.code == 2, "\(result.output)\(result.errors)")
      #expect(result.output.contains("the candidate gave no answer to frame plain/"))
      #expect(try record().latency?.cells.allSatisfy { $0.failure != nil } == true)
    }

    @Test func `a cell that cannot be timed leaves the others alone`() throws {
      // The proxy of this seed dies on some frames of one symbology.
      try folder.write(Self.suite.replacing("samples: 40", with: "samples: 4"), to: "plain.yaml")
      let result = try duel(["--latency-only", "--option", "crash=0.12", "--option", "seed=8"])
      #expect([2, 3].contains(result.code), "\(result.output)\(result.errors)")
      let cells = try #require(record().latency?.cells)
      #expect(cells.map { $0.failure != nil } == [false, true])
      #expect(cells[0].blocks >= 8)
    }

    @Test(arguments: [["--latency-only"], []])
    func `an interruption while both are timed is answered from what there is`(
      parts: [String]
    ) throws {
      let duel = try StartedProgram(
        arguments: [
          "duel", "./proxy", "./proxy", "--suite", "plain.yaml", "--output", "out",
          "--cell-seconds", "6",
        ] + parts, in: folder)
      let errors = try duel.end(with: SIGINT, after: 1, of: "out/duel-blocks.jsonl")
      #expect(duel.process.terminationReason == .exit)
      #expect(duel.process.terminationStatus == 130)
      #expect(errors.hasPrefix("scanbench: at most "), "\(errors)")
      #expect(errors.contains("\nscanbench: interrupted; what was measured is in out ("))
      #expect(
        errors.hasSuffix(
          " blocks of cells); the answer is of that; the same command with --force begins anew\n"))
      let record = try record()
      #expect(record.answer == .inconclusive)
      #expect((record.accuracy == nil) == !parts.isEmpty)
      #expect(record.latency?.cut?.cause == .interruption && record.latency?.cut?.cells == 2)
      #expect(record.latency?.cells.allSatisfy { $0.cut == .undecided } == true)
      let page = try folder.text("out/index.html")
      let faults = try PageFaults.found(in: page, elements: ["h2", "li", "td"])
      #expect(faults == [])
    }

    @Test
    func
      `a bound stands at the start, what is read is said first, and what is undecided in the end`()
      throws
    {
      let result = try duel(["--budget", "60", "--cell-seconds", "150"])
      #expect(result.code == 2, "\(result.output)\(result.errors)")
      #expect(
        result.errors.hasPrefix(
          "scanbench: at most 1 min 0 s: up to 80 frames are read twice by both, then 2 cells are timed; "
        ),
        "\(result.errors)")
      let lines = result.output.split(separator: "\n")
      let read = lines.prefix { !$0.contains("cells timed") }
      #expect(read.contains { $0.contains("0 of 80 frames lost") }, "\(result.output)")
      #expect(
        result.output.contains(
          " undecided since too little time was left for the next look; --budget "))
      let latency = try #require(try record().latency)
      #expect(latency.cut?.cause == .time)
      #expect((latency.cut?.neededSeconds ?? 0) > 60)
    }

    @Test func `where not even reading was possible in the time, that is the answer`() throws {
      let result = try duel(["--budget", "0.01"])
      #expect(result.code == 2, "\(result.output)\(result.errors)")
      #expect(result.output.contains("of 80 frames had been read once"))
      #expect(try record().accuracy == nil && record().readingCut != nil)
    }

    @Test func `set-up errors are none of the gate's answers`() throws {
      #expect(try duel([], ["./nothing", "./proxy"]).code == 69)
      #expect(try duel(["--option", "candidate:colour=red"]).code == 64)
      #expect(try duel(["--option", "colour"]).code == 64)
      #expect(try duel(["--tolerance", "7"]).code == 64)
      #expect(try duel(["--budget", "0"]).code == 64)
      #expect(try duel(["--suite", "missing.yaml"]).code == 65)
      #expect(try duel(["--accuracy-only"]).code == 0)
      let again = try CommandResult(
        ["duel", "./proxy", "./proxy", "--suite", "plain.yaml", "--output", "out"], in: folder)
      #expect(again.code == 74)
      #expect(again.errors.contains("out: cannot be written: it holds a duel already"))
      try folder.write(Self.suite.replacing("[qr_code, ean_13]", with: "[aztec]"), to: "plain.yaml")
      let none = try duel(["--latency-only"])
      #expect(none.code == 65, "\(none.errors)")
      #expect(none.errors.contains("no symbology of these suites can be asked of both engines"))
    }
  }
#endif
