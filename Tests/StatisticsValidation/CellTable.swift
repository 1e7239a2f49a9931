import Foundation
import Judging
import Simulation
import Statistics

/// How many of the cells of a recorded run a profile decides, were their rates the true ones.
struct CellTable {
  private struct Outcomes {
    var right = 0.0
    var wrong = 0.0
    var trials = 0.0
  }

  let text: String
  /// In the mean.
  let right: Double
  let wrong: Double

  init(_ design: SweepDesign, _ cells: RecordedCells, repetitions: Int, seed: UInt64) async {
    let outcomes = await withTaskGroup(of: SweepOutcome.self) { group in
      for (index, curve) in cells.curves.enumerated() {
        group.addTask {
          SweepSimulation(design)
            .outcome(of: curve, repetitions: repetitions, seed: seed &+ UInt64(index))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let sums = outcomes.reduce(into: Outcomes()) { sums, outcome in
      sums.right += outcome.share(of: outcome.truth.rightVerdict).rate ?? 0
      sums.wrong += outcome.wrongVerdict.rate ?? 0
      sums.trials += outcome.meanTrials
    }
    (right, wrong) = (sums.right, sums.wrong)
    let open = outcomes.map { ($0.curve.name, $0.share(of: $0.truth.rightVerdict).rate ?? 0) }
      .filter { $0.1 < 0.9 }.sorted { $0.0 < $1.0 }
      .map { "\($0) \(Int((100 * $1).rounded())) %" }
    text =
      String(
        format:
          "Profile '%@': of %d recorded cells %.1f decided right, %.2f wrong, in the mean of %d repetitions; %.0f trials.\n",
        design.name, cells.curves.count, right, wrong, repetitions, sums.trials)
      + (open.isEmpty ? "" : "Decided right in less than 90 %: \(open.joined(separator: ", "))\n")
  }
}
