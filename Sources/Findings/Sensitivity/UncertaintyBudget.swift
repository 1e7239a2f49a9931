import Judging

/// Sampling error beside what assumptions do, over the verdicts of several studies of one engine.
package struct UncertaintyBudget: Sendable {
  /// A verdict under its study's reference, and what assumptions make of it.
  private let rows: [SensitivityStudy.AssumptionRow]

  /// - Parameter studies: of one engine.
  package init(_ studies: [SensitivityStudy]) { rows = studies.flatMap(\.rows) }

  /// Verdicts under the references.
  package var verdicts: Int { rows.count }
  /// Those that sampling leaves undecided.
  package var undecided: Int { rows.count { $0.verdict == .undecided } }
  /// Those that at least one assumption turns.
  package var turned: Int { rows.count(where: \.isTurned) }
  /// Those whose width at least one assumption is shown to move.
  package var moved: Int { rows.count { $0.effects.contains(where: \.isShown) } }

  /// The median and the greatest width of the sampling intervals under the references, in pixels.
  package var sampling: (median: Double, most: Double)? { Self.spread(rows.map(\.width.span)) }

  /// The greatest move that an assumption makes in each verdict, either way, in pixels, as
  /// observed: the median of these, and the greatest of all.
  package var assumptions: (median: Double, most: Double)? {
    Self.spread(rows.map { abs($0.greatest?.move ?? 0) })
  }

  /// The effect that moves a width most.
  package var greatest: AssumptionEffect? {
    rows.compactMap(\.greatest).max { abs($0.move) < abs($1.move) }
  }

  private static func spread(_ values: [Double]) -> (median: Double, most: Double)? {
    let sorted = values.sorted()
    guard let most = sorted.last else { return nil }
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return (low == high ? low : (low + high) / 2, most)
  }
}
