import Foundation
import Judging
import Simulation
import Statistics

/// How often verdicts on photographs err that have several codes each: bets on photographs, beside a count of their codes.
struct PhotographTable {
  private let lines: [String]
  /// Whether bets on photographs err in at most 5 %, as far as the simulation can tell, and counting codes is seen to err more often.
  let isMet: Bool

  init(repetitions: Int, seed: UInt64) {
    var lines: [String] = []
    var isMet = true
    for correlation in [0.3, 0.6] {
      for codes in [1, 2, 4, 10] {
        let world = PhotographWorld(
          rate: Self.target, correlation: correlation, codes: codes, photographs: 160)
        let errors = PhotographWorld.Rule.allCases.map { rule in
          let found = world.conclusions(
            rule, target: Self.target, repetitions: repetitions, seed: seed)
          return [found.passes, found.fails].map { Proportion(successes: $0, of: repetitions) }
        }
        let isValid = errors.prefix(2).joined().allSatisfy {
          $0.interval(confidence: 0.998).lowerBound <= RateBets.error
        }
        // Of one code each the rules are one.
        let isNaive =
          codes == 1
          || errors[2].contains { $0.interval(confidence: 0.998).lowerBound > RateBets.error }
        isMet = isMet && isValid && isNaive
        lines.append(
          String(format: "%.1f, %2d", correlation, codes).padding(
            toLength: 24, withPad: " ", startingAt: 0)
            + errors.map { rule in
              rule.map { String(format: "%7.2f", 100 * ($0.rate ?? 0)) }.joined()
            }.joined(separator: "   ") + (isValid && isNaive ? "" : " !"))
      }
    }
    (self.lines, self.isMet) = (lines, isMet)
  }

  private static let target = 0.9

  var text: String {
    ([
      "Wrong verdicts of 'holds' and 'fails' at any of 20 looks at up to 160 photographs, in %, where the rate is the target, 90 %: at most 5 "
        + "is asked of the first two, and that the third errs more often",
      "correlation, codes".padding(toLength: 24, withPad: " ", startingAt: 0)
        + "  shares             drawn code         codes singly",
    ] + lines).joined(separator: "\n") + "\n"
  }
}
