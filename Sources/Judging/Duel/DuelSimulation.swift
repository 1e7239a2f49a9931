public import Statistics

/// A simulation of duels of one cell, whose blocks are drawn from blocks that were measured.
///
/// A block is drawn whole and with replacement, so that its candidate and its control stay
/// together. What blocks have in common for longer than one, such as a machine that is slower for a
/// minute, is lost in the drawing.
public struct DuelSimulation {
  private let rule: DuelRule
  private var blocks: [DuelBlock]
  private var confirming: [DuelBlock]

  /// Nil without blocks of both kinds.
  ///
  /// - Parameters:
  ///   - blocks: from which looks are drawn.
  ///   - confirming: from which confirmations are drawn: those of another core.
  public init?(rule: DuelRule, blocks: [DuelBlock], confirming: [DuelBlock]) {
    guard !blocks.isEmpty, !confirming.isEmpty else { return nil }
    self.rule = rule
    self.blocks = blocks
    self.confirming = confirming
  }

  /// Counts how often duels end with each answer, and the blocks that they take in the mean,
  /// confirmations included.
  public func run(
    duels: Int, using random: inout SeededGenerator
  ) -> (answers: [DuelAnswer: Int], meanBlocks: Double) {
    var answers: [DuelAnswer: Int] = [:]
    var taken = 0
    for _ in 0..<duels {
      let drawn = draw(blocks, rule.looks.last ?? 0, &random)
      let decision = rule.decisions(on: [drawn])[0]
      taken += decision.blocks
      var answer = decision.answer ?? .inconclusive
      if answer == .worse {
        let said = rule.confirmations(
          by: decision.claims.map { claim in
            draw(
              confirming.compactMap { $0.restricted(to: claim) },
              rule.confirmationLooks.last ?? 0, &random)
          })
        taken += said.reduce(0) { $0 + $1.blocks }
        answer =
          said.contains { $0.answer == .worse } ? .worse : said.first?.answer ?? .inconclusive
      }
      answers[answer, default: 0] += 1
    }
    return (answers, Double(taken) / Double(max(duels, 1)))
  }

  /// The same with as many blocks, drawn anew from its own: by how much its answers differ shows how well the blocks know
  /// them (Efron's bootstrap).
  public func resampled(using random: inout SeededGenerator) -> DuelSimulation {
    var other = self
    other.blocks = draw(blocks, blocks.count, &random)
    other.confirming = draw(confirming, confirming.count, &random)
    return other
  }

  private func draw(
    _ blocks: [DuelBlock], _ count: Int, _ random: inout SeededGenerator
  ) -> [DuelBlock] {
    blocks.isEmpty ? [] : (0..<count).map { _ in blocks[random.index(below: blocks.count)] }
  }
}
