import Barcodes
import Records
import Testing

@testable import Analysis

/// Durations of machines of several kinds.
@Suite struct TimedMachinesTests {
  private func block(_ suite: String, _ number: Int, _ machine: String?) -> BlockRecord {
    var block = BlockRecord(
      suite: suite, block: number, core: 0, pinned: [:], loadBefore: nil, loadAfter: nil,
      stealShare: nil, governor: nil, seconds: 1)
    block.machine = machine
    return block
  }

  private func trial(_ suite: String, block: Int?) -> TrialRecord {
    var trial = TrialRecord(
      frame: "\(suite)/qr_code/000001", engine: "a", mask: .qrCode, status: .ok,
      durationsNanoseconds: [5], codes: [CodeOutcome(outcome: .correct)])
    trial.timing = TrialTiming(block: block, roundTripNanoseconds: 6)
    return trial
  }

  @Test func `of each suite the kind with most blocks counts, and of others no duration`() {
    let machines = TimedMachines(
      [block("x", 0, "slow"), block("x", 1, "fast"), block("x", 2, "fast"), block("y", 0, "slow")])
    #expect(machines.blocks.map(\.block) == [1, 2, 0])
    #expect(machines.others == ["slow": 1])
    let left = machines.shown(trial("x", block: 0))
    #expect(left.durationsNanoseconds.isEmpty && left.timing == nil)
    #expect(left.codes.map(\.outcome) == [.correct], "what was read counts wherever it was")
    for kept in [trial("x", block: 1), trial("y", block: 0), trial("x", block: nil)] {
      #expect(machines.shown(kept) == kept)
    }
  }

  @Test func `of kinds with as many blocks the first by name counts`() {
    let machines = TimedMachines([block("x", 0, "b"), block("x", 1, "a")])
    #expect(machines.blocks.map(\.machine) == ["a"])
  }

  @Test func `a run on one machine is shown whole`() {
    let blocks = [block("x", 0, nil), block("x", 1, nil)]
    let machines = TimedMachines(blocks)
    #expect(machines.blocks == blocks && machines.others == nil)
    #expect(machines.shown(trial("x", block: 0)) == trial("x", block: 0))
    #expect(TimedMachines([]).others == nil)
  }
}
