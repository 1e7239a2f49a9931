import Judging
import Records
import Testing

@testable import Gates
@testable import Reporting

struct CalibrationTextTests {
  /// - Parameter worse: the share of duels that are called worse at 0, 1, 2, 3 and 5 %.
  private func lastLine(_ worse: [Double], cellSeconds: Double = 3) -> String {
    String(text(worse, cellSeconds: cellSeconds).split(separator: "\n").last ?? "")
  }

  /// - Parameters:
  ///   - worse: as above.
  ///   - measured: by how much each was slower; nil for as much as it was to be.
  private func text(
    _ worse: [Double], measured: [Double]? = nil, cellSeconds: Double = 3
  ) -> String {
    let slowdowns = [0, 0.01, 0.02, 0.03, 0.05]
    let record = CalibrationRecord(
      machine: MachineRecord(
        architecture: "x86_64", operatingSystem: "Debian", kernel: "6.1.0", processor: "Example",
        logicalCores: 2, memoryBytes: 8 << 30), engine: SyntheticRun.engines[0],
      cell: DuelCellRecord(suite: "gate", symbology: "aztec", mask: .all, frameSize: nil),
      rule: DuelRuleRecord(DuelRule()), blocks: 100, spread: 0.012, duels: 2000,
      results: zip(zip(slowdowns, measured ?? slowdowns), worse).map { slowdown, worse in
        CalibrationResult(
          slowdown: slowdown.0, measured: slowdown.1, answers: ["worse": worse, "fine": 1 - worse],
          blocks: 20, worseLower: worse, worseUpper: worse)
      })
    return record.text(cellSeconds: cellSeconds)
  }

  @Test func `a calibration ends with what is found, and what finds less`() {
    #expect(
      lastLine([0, 0.01, 0.85, 1, 1])
        == "On this machine +2 % of gate/aztec/all is found, in 80 of 100 duels at least; less was not tried: --slowdown 1.5 --cell-seconds 12."
    )
    #expect(
      lastLine([0, 0, 0.2, 0.79, 0.9], cellSeconds: 5)
        == "On this machine +5 % of gate/aztec/all is found, in 80 of 100 duels at least; for less use --cell-seconds 20."
    )
  }

  @Test func `what was slower than the tolerance allows gives no false alarm`() {
    let alarms = text([0.004, 0.6, 0.9, 1, 1], measured: [0, 0.013, 0.02, 0.03, 0.05])
      .split(separator: "\n").filter { $0.hasPrefix("False alarms") }
    #expect(
      alarms == [
        "False alarms: 0.4 % of duels, for each cell, at 0.0 %; 0.4 % at the range's upper end."
      ])
  }

  @Test func `where nothing is found, it says so`() {
    #expect(
      lastLine([0, 0, 0, 0.1, 0.3])
        == "On this machine nothing up to +5 % of gate/aztec/all is found in 80 of 100 duels; use --cell-seconds 12, or a quieter machine."
    )
  }
}
