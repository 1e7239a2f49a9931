package import Barcodes
import Statistics

/// In how many scans something wrong was announced, under one value of a setting and under another. What was drawn from one seed counts
/// once, however many settings it was read under.
package struct PairedWrong: Codable, Sendable, Equatable {
  /// Seeds whose scans were read under both.
  @Tally package var seeds: Int
  /// Seeds with something wrong, once or more, under the one value and under the other.
  @Tally package var first: Int
  @Tally package var second: Int
  /// Seeds with something wrong more often under the first value, and under the second.
  @Tally package var onlyFirst: Int
  @Tally package var onlySecond: Int
  /// The p-value of McNemar's exact test of the last two, two-sided.
  @Share package var pValue: Double
}

extension PairedWrong {
  /// - Parameter seeds: of each, in how many of its scans something was wrong.
  package init(_ seeds: [(first: Int, second: Int)]) {
    let test = McNemar(seeds)
    self.init(
      seeds: seeds.count, first: seeds.count { $0.first > 0 },
      second: seeds.count { $0.second > 0 },
      onlyFirst: test.onlyFirst, onlySecond: test.onlySecond, pValue: test.pValue())
  }

  /// Sums parts that have no scan in common.
  package init(sumOf parts: [PairedWrong]) {
    func sum(_ count: KeyPath<PairedWrong, Int>) -> Int {
      parts.reduce(0) { $0 + $1[keyPath: count] }
    }
    let test = McNemar(onlyFirst: sum(\.onlyFirst), onlySecond: sum(\.onlySecond))
    self.init(
      seeds: sum(\.seeds), first: sum(\.first), second: sum(\.second), onlyFirst: test.onlyFirst,
      onlySecond: test.onlySecond, pValue: test.pValue())
  }

  private var test: McNemar { McNemar(onlyFirst: onlyFirst, onlySecond: onlySecond) }

  /// The p-value of the hypothesis that under the second value there is no less that is wrong:
  /// McNemar's exact test, one-sided.
  package var pFewerUnderSecond: Double { test.pValueGreater }

  /// The p-value of the hypothesis that under the second value there is no more.
  package var pMoreUnderSecond: Double { test.pValueLess }

  /// The one-sided 95 % Clopper–Pearson bound of the share of the seeds with something wrong under the first value that are without under
  /// the second.
  package var mostSpared: Double {
    Proportion(successes: max(0, first - second), of: first).upperBound()
  }
}

extension McNemar {
  /// Of the seeds for which one of two counts is the greater.
  init(_ seeds: [(first: Int, second: Int)]) {
    self.init(
      onlyFirst: seeds.count { $0.first > $0.second },
      onlySecond: seeds.count { $0.second > $0.first })
  }
}
