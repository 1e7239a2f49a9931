import Judging
import Records

extension Summary {
  /// The number of intervals of 95 % that it holds, each for itself.
  package var intervalCount: Int {
    let numbers = (claims ?? []).flatMap(\.findings).flatMap(\.numbers)
    let times = (viewComparisons ?? []).compactMap(\.time)
    return estimates.count { $0?.lower != nil && $0?.upper != nil }
      + numbers.count { $0.lower != nil && $0.upper != nil }
      + times.count { $0.lower != nil && $0.upper != nil }
      + quantiles.count { $0.lower != nil || $0.upper != nil } + rateCount
  }

  private var livePolicies: [LivePolicyRecord] { (live?.cells ?? []).flatMap(\.policies) }

  /// Those that have an interval where there is enough to bound them.
  private var estimates: [EstimateRecord?] {
    var estimates = cells.map(\.latency?.typicalNanoseconds)
    if let latency {
      estimates += (latency.maskSpeeds + latency.maskControls).map(\.ratio)
      estimates += latency.scalings.map(\.exponent)
      estimates += latency.cells.flatMap {
        [
          $0.typicalNanoseconds, $0.p50Nanoseconds, $0.p95Nanoseconds, $0.p99Nanoseconds,
          $0.read?.typical, $0.missed?.typical,
          $0.live.framesPerSecond, $0.live.dropped,
        ]
      }
    }
    estimates += (viewComparisons ?? []).flatMap {
      [$0.time?.latency.typicalNanoseconds, $0.time?.referenceLatency.typicalNanoseconds]
    }
    estimates += (verdicts ?? []).flatMap { [$0.halfPoint, $0.wholeWidths?.difference] }
    return estimates + livePolicies.compactMap(\.codes).flatMap { [$0.share, $0.perMinute] }
  }

  /// Times of scans, whose intervals may be open at one end.
  private var quantiles: [TimeQuantileRecord] {
    livePolicies.flatMap { [$0.medianSeconds, $0.p90Seconds, $0.p99Seconds] }
      + (live?.contrasts ?? []).map(\.saved)
      + (live?.fastest ?? []).flatMap(\.settings).compactMap(\.against?.behindSeconds)
  }

  /// The number of rates, and of differences and means, none of which is without an interval.
  private var rateCount: Int {
    let tuned = (choices ?? []).flatMap { $0.tuned ?? [] }
    let readers =
      (choices ?? []).flatMap(\.found) + tuned.map(\.best) + tuned.compactMap(\.usual)
    return cells.count { $0.readRate != nil } + (verdicts ?? []).reduce(0) { $0 + $1.widths.count }
      + (viewComparisons ?? []).count { $0.reads != nil } + (pairedSettings ?? []).count
      + (grades ?? []).count { $0.readRate != nil }
      + readers.reduce(0) { $0 + ($1.time == nil ? 2 : 3) }
      + livePolicies.reduce(0) { $0 + $1.shares.count + ($1.codes == nil ? 0 : 1) }
  }
}
