import Foundation
import Records
import Statistics
package import Summaries

extension LatencyView {
  /// Those of several things, timed in the same blocks, among which is the one that takes least, with 95 % confidence: the one that took least, and all that did not take
  /// significantly more than it in the same blocks (the interval of Hodges and Lehmann's estimate of the log ratio, at 5 % over the
  /// number of the others; see `ConditionSurvey.hardest` for the rule). In the given order.
  ///
  /// - Parameter latencies: of each in every block, in any unit; those with another number of blocks than the first are left out.
  package static func least(_ latencies: [[Double]]) -> [Int] {
    let count = latencies.first?.count ?? 0
    let logarithms = latencies.map { $0.map(log) }
    let timed = logarithms.indices.filter {
      logarithms[$0].count == count && logarithms[$0].allSatisfy(\.isFinite)
    }
    guard count > 0,
      let least = timed.min(by: { logarithms[$0].reduce(0, +) < logarithms[$1].reduce(0, +) })
    else { return [] }
    let error = 0.05 / Double(max(1, timed.count - 1))
    return timed.filter { other in
      guard other != least,
        let differences = Sample(zip(logarithms[other], logarithms[least]).map { $0 - $1 }),
        let interval = HodgesLehmann(of: differences, confidence: 1 - 2 * error).interval
      else { return true }
      return interval.lower <= 0
    }
  }

  /// The masks of a scene that each leave one symbology out, and among which is the one that saves most time, with 95 %
  /// confidence; empty where none was timed.
  package func costliest(_ scene: Scene, engine: String, size: LatencySize) -> [MaskSpeedRecord] {
    let masks = masks(scene, where: \.isLeaveOneOut)
    let timed = masks.compactMap { mask -> (MaskSpeedRecord, [Double])? in
      guard let speed = speed(scene, engine: engine, mask: mask, size: size),
        let blocks = cell(scene, engine: engine, mask: mask, size: size)?.typicalByBlockNanoseconds
      else { return nil }
      return (speed, blocks)
    }
    return Self.least(timed.map(\.1)).map { timed[$0].0 }
  }
}
