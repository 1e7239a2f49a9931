public import Judging
public import Statistics

/// How a duel ended, and what it took.
public struct DuelEnding: Sendable {
  /// As a gate says it: no answer where any cell has none, else worse where any is, and so on.
  public var answer: DuelAnswer
  /// In the mean over cells, confirmations included.
  public var blocksOfCell: Double

  /// - Parameters:
  ///   - cells: the answer about each.
  ///   - blocks: of all together.
  init(cells: [DuelAnswer], blocks: Int) {
    let grave: [DuelAnswer] = [.environment, .worse, .inconclusive, .better]
    answer = grave.first(where: cells.contains) ?? .fine
    blocksOfCell = Double(blocks) / Double(max(1, cells.count))
  }
}

/// What is to be confirmed of which cell.
public typealias CellClaim = (cell: Int, claim: DuelClaim)

/// What judges duels.
public protocol DuelJudge: Sendable {
  /// How many blocks of a cell it looks at, at most.
  var mostBlocks: Int { get }
  /// And of another core.
  var mostConfirmingBlocks: Int { get }

  /// - Parameters:
  ///   - looks: the blocks of each cell.
  ///   - confirming: gives the blocks of each claim on another core.
  func ending(
    of looks: [[DuelBlock]], confirming: ([CellClaim]) -> [[DuelBlock]]
  ) -> DuelEnding
}

extension DuelJudge {
  /// The ending of a duel that is drawn.
  public func ending(of world: DuelWorld, using random: inout SeededGenerator) -> DuelEnding {
    let cells = world.slowdowns.indices.map { SimulatedCell(world, cell: $0, using: &random) }
    let looks = world.phase(blocks: mostBlocks, of: cells, using: &random)
    return ending(of: looks) { claims in
      world.phase(
        blocks: mostConfirmingBlocks,
        of: claims.map { cells[$0.cell].restricted(to: $0.claim) }, using: &random)
    }
  }
}

extension DuelRule: DuelJudge {
  public var mostBlocks: Int { looks.last ?? 0 }
  public var mostConfirmingBlocks: Int { confirmationLooks.last ?? 0 }

  public func ending(
    of looks: [[DuelBlock]], confirming: ([CellClaim]) -> [[DuelBlock]]
  ) -> DuelEnding {
    let decisions = decisions(on: looks)
    var answers = decisions.map { $0.answer ?? .inconclusive }
    var taken = decisions.reduce(0) { $0 + $1.blocks }
    if !answers.contains(.environment) {
      let claims = decisions.indices.flatMap { cell in
        decisions[cell].claims.map { (cell: cell, claim: $0) }
      }
      let confirmations = confirmations(by: confirming(claims))
      taken += confirmations.reduce(0) { $0 + $1.blocks }
      for cell in decisions.indices where answers[cell] == .worse {
        let said = zip(claims, confirmations).filter { $0.0.cell == cell }.map { $0.1.answer }
        answers[cell] = said.contains(.worse) ? .worse : said.first.flatMap(\.self) ?? .inconclusive
      }
    }
    return DuelEnding(cells: answers, blocks: taken)
  }
}

/// How often duels end with each answer.
public struct DuelTally: Sendable {
  public private(set) var duels = 0
  public private(set) var answers: [DuelAnswer: Int] = [:]
  private var blocks = 0.0

  public init() {}

  /// Of duels that are drawn.
  public init(_ world: DuelWorld, judgedBy judge: some DuelJudge, duels: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<duels { add(judge.ending(of: world, using: &random)) }
  }

  public mutating func add(_ ending: DuelEnding) {
    duels += 1
    answers[ending.answer, default: 0] += 1
    blocks += ending.blocksOfCell
  }

  /// In the mean over duels and cells, confirmations included.
  public var blocksOfCell: Double { blocks / Double(max(1, duels)) }

  public func share(_ answer: DuelAnswer) -> Proportion {
    Proportion(successes: answers[answer] ?? 0, of: duels)
  }
}
