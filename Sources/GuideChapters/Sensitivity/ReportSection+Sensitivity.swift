package import Document
package import Findings
package import Summaries

/// The dependence of verdicts on assumptions: sampling error beside each assumption's effect.
extension ReportSection {
  package static let sensitivityID = "sensitivity"

  package static func sensitivity(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    let studies = summary.sensitivityStudies
    guard let first = studies.first else { return nil }
    return ReportSection(
      id: sensitivityID, title: "What the verdicts rest on",
      paragraphs: [explanation(first), caution],
      tables: [AssumptionTable(summary.run, studies).table]
        + studies.map { $0.table(summary.run) })
  }

  private static func explanation(_ study: SensitivityStudy) -> String {
    let percent = TargetRate(rate: study.target).percent
    return
      "Each suite has a reference, and conditions that differ from it in one assumption; frames that differ in nothing else "
      + "show the same content at the same place. The width is the narrowest tested module from which it and every wider "
      + "one were read at \(percent), as observed. The sampling interval, in brackets, begins above the widest module "
      + "that is shown to fall short and ends at the width from which all are shown to pass; ≤ where none falls short, so "
      + "that narrower ones than were tried might do. A verdict turns where it holds instead of failing, or the other way "
      + "round. A move is shown where the intervals of both widths have no width in common."
  }

  private static let caution =
    "Each end of an interval is wrong with a probability of at most 5 %, and so is each verdict; so a move is wrongly shown, "
    + "or a verdict wrongly turns, in at most 10 %, for one assumption and symbology. Of many, some may be. Moves come in the "
    + "steps of the widths that were tried. Assumptions were changed one by one: what two of them do together is not told, nor "
    + "what lies beyond those that are named."
}

package enum SensitivityWords {
  /// Returns `1.6`, or `none` if no tested width suffices.
  package static func width(_ width: Double) -> String {
    width == .infinity ? "none" : Wording.plain(width)
  }

  /// Returns `[1.4 to 1.8]`, `[≤ 0.8 to 1]`, `[2 or more]` or `[none]`.
  package static func interval(_ width: RequiredWidth) -> String {
    if width.least == .infinity { return "[none]" }
    let least = (width.isOpenBelow ? "≤ " : "") + Wording.plain(width.least)
    if width.most == .infinity { return "[\(least) or more]" }
    return width.least == width.most ? "[\(least)]" : "[\(least) to \(Wording.plain(width.most))]"
  }

  /// Returns `+0.4 px`, `−1 px` or `0`; `to no width` if none is left, `from no width` if none was.
  package static func move(_ move: Double) -> String {
    switch move {
    case 0: "0"
    case .infinity: "to no width"
    case -.infinity: "from no width"
    default: (move < 0 ? "−" : "+") + Wording.pixels(abs(move))
    }
  }

  /// Returns the range of several moves: `−0.4 px to +0.6 px; 2 to no width`.
  static func moves(_ moves: [Double]) -> String {
    let finite = moves.filter(\.isFinite)
    let range = Set([finite.min(), finite.max()].compactMap(\.self)).sorted().map(move)
    let others = [Double.infinity, -.infinity].compactMap { end in
      let count = moves.count { $0 == end }
      return count == 0 ? nil : "\(count) \(move(end))"
    }
    return ([range.joined(separator: " to ")] + others).filter { !$0.isEmpty }
      .joined(separator: "; ")
  }

  /// Returns `median 0.2 px, greatest 0.8 px`.
  package static func spread(_ spread: (median: Double, most: Double)) -> String {
    "median \(distance(spread.median)), greatest \(distance(spread.most))"
  }

  private static func distance(_ distance: Double) -> String {
    distance == .infinity ? "beyond the widths tried" : Wording.pixels(distance)
  }
}
