import Statistics
import Summaries

/// One scan, whatever the setting: what it shows, and what it was drawn from.
struct ScanID: Hashable {
  var symbology: String
  var seed: UInt64
}

/// The outcomes of a scan under two values of a setting.
typealias ScanPair = (id: ScanID, first: ScanOutcome, second: ScanOutcome)

extension PairedTimes.Difference {
  /// Nil where neither was done.
  init?(_ pair: ScanPair, until end: Double) {
    self.init(pair.first.observation(until: end), pair.second.observation(until: end))
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
