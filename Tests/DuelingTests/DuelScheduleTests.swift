import Records
import Testing

@testable import Dueling

struct DuelScheduleTests {
  private let cells = ["aztec", "codabar", "itf"].map {
    DuelCellRecord(suite: "s", symbology: $0, mask: .all, frameSize: nil)
  }

  private func fitting(_ schedule: DuelSchedule, blocks: Int, in seconds: Double) -> [String] {
    schedule.fitting(cells, blocks: blocks, in: seconds) { $0 }.map(\.symbology)
  }

  @Test func `before anything is measured, blocks are as long as planned, and some more`() {
    let schedule = DuelSchedule(secondsPerBlock: 1)
    #expect(fitting(schedule, blocks: 8, in: 40) == ["aztec", "codabar", "itf"])
    #expect(fitting(schedule, blocks: 8, in: 24) == ["aztec", "codabar"])
    #expect(fitting(schedule, blocks: 8, in: 0) == [])
  }

  @Test func `then they are as long as they were, each cell's for itself`() {
    var schedule = DuelSchedule(secondsPerBlock: 1)
    schedule.add(cells[0], seconds: 9)
    schedule.add(cells[0], seconds: 11)
    #expect(fitting(schedule, blocks: 2, in: 60) == ["aztec", "codabar", "itf"])
    schedule.add(cells[1], seconds: 1)
    // A third cell takes as long as both do in the mean.
    #expect(schedule.seconds(cells[2], blocks: 1) == 7)
    #expect(fitting(schedule, blocks: 2, in: 23) == ["aztec", "codabar"])
    #expect(
      fitting(schedule, blocks: 2, in: 17) == ["codabar", "itf"], "the long one does not fit")
  }
}

extension DuelScheduleTests {
  @Test func `processes start once for all cells of a block`() {
    var schedule = DuelSchedule(secondsPerBlock: 1)
    schedule.addStart(seconds: 2)
    for cell in cells { schedule.add(cell, seconds: 1) }
    #expect(fitting(schedule, blocks: 4, in: 20) == ["aztec", "codabar", "itf"])
    #expect(fitting(schedule, blocks: 4, in: 12) == ["aztec"])
    #expect(fitting(schedule, blocks: 4, in: 11.9) == [])
  }
}

struct DuelBudgetTests {
  private let blocks = (second: 16, all: 96)

  @Test func `the cells of the gate have three seconds each in two minutes, and many cells fewer`()
  {
    var budget = DuelBudget(seconds: nil, cellSeconds: nil, blocks: blocks)
    budget.cells = 13
    #expect(budget.seconds == 120)
    #expect(budget.left < 120 - 7)
    for (cells, seconds) in [(13, 3.0), (30, 1.5), (1000, 0.5)] {
      budget.cells = cells
      #expect(budget.secondsPerBlock * 16 == seconds)
    }
  }

  @Test func `where the seconds of a cell are given, a duel may take as long as all cells need`() {
    var budget = DuelBudget(seconds: nil, cellSeconds: 5, blocks: blocks)
    budget.cells = 13
    #expect(budget.secondsPerBlock == 5.0 / 16)
    #expect(budget.seconds > 13 * 5 * 6)
    var bounded = DuelBudget(seconds: 60, cellSeconds: 5, blocks: blocks)
    bounded.cells = 13
    #expect(bounded.seconds == 60)
    #expect(bounded.secondsPerBlock == 5.0 / 16)
  }
}
