import Summaries

/// Readers of the same codes in the order of what they read.
package struct ReadRanking {
  /// By engine: the rivals that are shown to read more, in their order.
  package let betters: [String: [String]]
  /// By engine: one more than the number of rivals that are shown to read more. Those that cannot be told apart may share a rank.
  package let ranks: [String: Int]

  /// Each reader is compared with each rival, with a correction for all of these comparisons. The readers may have been asked in different
  /// runs, so that nothing is paired.
  ///
  /// - Parameters:
  ///   - results: of one suite, condition, symbology and mask, one for each engine.
  ///   - rivals: the labels of those that a rank counts: a library's older versions would push all others down.
  package init(_ results: [ReadResult], rivals: Set<String>) {
    let pairs = results.indices.filter { rivals.contains(results[$0].engine) }.flatMap { rival in
      results.indices.filter { $0 != rival }.map { (more: rival, less: $0) }
    }
    let shown = ReadComparison.shown(pairs.map { (results[$0.more], results[$0.less]) })
    var betters = [[String]](repeating: [], count: results.count)
    for (pair, isShown) in zip(pairs, shown) where isShown {
      betters[pair.less].append(results[pair.more].engine)
    }
    self.betters = Dictionary(zip(results.map(\.engine), betters)) { first, _ in first }
    ranks = self.betters.mapValues { $0.count + 1 }
  }
}
