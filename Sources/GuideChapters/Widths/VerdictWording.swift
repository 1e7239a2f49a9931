import Document
import Judging
package import Summaries

/// The form of verdicts in prose and tables: a word and a sign, never a colour alone.
extension Verdict {
  var sign: String {
    switch self {
    case .holds: "✓"
    case .fails: "✗"
    case .undecided: "?"
    }
  }

  package var words: String { "\(sign) \(rawValue)" }

  var cellKind: ReportTable.Cell.Kind {
    switch self {
    case .holds: .holds
    case .fails: .fails
    case .undecided: .undecided
    }
  }
}

extension RateDecision {
  var sign: String {
    switch self {
    case .passes: "✓"
    case .fails: "✗"
    case .open: "?"
    }
  }

  static let signs = "✓ passes, ✗ fails, ? open"
}

extension FallingReads {
  /// For example `from 1.5 to 3 px; wider modules are read less`.
  package var words: String {
    (range.map { "\(Wording.widths($0))" } ?? "most at \(Wording.pixels(bestPixels))")
      + "; wider modules are read less"
  }

  /// The text for a narrow cell: `1.5–3`, or the advice to shrink pictures.
  package var glance: String {
    range.map {
      $0.lowerBound == $0.upperBound
        ? "\(Wording.plain($0.lowerBound)) alone"
        : "\(Wording.plain($0.lowerBound))–\(Wording.plain($0.upperBound))"
    } ?? "shrink"
  }
}

extension Wording {
  /// Returns for example `from 1.5 to 3 px` or `at 2 px`.
  package static func widths(_ range: ClosedRange<Double>) -> String {
    range.lowerBound == range.upperBound
      ? "at \(pixels(range.lowerBound))"
      : "from \(plain(range.lowerBound)) to \(pixels(range.upperBound))"
  }
}

extension SweepFinding {
  /// The rate that is asked for: `99 %`.
  package var targetWords: String { Wording.set(share: target) }

  /// The name of widths that reach the target: `T99`.
  package var targetName: String { Wording.name(ofTarget: target) }

  /// The safe width, for example `from 2.1 px`, or the note that no tested width is safe.
  var safeText: String {
    if let falls { return falls.words }
    guard let safeWidth else {
      let widest = Wording.pixels(widths.last?.widthPixels ?? guidanceWidth)
      return isSafeWidthOpen ? "none yet up to \(widest)" : "none up to \(widest)"
    }
    return "from \(Wording.pixels(safeWidth))" + (mayLessDo ? " or less" : "")
  }

  /// The number of widths that a phrase names at most; for more it gives their number.
  private static let mostNamed = 3

  /// The tested bounds behind the verdict. It names no rates, since those of widths that were
  /// picked for being extreme would not come again.
  var reason: String {
    switch verdict {
    case .holds:
      "at least \(targetWords) at every width from \(Wording.pixels(guidanceWidth)) on"
    case .fails: "fewer than \(targetWords) " + (place(.fails) ?? "at some width")
    case .undecided: "not decided" + (place(.open).map { " \($0)" } ?? "")
    }
  }

  /// Returns `at 2.1 and 2.2 px` or `at 17 of 23 widths`; nil if there are none.
  private func place(_ decision: RateDecision) -> String? {
    let widths = guidedWidths.filter { $0.decision == decision }.map(\.widthPixels)
    guard !widths.isEmpty else { return nil }
    guard widths.count <= Self.mostNamed else {
      return "at \(widths.count) of \(guidedWidths.count) widths"
    }
    return "at \(Wording.list(widths.map(Wording.plain))) px"
  }

  /// For example `long ones alone fall short of 99 %`; nil if none does or the verdict fails.
  var shortLength: String? {
    let short = lengths.filter(\.fallsShort).map(\.length)
    return verdict == .fails || short.isEmpty
      ? nil : "\(Wording.list(short.map(Self.ones))) alone fall short of \(targetWords)"
  }

  /// Returns for example `long ones` or `those of 12 characters`.
  private static func ones(_ length: String) -> String {
    Int(length) == nil ? "\(length) ones" : "those of \(length) characters"
  }
}
