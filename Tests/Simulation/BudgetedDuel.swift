public import Judging

/// A duel that has time for so many blocks of cells and no more, as one with a time has it: before each look, as many of the open
/// cells go on as there are blocks for, beside those that confirm what seems worse and one cell more.
public struct BudgetedDuel: DuelJudge {
  public var rule: DuelRule
  /// Of all cells together, confirmations included.
  public var blocks: Int

  public init(rule: DuelRule = DuelRule(), blocks: Int) {
    self.rule = rule
    self.blocks = blocks
  }

  public var mostBlocks: Int { rule.mostBlocks }
  public var mostConfirmingBlocks: Int { rule.mostConfirmingBlocks }

  public func ending(
    of looks: [[DuelBlock]], confirming: ([CellClaim]) -> [[DuelBlock]]
  ) -> DuelEnding {
    var left = blocks
    let decisions = rule.decisions(on: measured(of: looks, &left))
    var answers = decisions.map { $0.answer ?? .inconclusive }
    if !answers.contains(.environment) {
      let claims = looks.indices.sorted { decisions[$0].leastPValue < decisions[$1].leastPValue }
        .flatMap { cell in decisions[cell].claims.map { (cell: cell, claim: $0) } }
      let count = max(0, left / mostConfirmingBlocks)
      // What there is no time for has no blocks.
      let confirmations = rule.confirmations(
        by: confirming(claims).enumerated().map { $0.offset < count ? $0.element : [] })
      left -= min(claims.count, count) * mostConfirmingBlocks
      for cell in decisions.indices where answers[cell] == .worse {
        let said = zip(claims, confirmations).filter { $0.0.cell == cell }.compactMap {
          $0.1.answer
        }
        answers[cell] = said.contains(.worse) ? .worse : said.first ?? .inconclusive
      }
    }
    return DuelEnding(cells: answers, blocks: blocks - left)
  }

  /// The blocks of each cell that there is time for.
  private func measured(of looks: [[DuelBlock]], _ left: inout Int) -> [[DuelBlock]] {
    var measured = looks.map { _ in [DuelBlock]() }
    var going = Array(looks.indices)
    var before = 0
    for look in rule.looks {
      let decisions = rule.decisions(on: measured)
      guard !decisions.contains(where: { $0.answer == .environment }) else { break }
      going = going.filter { decisions[$0].answer == nil }
        .sorted { decisions[$0].leastPValue < decisions[$1].leastPValue }
      let claims = decisions.reduce(0) { $0 + $1.claims.count } + (going.isEmpty ? 0 : 1)
      let count = max(0, (left - claims * mostConfirmingBlocks) / (look - before))
      going = Array(going.prefix(count))
      for cell in going { measured[cell] = Array(looks[cell].prefix(look)) }
      left -= going.count * (look - before)
      before = look
    }
    return measured
  }
}

extension DuelWorld {
  /// What a duel of the gate's 13 cells may find in two minutes: blocks have three frames each, as those of calls of 2 ms, and deviate
  /// by half for what is common to their frames.
  public static let ofTwoMinutes: [DuelWorld] = [0.008, 0.012, 0.016, 0.024].flatMap { deviation in
    [
      ("alike", [0.0]), ("1 by 2 %", [0.02]), ("1 by 3 %", [0.03]), ("1 by 5 %", [0.05]),
      ("all by 1 %", Array(repeating: 0.01, count: 13)),
      ("all by 3 %", Array(repeating: 0.03, count: 13)),
    ].map { name, slower in
      var world = DuelWorld(
        "13 cells, \(name), blocks ± \(deviation * 100) %",
        slowdowns: slower + Array(repeating: 0, count: 13 - slower.count), frames: 36)
      world.framesOfBlock = 3
      world.blockDeviation = deviation * 0.5.squareRoot()
      world.frameDeviation = deviation * 1.5.squareRoot()
      return world
    }
  }
}
