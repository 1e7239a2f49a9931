package import Findings
package import Summaries

extension RequiredWidth {
  /// `1.6`, or `none` if no tested width suffices.
  package var words: String { observed == .infinity ? "none" : Wording.plain(observed) }

  /// `[1.4 to 1.8]`, `[≤ 0.8 to 1]`, `[2 or more]` or `[none]`.
  package var interval: String {
    if least == .infinity { return "[none]" }
    let start = (isOpenBelow ? "≤ " : "") + Wording.plain(least)
    if most == .infinity { return "[\(start) or more]" }
    return least == most ? "[\(start)]" : "[\(start) to \(Wording.plain(most))]"
  }
}

extension Wording {
  /// Returns `+0.4 px`, `−1 px` or `0`; `to no width` if none is left, `from no width` if none was.
  package static func move(_ move: Double) -> String {
    switch move {
    case 0: "0"
    case .infinity: "to no width"
    case -.infinity: "from no width"
    default: (move < 0 ? "−" : "+") + pixels(abs(move))
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
    "median \(span(spread.median)), greatest \(span(spread.most))"
  }

  private static func span(_ distance: Double) -> String {
    distance == .infinity ? "beyond the widths tried" : pixels(distance)
  }
}
