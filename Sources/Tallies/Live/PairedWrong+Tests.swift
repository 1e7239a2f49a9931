import Statistics
package import Summaries

extension PairedWrong {
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
  package var pFewerUnderSecond: Double { test.pValue(.greater) }

  /// The p-value of the hypothesis that under the second value there is no more.
  package var pMoreUnderSecond: Double { test.pValue(.less) }

  /// The one-sided 95 % Clopper–Pearson bound of the share of the seeds with something wrong under the first value that are without under
  /// the second.
  package var mostSpared: Double { sparing.upperBound() }

  private var sparing: Proportion {
    Proportion(successes: max(0, first - second), of: first)
  }
}
