import Barcodes
import Judging
import Records
import Summaries

/// The reads of each photograph of a suite, over the offsets at which it was shown.
package struct PhotographShares {
  package struct ShareKey: Hashable {
    var series: SeriesID
    var symbology: String
    /// The arm's name.
    var arm: String
    /// The width that frames were brought to, in pixels; nil of photographs as they were taken.
    var width: Double?
  }

  private let axes: [String: String]
  private(set) var counts: [ShareKey: [Int: PhotographReads]] = [:]

  init(_ run: RunRecord) {
    axes = Dictionary(
      run.suites.compactMap { suite in suite.photographSet.map { (suite.name, $0.axis) } },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ trial: TrialRecord, mask: MaskName, group: FrameGroup, facts: FrameFacts) {
    guard let axis = axes[group.suite], let photograph = facts.photograph?.number,
      let isRead = trial.readsFrame
    else { return }
    let key = ShareKey(
      series: SeriesID(suite: group.suite, engine: trial.engine, mask: mask, view: trial.view),
      symbology: group.symbology, arm: group.namedCondition ?? "", width: group.point[axis])
    add(
      key, photograph: photograph, isRead: isRead,
      isMisread: trial.codes.contains { $0.outcome == .misread })
  }

  /// One phase of a photograph.
  mutating func add(_ key: ShareKey, photograph: Int, isRead: Bool, isMisread: Bool) {
    var count = counts[key]?[photograph] ?? PhotographReads()
    count.shown += 1
    count.read += isRead ? 1 : 0
    count.misread += isMisread ? 1 : 0
    counts[key, default: [:]][photograph] = count
  }
}
