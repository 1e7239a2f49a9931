import Statistics
import Summaries

/// The outcomes of a scan under two values of a setting.
package struct ScanPair {
  var id: LiveFamily.ScanID
  var first: ScanOutcome
  var second: ScanOutcome

  /// Nil where neither was done.
  func difference(until end: Double) -> PairedTimes.Difference? {
    .init(first.observation(until: end), second.observation(until: end))
  }
}

extension PairedWrong {
  /// - Parameter seeds: of each, its scans.
  package init(bySeed seeds: [[ScanPair]]) {
    let counts = seeds.map { pairs in
      (
        first: pairs.count { $0.first.wrong > 0 }, second: pairs.count { $0.second.wrong > 0 }
      )
    }
    let test = McNemar(
      onlyFirst: counts.count { $0.first > $0.second },
      onlySecond: counts.count { $0.second > $0.first })
    self.init(
      seeds: counts.count, first: counts.count { $0.first > 0 },
      second: counts.count { $0.second > 0 }, onlyFirst: test.onlyFirst,
      onlySecond: test.onlySecond, pValue: test.pValue())
  }
}

extension PairedCodes {
  /// - Parameter seeds: of each, its scans.
  package init(bySeed seeds: [[ScanPair]]) {
    let counts = seeds.map { pairs in
      (
        first: pairs.reduce(0) { $0 + $1.first.announced },
        second: pairs.reduce(0) { $0 + $1.second.announced }
      )
    }
    let test = McNemar(
      onlyFirst: counts.count { $0.first > $0.second },
      onlySecond: counts.count { $0.second > $0.first })
    self.init(
      codes: seeds.joined().reduce(0) { $0 + $1.first.codes },
      first: counts.reduce(0) { $0 + $1.first }, second: counts.reduce(0) { $0 + $1.second },
      moreFirst: test.onlyFirst, moreSecond: test.onlySecond, pValue: test.pValue())
  }
}
