import Statistics
import Summaries

/// The outcomes of a scan under two values of a setting.
struct ScanPair {
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
  init(bySeed seeds: [[ScanPair]]) {
    self.init(
      seeds.map { pairs in
        (pairs.count { $0.first.wrong > 0 }, pairs.count { $0.second.wrong > 0 })
      })
  }
}

extension PairedCodes {
  /// - Parameter seeds: of each, its scans.
  init(bySeed seeds: [[ScanPair]]) {
    self.init(
      seeds.map { pairs in
        (
          pairs.reduce(0) { $0 + $1.first.announced }, pairs.reduce(0) { $0 + $1.second.announced }
        )
      }, of: seeds.joined().reduce(0) { $0 + $1.first.codes })
  }
}
