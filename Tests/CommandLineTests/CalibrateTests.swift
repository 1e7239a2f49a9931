import BuiltPrograms
import Foundation
import Gates
import Records
import Testing

#if ZBar

  /// ZBar against slower copies of itself. How often duels detect them depends on the machine, and decides no test.
  @Suite struct CalibrateTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(SuiteText.plain(samples: 4), to: "plain.yaml")
    }

    private func arguments(budget: String) -> [String] {
      [
        "calibrate", BuiltProgram.path("scanbench-engine-zbar"), "--suite", "plain.yaml",
        "--output", "out", "--cell-seconds", "0.1", "--slowdown", "100", "--budget", budget,
      ]
    }

    @Test(.enabled(if: LongTests.areRun))
    func `an engine is told from one that is twice as slow`() throws {
      // How long the first look takes depends on what else the machine does.
      var result = try CommandResult(arguments(budget: "5"), in: folder)
      for budget in ["15", "45", "125"] where result.code == 64 {
        result = try CommandResult(arguments(budget: budget) + ["--force"], in: folder)
      }
      #expect(result.code == 0, "\(result.errors)")
      let record = try RecordCoding.decoder().decode(
        CalibrationRecord.self, from: Data(folder.text("out/calibration.json").utf8))
      #expect(record.results.map(\.slowdown) == [0, 1])
      #expect(record.results[1].measured > 0.5)
      for result in record.results {
        let shares = result.answers.values.reduce(0.0, +)
        #expect(abs(shares - 1) < 1e-9)
        #expect(result.blocks >= 8)
        #expect(0 <= result.worseLower && result.worseUpper <= 1)
        #expect(result.worseLower <= result.worseUpper)
      }
      let lines = try folder.text("out/duel-blocks.jsonl").split(separator: "\n")
      #expect(lines.count == record.blocks)
      #expect(result.output.contains("False alarms"))
      let again = try CommandResult(arguments(budget: "3"), in: folder)
      #expect(again.code == 74)
      #expect(again.errors.contains("out: cannot be written: it holds a calibration already; "))
    }

    @Test func `time for too few blocks is said to be too little`() throws {
      let result = try CommandResult(arguments(budget: "0.001"), in: folder)
      #expect(result.code == 64)
      #expect(
        result.errors.hasPrefix("scanbench: --budget 0.001: time for no more than 1 of the blocks"))
    }

    @Test func `what was measured before an interruption stays`() throws {
      let calibration = try StartedProgram(arguments: arguments(budget: "600"), in: folder)
      let errors = try calibration.end(with: SIGTERM, after: 1, of: "out/duel-blocks.jsonl")
      #expect(calibration.process.terminationReason == .exit)
      #expect(calibration.process.terminationStatus == 130)
      #expect(
        errors.hasPrefix("scanbench: interrupted; what was measured is in out/duel-blocks.jsonl ("))
      #expect(errors.hasSuffix("; the same command with --force begins anew\n"))
    }
  }
#endif
