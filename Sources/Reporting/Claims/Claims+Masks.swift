import Records
import Statistics

/// Whether symbologies are taken for one another when all are asked for.
extension Claims {
  var maskControl: ClaimRecord {
    ClaimRecord(
      id: "masks",
      claim: "Control, no claim of the guide: misreads where all symbologies are asked for.",
      method:
        "Suite all-formats: every symbology that the engine claims, all of them in the mask, at 1, "
        + "1.5, 2 and 3 px per module. Bounds are one-sided 95 % Clopper–Pearson.",
      anchor: has(.allFormats) ? MaskControlSection.id : nil,
      findings: findings { engine in
        let counts = MaskCounts(cells(.allFormats, engine: engine, mask: "all"))
        guard counts.codes > 0 else { return .notTested(engine.label, suite: .allFormats) }
        return ClaimFinding(
          engine: engine.label,
          words: "\(Wording.count(counts.misreads, "misread")), "
            + "\(Wording.count(counts.falsePositives, "false positive"))",
          effect: counts.all.map(\.text).joined(separator: "; "), numbers: counts.all.map(\.number))
      })
  }
}

/// What went wrong, and how often it may at most.
struct MaskCounts {
  struct Count {
    var words: String
    var name: String
    var events: Int
    var total: Int
    var unit: String

    /// The one-sided 95 % bound of the rate. More than one false positive in a frame counts once for each.
    var upper: Double { Proportion(successes: min(events, total), of: total).upperBound() }

    var text: String {
      "\(Wording.count(events, words)) in \(Wording.count(total, unit)), at most "
        + Wording.percent(upper)
    }

    var number: ClaimNumber {
      ClaimNumber(
        name, value: Double(events) / Double(max(total, 1)), upper: upper, of: total)
    }
  }

  let codes: Int
  let frames: Int
  let misreads: Int
  let formatErrors: Int
  let falsePositives: Int

  init(_ cells: [SummaryCell]) {
    codes = cells.map(\.codes).reduce(0, +)
    frames = cells.map(\.statuses.ok).reduce(0, +)
    misreads = cells.map(\.outcomes.misread).reduce(0, +)
    formatErrors = cells.map(\.outcomes.formatError).reduce(0, +)
    falsePositives = cells.map(\.falsePositives).reduce(0, +)
  }

  var all: [Count] {
    [
      Count(
        words: "misread", name: "misread_rate", events: misreads, total: codes, unit: "code"),
      Count(
        words: "format error", name: "format_error_rate", events: formatErrors, total: codes,
        unit: "code"),
      Count(
        words: "false positive", name: "false_positive_rate", events: falsePositives,
        total: frames, unit: "answered frame"),
    ]
  }
}
