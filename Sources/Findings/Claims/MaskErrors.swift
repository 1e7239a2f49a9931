package import Records
import Statistics
package import Summaries

/// The errors of one kind with all symbologies asked for, and a bound of their rate.
package struct MaskErrors {
  package let kind: NotableTrial.NotableKind
  package let events: Int
  /// Codes; for false positives, answered frames.
  package let total: Int

  /// The one-sided 95 % bound of the rate. More than one false positive in a frame counts once for each.
  package var upper: Double {
    Proportion(successes: min(events, total), of: total).upperBound()
  }

  /// Misreads, format errors and false positives.
  package static func all(_ cells: [SummaryCell]) -> [MaskErrors] {
    func sum(_ count: KeyPath<SummaryCell, Int>) -> Int {
      cells.reduce(0) { $0 + $1[keyPath: count] }
    }
    let codes = cells.codeCount
    return [
      MaskErrors(kind: .misread, events: sum(\.outcomes.misread), total: codes),
      MaskErrors(kind: .formatError, events: sum(\.outcomes.formatError), total: codes),
      MaskErrors(kind: .falsePositive, events: sum(\.falsePositives), total: sum(\.statuses.ok)),
    ]
  }

  fileprivate var number: ClaimNumber {
    ClaimNumber(
      "\(kind.rawValue)_rate", value: Double(events) / Double(max(total, 1)), upper: upper,
      of: total)
  }
}

/// The rates at which symbologies are taken for one another when all are asked for: a control, and
/// no claim of the guide.
extension ClaimEvidence {
  package func maskCells(_ engine: EngineRecord) -> [SummaryCell] {
    cells(.allFormats, engine: engine, mask: .all)
  }

  func maskFinding(_ engine: EngineRecord) -> ClaimFinding {
    let cells = maskCells(engine)
    guard cells.codeCount > 0 else { return ClaimFinding(engine, without: .notAsked) }
    return ClaimFinding(engine, nil, MaskErrors.all(cells).map(\.number))
  }
}
