import RealModule

extension WidthSweep {
  /// Widths, one after the other, that pass where the largest does not, around the one that speaks most for the target; nil without
  /// one, and where the largest is not shown to fail.
  ///
  /// Each of them is wrong by itself with the probability of an error. Readers that look for edges find too many in the grain of a
  /// wide bar, so that rates may fall as modules widen.
  public var passingRange: ClosedRange<Double>? {
    guard points.last?.decision == .fails, let best = foremost(where: { $0.evidence.isPassing })
    else { return nil }
    return points[firstPassing(below: best)].value...points[lastPassing(above: best)].value
  }

  /// Those that would make the range wider, or be its first: where the largest width fails, the one that speaks most for the target,
  /// then its neighbours, larger ones first.
  ///
  /// - Parameters:
  ///   - most: trials of each.
  ///   - widths: how far from that one they may lie, in widths.
  func widening(below most: Int, widths: Int) -> [Int] {
    guard let last = points.last, last.evidence.fails >= RateBets.decisiveEvidence else {
      return []
    }
    func isOpen(_ index: Int) -> Bool {
      let point = points[index]
      return !point.evidence.isPassing && point.evidence.fails < RateBets.decisiveEvidence
        && !isDoubtful(index) && point.trials < most
    }
    guard
      let best = foremost(where: {
        ($0.rate ?? 0) >= bets.target && $0.evidence.fails < RateBets.decisiveEvidence
      })
    else { return [] }
    guard points[best].evidence.isPassing else { return isOpen(best) ? [best] : [] }
    let neighbours = [lastPassing(above: best) + 1, firstPassing(below: best) - 1]
    return neighbours.filter {
      points.indices.contains($0) && abs($0 - best) <= widths && isOpen($0)
    }
  }

  /// The one that speaks most for the target of those that fulfil a condition; of equal ones the largest.
  private func foremost(where isIncluded: (SweptRate) -> Bool) -> Int? {
    points.indices.filter { isIncluded(points[$0]) }
      .max { (points[$0].evidence.passes, $0) < (points[$1].evidence.passes, $1) }
  }

  private func firstPassing(below best: Int) -> Int {
    (points.indices.prefix(best).lastIndex { !points[$0].evidence.isPassing } ?? -1) + 1
  }

  private func lastPassing(above best: Int) -> Int {
    (points.indices.dropFirst(best).firstIndex { !points[$0].evidence.isPassing } ?? points.count)
      - 1
  }
}
