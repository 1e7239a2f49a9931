/// Something that holds two-sided intervals of 95 %.
private protocol IntervalHolding {
  var intervalCount: Int { get }
}

extension Summary {
  /// The number of intervals of 95 % that it holds, each for itself.
  package var intervalCount: Int {
    func count(_ holders: [some IntervalHolding]) -> Int {
      holders.reduce(0) { $0 + $1.intervalCount }
    }
    let timed = latency.map {
      count($0.cells) + count($0.maskSpeeds) + count($0.maskControls)
        + count($0.scalings.map(\.exponent))
    }
    return count(cells) + count(verdicts ?? []) + count(viewComparisons ?? []) + (timed ?? 0)
      + (pairedSettings ?? []).count + (live?.intervalCount ?? 0)
      + (grades ?? []).count { $0.readRate != nil }
      + (choices ?? []).reduce(0) { $0 + $1.intervalCount }
      + (claims ?? []).reduce(0) { sum, claim in
        sum + claim.findings.reduce(0) { $0 + count($1.numbers) }
      }
  }
}

extension ChoiceGroup {
  fileprivate var intervalCount: Int {
    let told = (tuned ?? []).flatMap { [$0.best, $0.usual].compactMap(\.self) }
    return (found + told).reduce(0) { $0 + 2 + ($1.time == nil ? 0 : 1) }
  }
}

extension LiveRecord {
  fileprivate var intervalCount: Int {
    let policies = cells.flatMap(\.policies)
    let behind = fastest.flatMap(\.settings).compactMap(\.against?.behind)
    return policies.reduce(0) { $0 + $1.intervalCount }
      + (contrasts.map(\.saved) + behind).reduce(0) { $0 + $1.intervalCount }
  }
}

extension LivePolicyRecord: IntervalHolding {
  var intervalCount: Int {
    [median, ninetieth, ninetyNinth].reduce(shares.count) { $0 + $1.intervalCount }
      + (codes.map { 1 + $0.share.intervalCount + $0.perMinute.intervalCount } ?? 0)
  }
}

extension TimeQuantileRecord: IntervalHolding {
  var intervalCount: Int { lower != nil || upper != nil ? 1 : 0 }
}

extension Optional: IntervalHolding where Wrapped: IntervalHolding {
  var intervalCount: Int { self?.intervalCount ?? 0 }
}

extension EstimateRecord: IntervalHolding {
  var intervalCount: Int { lower != nil && upper != nil ? 1 : 0 }
}

extension ClaimNumber: IntervalHolding {
  var intervalCount: Int { lower != nil && upper != nil ? 1 : 0 }
}

extension Identified: IntervalHolding where Finding: IntervalHolding {
  var intervalCount: Int { finding.intervalCount }
}

extension CellCounts: IntervalHolding {
  var intervalCount: Int { (readRate == nil ? 0 : 1) + (latency?.typical).intervalCount }
}

extension SweepFinding: IntervalHolding {
  var intervalCount: Int {
    widths.count + halfPoint.intervalCount + (wholeWidths?.difference).intervalCount
  }
}

extension ViewComparison: IntervalHolding {
  var intervalCount: Int {
    let latencies = [time?.latency.typical, time?.referenceLatency.typical]
    return (reads == nil ? 0 : 1) + (time?.lower != nil && time?.upper != nil ? 1 : 0)
      + latencies.reduce(0) { $0 + $1.intervalCount }
  }
}

extension CallLatencyRecord: IntervalHolding {
  var intervalCount: Int {
    [
      typical, p50, p95, p99, read?.typical, missed?.typical, live.framesPerSecond, live.dropped,
    ].reduce(0) { $0 + $1.intervalCount }
  }
}

extension MaskSpeedRecord: IntervalHolding {
  var intervalCount: Int { ratio.intervalCount }
}
