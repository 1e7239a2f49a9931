import Barcodes
import Records
import Statistics

/// The latency of one trial: the median of its calls, since calls on one frame are no replicates.
struct TrialMeasure {
  /// In nanoseconds; nil where the engine did not answer.
  let latency: Double?

  init(_ trial: TrialRecord) {
    latency =
      trial.status == .ok
      ? Sample(trial.durationsNanoseconds.map(Double.init))?.median : nil
  }
}

/// A cell of the summary while its trials come in.
struct CellTally {
  private var trials = 0
  private var statuses = StatusCounts()
  private var codes = 0
  private var outcomes = OutcomeCounts()
  private var falsePositives = 0
  private var duplicates = 0
  private var outside: OutsideRecord?
  private var pixels = 0
  private var read = LatencyTally()
  private var notRead = LatencyTally()
  private(set) var placement = PlacementTally()

  mutating func add(_ trial: TrialRecord, facts: FrameFacts, latency: Double?) {
    trials += 1
    pixels += facts.pixels
    falsePositives += trial.falsePositives
    duplicates += trial.duplicates
    if let record = OutsideRecord(trial) {
      outside = outside ?? OutsideRecord()
      outside? += record
    }
    placement.add(trial, facts: facts)
    statuses.add(trial.status)
    let asked = trial.codesAsked ?? facts.codes
    if trial.status.isAsked { codes += asked }
    if trial.status == .ok {
      for code in trial.askedCodes { outcomes.add(code.outcome) }
    } else if trial.status.isAsked {
      outcomes.unanswered += asked
    }
    guard let latency else { return }
    let calls = trial.durationsNanoseconds.count
    if trial.askedCodes.allSatisfy({ $0.outcome == .correct }) {
      read.add(latency, calls: calls)
    } else {
      notRead.add(latency, calls: calls)
    }
  }

  func cell(_ key: CellKey, group: FrameGroup) -> SummaryCell {
    SummaryCell(
      suite: group.suite, engine: key.engine, symbology: group.symbology, mask: key.mask,
      view: key.view, point: group.point, namedCondition: group.namedCondition, trials: trials,
      statuses: statuses,
      codes: codes, outcomes: outcomes,
      falsePositives: falsePositives, duplicates: duplicates, outsideRegion: outside,
      readRate: RateRecord(correct: min(outcomes.correct, codes), of: codes),
      latency: (read + notRead).record, latencyRead: read.record, latencyNotRead: notRead.record,
      meanPixels: Double(pixels) / Double(trials))
  }
}

/// Latencies of trials while they come in.
private struct LatencyTally {
  private var nanoseconds: [Double] = []
  private var calls = 0

  mutating func add(_ latency: Double, calls: Int) {
    nanoseconds.append(latency)
    self.calls += calls
  }

  static func + (left: LatencyTally, right: LatencyTally) -> LatencyTally {
    var sum = left
    sum.nanoseconds += right.nanoseconds
    sum.calls += right.calls
    return sum
  }

  var record: LatencyRecord? { LatencyRecord(nanoseconds: nanoseconds, calls: calls) }
}

extension LatencyRecord {
  /// Nil without a trial.
  ///
  /// - Parameter nanoseconds: of each trial.
  init?(nanoseconds: [Double], calls: Int) {
    guard let sample = Sample(nanoseconds) else { return nil }
    let interval = sample.medianInterval()
    self.init(
      trials: sample.count, calls: calls, medianNanoseconds: sample.median,
      p95Nanoseconds: sample.quantile(0.95), medianLowerNanoseconds: interval?.lower,
      medianUpperNanoseconds: interval?.upper)
  }
}

extension RateRecord {
  /// Nil without a trial.
  init?(correct: Int, of codes: Int) {
    let proportion = Proportion(successes: correct, of: codes)
    guard let rate = proportion.rate else { return nil }
    let interval = proportion.interval()
    self.init(rate: rate, lower: interval.lowerBound, upper: interval.upperBound)
  }
}

extension StatusCounts {
  fileprivate mutating func add(_ status: TrialStatus) {
    switch status {
    case .ok: ok += 1
    case .unsupported: unsupported += 1
    case .timeout: timeout += 1
    case .crashed: crashed += 1
    case .error: error += 1
    case .givenUp: givenUp += 1
    }
  }
}

extension OutcomeCounts {
  fileprivate mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .correct: correct += 1
    case .misread: misread += 1
    case .formatError: formatError += 1
    case .missed: missed += 1
    case .outside, .cut: break
    }
  }
}
