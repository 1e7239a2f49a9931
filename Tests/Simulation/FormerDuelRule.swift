public import Judging
import RealModule
import Statistics

/// The rule of commit 189674f, which the present one is held against: the median of all rounds of a block, 1 % to seem worse,
/// after Bonferroni over three looks, and 5 % to be confirmed likewise.
public struct FormerDuelRule: DuelJudge {
  private let tolerance = 0.01
  private let looks = [8, 16, 32]
  private let error = 0.01 / 3
  private let confirmationError = 0.05 / 3

  public init() {}

  public var mostBlocks: Int { 32 }
  public var mostConfirmingBlocks: Int { 32 }

  public func ending(
    of blocks: [[DuelBlock]], confirming: ([CellClaim]) -> [[DuelBlock]]
  ) -> DuelEnding {
    var answers = [DuelAnswer?](repeating: nil, count: blocks.count)
    var taken = 0
    for look in looks {
      taken += answers.count { $0 == nil } * (look - (look == 8 ? 0 : look / 2))
      decide(&answers, blocks.map { Known($0.prefix(look), tolerance) }, isLast: look == looks.last)
    }
    if !answers.contains(.environment) {
      let worse = answers.indices.filter { answers[$0] == .worse }
      let again = confirming(worse.map { ($0, DuelClaim(group: nil, frames: nil)) })
      for (cell, blocks) in zip(worse, again) {
        (answers[cell], taken) = confirmed(by: blocks, taken)
      }
    }
    return DuelEnding(cells: answers.map { $0 ?? .inconclusive }, blocks: taken)
  }

  private func decide(_ answers: inout [DuelAnswer?], _ known: [Known], isLast: Bool) {
    let before = answers
    func adjusted(_ answer: DuelAnswer, _ pValue: (Known) -> Double) -> [Double] {
      Holm.adjusted(
        known.indices.map {
          before[$0] == nil ? pValue(known[$0]) : before[$0] == answer ? 0 : 1
        })
    }
    let disturbed = adjusted(.environment, \.disturbance)
    let worse = adjusted(.worse, \.worse)
    let better = adjusted(.better, \.better)
    for cell in known.indices where before[cell] == nil {
      let isFine = known[cell].isFine(error: error / Double(known.count))
      if disturbed[cell] <= error {
        answers[cell] = .environment
      } else if worse[cell] <= error {
        answers[cell] = .worse
      } else if better[cell] <= error {
        answers[cell] = .better
      } else if isFine, known[cell].isNear || isLast {
        answers[cell] = .fine
      } else if isLast {
        answers[cell] = .inconclusive
      }
    }
  }

  private func confirmed(by blocks: [DuelBlock], _ taken: Int) -> (DuelAnswer, Int) {
    for look in looks {
      let known = Known(blocks.prefix(look), tolerance)
      if known.disturbance <= confirmationError { return (.environment, taken + look) }
      if known.worse <= confirmationError { return (.worse, taken + look) }
    }
    return (.inconclusive, taken + 32)
  }

  /// What a cell's blocks say.
  private struct Known {
    var disturbance = 1.0
    var worse = 1.0
    var better = 1.0
    var isNear = true
    private let candidate: TrimmedMean?

    init(_ blocks: some Collection<DuelBlock>, _ tolerance: Double) {
      func mean(_ ratio: (DuelFrame) -> Double) -> TrimmedMean? {
        TrimmedMean(
          blocks.compactMap { Sample($0.frames.map(ratio))?.median },
          trimming: DuelRule.trimming)
      }
      candidate = mean(\.candidate)
      guard let candidate, let control = mean(\.control) else { return }
      let (limit, reach) = (Double.log(1 + tolerance), Double.log(1 + tolerance / 2))
      disturbance = min(1, 2 * min(control.pValue(above: reach), control.pValue(below: -reach)))
      worse = candidate.pValue(above: limit)
      better = candidate.pValue(below: -limit)
      isNear = abs(candidate.value) <= limit
    }

    func isFine(error: Double) -> Bool {
      candidate.map { $0.bounds(error: error).upper < .log(1.03) } ?? false
    }
  }
}
