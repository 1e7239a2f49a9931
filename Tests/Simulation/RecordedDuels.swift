import Foundation
public import Judging

/// The blocks of real duels of one kind, one after the other: what was measured together stays together.
///
/// `RECORD=Tests/JudgingTests/Fixtures/duels.jsonl make check CHECK=duels` records them anew.
public struct RecordedDuels: Sendable {
  /// A line of the recording; logarithms of ratios, of the candidate and of the control, are in units of 1e-5.
  private struct Duel: Decodable {
    var trial: String
    var look: [[Double]]
    var confirmation: [[Double]]
  }

  private var looks: [DuelBlock] = []
  private var confirmations: [DuelBlock] = []

  /// Of each kind of duel.
  public static func read(_ path: String) throws -> [String: RecordedDuels] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return try lines.reduce(into: [:]) { recordings, line in
      let duel = try JSONDecoder().decode(Duel.self, from: Data(line.utf8))
      recordings[duel.trial, default: RecordedDuels()].append(duel)
    }
  }

  private mutating func append(_ duel: Duel) {
    func blocks(_ pairs: [[Double]]) -> [DuelBlock] {
      pairs.map { DuelBlock(candidate: $0[0] * 1e-5, control: $0[1] * 1e-5) }
    }
    looks += blocks(duel.look)
    confirmations += blocks(duel.confirmation)
  }

  /// How duels of some cells end, each of which has blocks that followed one another.
  ///
  /// - Parameter duels: as many; their first blocks are spread evenly over the recording, so that duels share blocks
  ///   where it is short.
  public func tally(judgedBy judge: some DuelJudge, cells: Int, duels: Int = 100) -> DuelTally {
    // Where no duel was confirmed, other blocks of the same kind do.
    let others = confirmations.count < 64 ? Array(looks.reversed()) : confirmations
    var tally = DuelTally()
    for duel in 0..<duels {
      func stretch(_ blocks: [DuelBlock], _ cell: Int, _ count: Int) -> [DuelBlock] {
        let start = blocks.count * (duel * cells + cell) / (duels * cells)
        return (0..<count).map { blocks[(start + $0) % blocks.count] }
      }
      tally.add(
        judge.ending(of: (0..<cells).map { stretch(looks, $0, judge.mostBlocks) }) { claims in
          claims.map { stretch(others, $0.cell, judge.mostConfirmingBlocks) }
        })
    }
    return tally
  }

  /// What is asked of the recorded kinds: of how many cells, and which answer in what share of the duels.
  public static let goals:
    [(trial: String, cells: Int, answer: DuelAnswer, shares: ClosedRange<Double>)] = [
      ("A/A, quiet", 1, .worse, 0...0.01), ("A/A, quiet", 13, .worse, 0...0.01),
      ("A/A, second core loaded", 1, .worse, 0...0.01),
      ("A/A, second core loaded", 13, .worse, 0...0.01),
      ("A/A, quiet", 13, .fine, 0.8...1), ("A/A, second core loaded", 13, .fine, 0.8...1),
      ("+3 %", 1, .worse, 0.95...1), ("+2 %", 1, .worse, 0.9...1), ("-3 %", 1, .better, 0.95...1),
    ]
}
