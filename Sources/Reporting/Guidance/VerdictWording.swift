import Analysis
import Judging

/// How verdicts stand in prose and tables: a word and a sign, never a colour alone.
extension Verdict {
  var words: String {
    switch self {
    case .holds: "✓ holds"
    case .fails: "✗ fails"
    case .undecided: "? undecided"
    }
  }

  var cellKind: ReportTable.Cell.Kind {
    switch self {
    case .holds: .holds
    case .fails: .fails
    case .undecided: .undecided
    }
  }
}

extension RateDecision {
  /// Beside the codes of one width.
  var sign: String {
    switch self {
    case .passes: "✓"
    case .fails: "✗"
    case .open: "?"
    }
  }

  static let signs = "✓ passes, ✗ fails, ? open"
}

/// The read rate that is asked for, in words.
struct TargetRate {
  /// 0 to 1.
  let rate: Double

  /// What a careful judgement asks for.
  static let usual = TargetVerdict.target

  /// `99 %`.
  var percent: String { "\(Wording.plain(100 * rate)) %" }

  /// What widths that reach it are called: `T99`.
  var name: String { "T\(Wording.plain(100 * rate))" }

  /// Said of a run that asks for another rate than the usual one.
  var remark: String? {
    let usual = TargetRate(rate: Self.usual)
    guard abs(rate - usual.rate) > 1e-9 else { return nil }
    guard rate < usual.rate else {
      return "Strict: judged at \(percent), \(name), instead of \(usual.percent), \(usual.name)."
    }
    return
      "Coarse: judged at \(percent), \(name), instead of \(usual.percent), \(usual.name). What "
      + "passes here may still leave up to \(Wording.plain(100 * (1 - rate))) % of the codes unread."
  }
}

extension VerdictRecord {
  var targetRate: TargetRate { TargetRate(rate: target) }

  /// The safe width: `from 2.1 px`, or that there is none among those tested.
  var safeText: String {
    guard let safeWidth else {
      let widest = Wording.pixels(widths.last?.width ?? guidanceWidth)
      return isSafeWidthOpen ? "none yet up to \(widest)" : "none up to \(widest)"
    }
    return "from \(Wording.pixels(safeWidth))" + (isSafeWidthOpen ? " or less" : "")
  }

  /// The width that speaks most against the guidance: of those that fail the one with the lowest rate, else
  /// of those that are open, else of all.
  var counterexample: WidthRecord {
    let guided = guidedWidths
    func worst(_ decision: RateDecision) -> WidthRecord? {
      guided.filter { $0.decision == decision }.min { $0.rate.rate < $1.rate.rate }
    }
    return worst(.fails) ?? worst(.open) ?? self.worst
  }
}
