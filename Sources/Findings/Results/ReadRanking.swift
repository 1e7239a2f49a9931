import Summaries

/// Readers of the same codes in the order of what they read.
package struct ReadRanking {
  /// By engine: the rivals that are shown to read more, in their order.
  package let betters: [String: [String]]
  /// By engine: one more than the number of rivals that are shown to read more. Those that cannot be told apart may share a rank.
  package let ranks: [String: Int]

  /// Each reader is compared with each rival. There is a correction for all comparisons of rivals, and another for all of the others with
  /// them, so that the rivals' ranks are the same whoever else is in the table. The readers may have been asked in different runs, so that
  /// nothing is paired.
  ///
  /// - Parameters:
  ///   - results: of one suite, condition, symbology and mask, one for each engine.
  ///   - rivals: the labels of those that a rank counts: a library's older versions would push all others down.
  package init(_ results: [ReadResult], rivals: Set<String>) {
    let (own, others) = (
      results.filter { rivals.contains($0.engine) }, results.filter { !rivals.contains($0.engine) }
    )
    var betters = Dictionary(results.map { ($0.engine, [String]()) }) { first, _ in first }
    for family in [own, others] {
      let pairs = own.flatMap { rival in
        family.filter { $0.engine != rival.engine }.map { (more: rival, less: $0) }
      }
      for (pair, isShown) in zip(pairs, ReadComparison.shown(pairs)) where isShown {
        betters[pair.less.engine]?.append(pair.more.engine)
      }
    }
    self.betters = betters
    ranks = betters.mapValues { $0.count + 1 }
  }
}
