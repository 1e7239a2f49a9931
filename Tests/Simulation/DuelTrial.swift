public import Judging
public import Statistics

/// How a duel ended, and what it took.
public struct DuelEnding: Sendable {
  /// As a gate says it: worse where any cell is, and so on.
  public var answer: DuelAnswer
  /// In the mean over cells, confirmations included.
  public var blocksOfCell: Double
}

/// What judges a simulated duel.
public protocol DuelJudge: Sendable {
  func ending(of world: DuelWorld, using random: inout SeededGenerator) -> DuelEnding
}

extension DuelRule: DuelJudge {
  public func ending(of world: DuelWorld, using random: inout SeededGenerator) -> DuelEnding {
    let cells = world.slowdowns.indices.map { SimulatedCell(world, cell: $0, using: &random) }
    let blocks = world.phase(blocks: looks.last ?? 0, of: cells, using: &random)
    let decisions = decisions(on: blocks)
    var answers = decisions.map { $0.answer ?? .inconclusive }
    var taken = decisions.reduce(0) { $0 + $1.blocks }
    if !answers.contains(.environment) {
      let claimed = decisions.indices.flatMap { cell in
        decisions[cell].claims.map { (cell, cells[cell].restricted(to: $0)) }
      }
      let confirmations = confirmations(
        by: world.phase(
          blocks: confirmationLooks.last ?? 0, of: claimed.map(\.1), using: &random))
      taken += confirmations.reduce(0) { $0 + $1.blocks }
      for cell in decisions.indices where answers[cell] == .worse {
        let said = zip(claimed, confirmations).filter { $0.0.0 == cell }.map { $0.1.answer }
        answers[cell] = said.contains(.worse) ? .worse : said.first.flatMap(\.self) ?? .inconclusive
      }
    }
    return DuelEnding(cells: answers, blocks: taken)
  }
}

extension DuelEnding {
  /// - Parameters:
  ///   - cells: the answer about each.
  ///   - blocks: of all together.
  init(cells: [DuelAnswer], blocks: Int) {
    let answers = Set(cells)
    answer =
      [.environment, .worse, .inconclusive, .better].first(where: answers.contains) ?? .fine
    blocksOfCell = Double(blocks) / Double(max(1, cells.count))
  }
}

/// How often simulated duels end with each answer.
public struct DuelTally: Sendable {
  public let world: DuelWorld
  public let duels: Int
  public private(set) var answers: [DuelAnswer: Int] = [:]
  /// In the mean over duels and cells, confirmations included.
  public private(set) var blocksOfCell = 0.0

  /// - Parameter seed: of the first duel; each has a generator of its own.
  public init(_ world: DuelWorld, judgedBy judge: some DuelJudge, duels: Int, seed: UInt64) {
    self.world = world
    self.duels = duels
    var random = SeededGenerator(seed: seed)
    for _ in 0..<duels {
      let ending = judge.ending(of: world, using: &random)
      answers[ending.answer, default: 0] += 1
      blocksOfCell += ending.blocksOfCell / Double(duels)
    }
  }

  /// With its interval at 95 %.
  public func share(_ answer: DuelAnswer) -> Proportion {
    Proportion(successes: answers[answer] ?? 0, of: duels)
  }
}
