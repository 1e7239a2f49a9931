import Statistics
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
      for (pair, isShown) in zip(pairs, Self.shown(pairs)) where isShown {
        betters[pair.less.engine]?.append(pair.more.engine)
      }
    }
    self.betters = betters
    ranks = betters.mapValues { $0.count + 1 }
  }

  /// In which of several comparisons one of two readers is shown to read more of the same codes, and in which less: with a
  /// correction over all of these, both ways.
  ///
  /// - Parameter pairs: the results of both readers, each of other codes than the next.
  /// - Returns: the places of those pairs of which the first read more, and of those of which it read less.
  package static func differences(
    _ pairs: [(first: ReadResult, second: ReadResult)]
  ) -> (more: [Int], less: [Int]) {
    let shown = shown(pairs.map { ($0.first, $0.second) } + pairs.map { ($0.second, $0.first) })
    return (
      pairs.indices.filter { shown[$0] }, pairs.indices.filter { shown[pairs.count + $0] }
    )
  }

  /// The probability with which any difference is found where there is none.
  private static let error = 0.05

  /// Tells of each pair whether its first is shown to read more: by Fisher's exact test, with Holm's correction over all pairs. Nothing is
  /// paired frame by frame; of the same frames that errs towards no difference.
  private static func shown(_ pairs: [(more: ReadResult, less: ReadResult)]) -> [Bool] {
    let tests = pairs.map { pair in
      FisherExact(
        firstSuccesses: pair.more.correct, of: pair.more.codes,
        secondSuccesses: pair.less.correct, of: pair.less.codes)
    }
    return Holm.adjusted(
      tests.map(\.pValueGreater), least: tests.map(\.leastPValueGreater), errorRate: error
    ).map { $0 <= error }
  }
}
