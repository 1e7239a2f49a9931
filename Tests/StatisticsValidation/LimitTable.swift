import Foundation
import Judging
import Simulation
import Statistics

/// One line for each simulated reader: how often its limit was said wrongly.
struct LimitTable {
  private let rows:
    [(design: String, reader: LimitSimulation, outcome: LimitSimulation.LimitOutcome)]
  private let repetitions: Int

  /// What the profiles of Corpus/datasheet sample.
  private static let designs = [
    ("quick", 0.9, SamplingLimits(start: 6, most: 400)),
    ("standard", 0.99, SamplingLimits(start: 16, most: 4000)),
  ]

  init(repetitions: Int, seed: UInt64) {
    self.repetitions = repetitions
    rows = Self.designs.flatMap { name, target, limits in
      LimitSimulation.catalogue(target: target, limits: limits).enumerated().map { index, reader in
        (name, reader, reader.outcome(repetitions: repetitions, seed: seed &+ UInt64(index)))
      }
    }
  }

  /// True if in no row more than 5 % are wrong, within what chance allows in so many repetitions.
  var isMet: Bool {
    rows.allSatisfy { !isTooOften($0.outcome.shareTooFar) && !isTooOften($0.outcome.shareWrongEnd) }
  }

  private func isTooOften(_ share: Proportion) -> Bool { share.lowerBound() > RateBets.error }

  var text: String {
    let head = """
      Limits of simulated readers, \(repetitions) repetitions. Shares in %: too far, a limit beyond a value of which less is read; end, a value
      wrongly said to fall short; max, the one-sided 95 % bound of the share too far; exact, the true limit with its end.
      """
    let columns =
      Self.cell("design", 10) + Self.cell("simulated reader", 37)
      + "too far    max    end  exact   trials"
    return ([head, columns] + rows.map(line)).joined(separator: "\n") + "\n"
  }

  private func line(
    _ row: (design: String, reader: LimitSimulation, outcome: LimitSimulation.LimitOutcome)
  ) -> String {
    let outcome = row.outcome
    let numbers = [
      outcome.shareTooFar.rate ?? 0, outcome.shareTooFar.upperBound(),
      outcome.shareWrongEnd.rate ?? 0, Double(outcome.exact) / Double(repetitions),
    ]
    return Self.cell(row.design, 10) + Self.cell(row.reader.name, 37)
      + numbers.map { String(format: "%7.2f", 100 * $0) }.joined()
      + String(format: "%9.0f", Double(outcome.trials) / Double(repetitions))
      + (isTooOften(outcome.shareTooFar) || isTooOften(outcome.shareWrongEnd) ? " !" : "")
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }
}
