import Foundation
import Judging
import Simulation
import Statistics

/// One line for each simulated engine: what was said of it, and how often that was wrong.
struct VerdictTable {
  private let design: SweepDesign
  private let repetitions: Int
  private let outcomes: [SweepOutcome]

  init(_ design: SweepDesign, repetitions: Int, seed: UInt64) async {
    self.design = design
    self.repetitions = repetitions
    outcomes = await withTaskGroup(of: (Int, SweepOutcome).self) { group in
      for (index, curve) in ReadRateCurve.catalogue(for: design).enumerated() {
        group.addTask {
          let outcome = SweepSimulation(design)
            .outcome(of: curve, repetitions: repetitions, seed: seed &+ UInt64(index))
          return (index, outcome)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  var isMet: Bool { outcomes.allSatisfy(\.violations.isEmpty) }

  var text: String {
    ([heading, columns] + outcomes.map(line)).joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let asked = String(format: "%g", SweepDesign.askedWidth)
    let budget = design.limits.budget.map { ", \($0) for all" } ?? ""
    return """
      Profile '\(design.name)': target \(percent(design.bets.target)) %, \(design.limits.start) to \(design.limits.most) trials \
      at each of \(design.widths.count) widths\(budget), \(repetitions) repetitions. Do modules of \(asked) px suffice?
      ? marks what is not clear: failures between \(times(design.clearHoldFactor)) and \
      \(times(design.clearFailFactor)) of those that the target allows.
      Shares in %, of repetitions. max: upper bound of the share of wrong verdicts, at 95 % confidence. safe, fail: \
      a wrong safe width, a width wrongly said to fail.
      cover, worst: coverage of Clopper–Pearson intervals when sampling has ended, over all widths and at the worst.
      """
  }

  private var columns: String {
    Self.name("simulated engine")
      + "truth      holds  fails undec.   wrong    max   safe   fail  trials   cover  worst   at px"
  }

  private func line(_ outcome: SweepOutcome) -> String {
    let truth = outcome.truth
    let worst = outcome.worstCoverage
    let cells = [
      Self.name(outcome.curve.name),
      (truth.rightVerdict.rawValue + (truth.isClear ? "" : "?")).padding(
        toLength: 9, withPad: " ", startingAt: 0),
      Self.share(outcome.share(of: .holds)), Self.share(outcome.share(of: .fails)),
      Self.share(outcome.share(of: .undecided)),
      " ", Self.share(outcome.wrongVerdict),
      String(format: "%7.2f", 100 * outcome.wrongVerdict.upperBound()),
      Self.share(outcome.wrongSafeWidth), Self.share(outcome.wrongFailingWidth),
      String(format: "%8.0f", outcome.meanTrials), " ",
      Self.share(outcome.coverage), Self.share(worst.share), String(format: "%8.1f", worst.width),
    ]
    return cells.joined() + outcome.violations.map { " ! " + $0 }.joined()
  }

  private func times(_ factor: Double) -> String { String(format: "%g ×", factor) }

  private func percent(_ share: Double) -> String { String(format: "%g", 100 * share) }

  private static func name(_ text: String) -> String {
    text.padding(toLength: 33, withPad: " ", startingAt: 0)
  }

  private static func share(_ proportion: Proportion) -> String {
    String(format: "%7.2f", 100 * (proportion.rate ?? 0))
  }
}
