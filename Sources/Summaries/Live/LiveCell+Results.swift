package import Records
package import Statistics

extension LivePolicyRecord {
  /// Where shares are told, in seconds.
  package static let shareSeconds = [0.5, 1, 2, 5]

  /// - Parameters:
  ///   - outcomes: of every scan; at least one.
  ///   - end: of all scans that are held against each other, in seconds.
  package init?(
    _ acceptance: String, _ outcomes: [ScanOutcome], of stream: StreamRecord, end: Double
  ) {
    guard let curve = KaplanMeier(outcomes.map { $0.observation(until: end) }) else { return nil }
    let (seconds, wantsAll) = (stream.seconds, stream.wantsAll)
    func sum(_ count: KeyPath<ScanOutcome, Int>) -> Int {
      outcomes.reduce(0) { $0 + $1[keyPath: count] }
    }
    let watched = outcomes.reduce(0) { $0 + $1.watched }
    self.init(
      acceptance: acceptance, done: outcomes.count { $0.done != nil },
      meanSeconds: curve.restrictedMean(to: seconds),
      medianSeconds: TimeQuantileRecord(curve.quantile(0.5)),
      p90Seconds: TimeQuantileRecord(curve.quantile(0.9)),
      p99Seconds: TimeQuantileRecord(curve.quantile(0.99)),
      shares: Self.shareSeconds.compactMap { DoneShareRecord(curve, by: $0, within: seconds) },
      curve: DoneCurve(curve), wrong: AcceptCount(outcomes, \.wrong),
      formatErrors: sum(\.formatErrors), misfires: AcceptCount(outcomes, \.misfires),
      duplicates: wantsAll ? sum(\.duplicates) : nil,
      frames: StreamFrameCounts(
        offered: sum(\.offered), read: sum(\.read), dropped: sum(\.dropped)),
      busyShare: watched > 0 ? min(1, outcomes.reduce(0) { $0 + $1.busy } / watched) : nil,
      callPeriods: sum(\.read) > 0
        ? outcomes.reduce(0) { $0 + $1.busy } / Double(sum(\.read)) * stream.framesPerSecond : nil,
      codes: wantsAll ? CodeCountRecord(outcomes) : nil)
  }
}

extension TimeQuantileRecord {
  /// Of a curve, or the median of differences.
  package init(_ quantile: (value: Double?, lower: Double?, upper: Double?)) {
    self.init(value: quantile.value, lower: quantile.lower, upper: quantile.upper)
  }
}

extension DoneShareRecord {
  /// Nil where the stream is shorter and not every scan is done, or where no scan was watched so long.
  package init?(_ curve: KaplanMeier, by seconds: Double, within length: Double) {
    guard let share = curve.share(by: seconds), seconds <= length || share.value == 1 else {
      return nil
    }
    self.init(bySeconds: seconds, share: share.value, lower: share.lower, upper: share.upper)
  }
}

extension DoneCurve {
  /// The most steps that are kept: no eye tells more apart.
  static let mostSteps = 50

  /// Takes the steps of a curve; of more than `mostSteps`, those after which at least a fiftieth
  /// more of the scans is done than after the one before, and the last.
  package init(_ curve: KaplanMeier) {
    var kept: [KaplanMeier.Step] = []
    for step in curve.steps {
      let before = kept.last?.survival ?? 1
      let isNext = before - step.survival >= 1 / Double(Self.mostSteps) - 1e-12
      if curve.steps.count <= Self.mostSteps || isNext { kept.append(step) }
    }
    if let last = curve.steps.last, kept.last != last { kept.append(last) }
    self.init(
      timesSeconds: kept.map(\.time), shares: kept.map { 1 - $0.survival },
      endSeconds: curve.lastTime)
  }
}

extension AcceptCount {
  fileprivate init(_ outcomes: [ScanOutcome], _ count: KeyPath<ScanOutcome, Int>) {
    let scans = Proportion(
      successes: outcomes.count { $0[keyPath: count] > 0 }, of: outcomes.count)
    self.init(
      accepts: outcomes.reduce(0) { $0 + $1[keyPath: count] }, scans: scans.successes,
      perThousand: 1000 * (scans.rate ?? 0), mostPerThousand: 1000 * scans.upperBound())
  }
}

extension WrongReadRecord {
  /// Nil without an answer.
  init?(_ reads: WrongReads) {
    guard reads.answers > 0 else { return nil }
    self.init(
      answers: reads.answers,
      independentRate: Double(reads.wrongAnswers) / Double(reads.answers),
      contents: reads.contents, repeated: reads.repeated,
      repeatRate: reads.contents > 0 ? Double(reads.repeated) / Double(reads.contents) : nil)
  }
}

extension CodeCountRecord {
  /// Nil where there is no code.
  fileprivate init?(_ outcomes: [ScanOutcome]) {
    let complete = outcomes.count { $0.announced == $0.codes }
    func share(_ scans: [ScanOutcome]) -> Double {
      Double(scans.reduce(0) { $0 + $1.announced })
        / Double(max(1, scans.reduce(0) { $0 + $1.codes }))
    }
    func perMinute(_ scans: [ScanOutcome]) -> Double {
      let watched = scans.reduce(0) { $0 + $1.watched }
      return watched > 0 ? 60 * Double(scans.reduce(0) { $0 + $1.announced }) / watched : 0
    }
    let codes = outcomes.reduce(0) { $0 + $1.codes }
    guard codes > 0, let rate = RateRecord(correct: complete, of: outcomes.count) else {
      return nil
    }
    self.init(
      announced: outcomes.reduce(0) { $0 + $1.announced }, of: codes,
      share: EstimateRecord(of: outcomes, share),
      perMinute: EstimateRecord(of: outcomes, perMinute), complete: complete, completeRate: rate)
  }
}

extension EstimateRecord {
  /// The fewest scans of which an interval is drawn: of fewer, all that can be drawn lies between them, and holds in far less than 95 %.
  private static var fewestScans: Int { 8 }

  /// With an interval from drawing whole scans.
  fileprivate init(of outcomes: [ScanOutcome], _ statistic: ([ScanOutcome]) -> Double) {
    let interval =
      outcomes.count < Self.fewestScans
      ? nil : Bootstrap(replicates: 1000).percentileInterval(of: outcomes, statistic)
    self.init(
      value: statistic(outcomes), lower: interval?.lowerBound, upper: interval?.upperBound)
  }
}
