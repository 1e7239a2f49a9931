import Statistics

/// Readers of the same codes in the order of what they read.
package struct ReadRanking {
  /// The probability with which any two that are alike may be told apart.
  private static let error = 0.05

  /// By engine: the rivals that are shown to read more, in their order.
  package let betters: [String: [String]]
  /// By engine: one more than the number of rivals that are shown to read more. Those that cannot be told apart may share a rank.
  package var ranks: [String: Int] { betters.mapValues { $0.count + 1 } }

  /// Each reader is compared with each rival by Fisher's exact test, with Holm's correction for all of these comparisons. The readers may have
  /// been asked in different runs, so that nothing is paired; of the same frames that errs towards no difference.
  ///
  /// - Parameters:
  ///   - results: of one suite, condition, symbology and mask, one for each engine.
  ///   - rivals: the labels of those that a rank counts: a library's older versions would push all others down.
  package init(_ results: [ReadResult], rivals: Set<String>) {
    let pairs = results.indices.filter { rivals.contains(results[$0].engine) }.flatMap { rival in
      results.indices.filter { $0 != rival }.map { (more: rival, less: $0) }
    }
    let tests = pairs.map { pair in
      FisherExact(
        firstSuccesses: results[pair.more].correct, of: results[pair.more].codes,
        secondSuccesses: results[pair.less].correct, of: results[pair.less].codes)
    }
    let adjusted = Holm.adjusted(
      tests.map(\.pValueGreater), least: tests.map(\.leastPValueGreater), errorRate: Self.error)
    var betters = [[String]](repeating: [], count: results.count)
    for (pair, pValue) in zip(pairs, adjusted) where pValue <= Self.error {
      betters[pair.less].append(results[pair.more].engine)
    }
    self.betters = Dictionary(zip(results.map(\.engine), betters)) { first, _ in first }
  }
}
