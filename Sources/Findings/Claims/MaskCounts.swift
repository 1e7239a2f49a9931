package import Records
import Statistics
package import Summaries

/// The counts of errors with all symbologies asked for, with bounds of their rates.
package struct MaskCounts {
  package enum ControlKind: String {
    case misread
    case formatError = "format_error"
    case falsePositive = "false_positive"
  }

  package struct ControlCount {
    package let kind: ControlKind
    package let events: Int
    /// Codes; for false positives, answered frames.
    package let total: Int

    /// The one-sided 95 % bound of the rate. More than one false positive in a frame counts once for each.
    package var upper: Double {
      Proportion(successes: min(events, total), of: total).upperBound()
    }

    fileprivate var number: ClaimNumber {
      ClaimNumber(
        "\(kind.rawValue)_rate", value: Double(events) / Double(max(total, 1)), upper: upper,
        of: total)
    }
  }

  package let codes: Int
  /// Misreads, format errors and false positives.
  package let all: [ControlCount]

  package init(_ cells: [SummaryCell]) {
    codes = cells.codeCount
    all = [
      ControlCount(
        kind: .misread, events: cells.map(\.outcomes.misread).reduce(0, +), total: codes),
      ControlCount(
        kind: .formatError, events: cells.map(\.outcomes.formatError).reduce(0, +), total: codes),
      ControlCount(
        kind: .falsePositive, events: cells.map(\.falsePositives).reduce(0, +),
        total: cells.map(\.statuses.ok).reduce(0, +)),
    ]
  }
}

/// The rates at which symbologies are taken for one another when all are asked for: a control, and
/// no claim of the guide.
extension ClaimEvidence {
  package func maskCounts(_ engine: EngineRecord) -> MaskCounts {
    MaskCounts(cells(.allFormats, engine: engine, mask: .all))
  }

  func maskFinding(_ engine: EngineRecord) -> ClaimFinding {
    let counts = maskCounts(engine)
    guard counts.codes > 0 else { return ClaimFinding(engine, without: .notAsked) }
    return ClaimFinding(engine, nil, counts.all.map(\.number))
  }
}
