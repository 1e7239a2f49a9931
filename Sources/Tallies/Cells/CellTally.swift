package import Barcodes
import Judging
import Records
import Statistics
import Summaries

/// A cell of the summary while its trials come in.
struct CellTally {
  private var counts = CellCounts.zero
  private var pixels = 0
  private var timed: [LatencyRecord.Trial] = []
  private(set) var placement = PlacementTally()
  package private(set) var frames = FrameReads()
  private(set) var first = FirstReads()

  package mutating func add(_ trial: TrialRecord, facts: FrameFacts, latency: Double?) {
    counts.trials += 1
    pixels += facts.pixels
    counts.falsePositives += trial.falsePositives
    if trial.isWrong { counts.wrongTrials = (counts.wrongTrials ?? 0) + 1 }
    counts.duplicates += trial.duplicates
    if let record = OutsideRecord(trial) {
      counts.outsideRegion = (counts.outsideRegion ?? .zero) + record
    }
    placement.add(trial, facts: facts)
    counts.statuses.add(trial.status)
    counts.deaths = (counts.deaths ?? 0) + (trial.isDeath ? 1 : 0)
    if let isRead = trial.readsFrame {
      frames.add(isRead: isRead)
      first.add(isRead: isRead)
    }
    let asked = trial.codesAsked ?? facts.codes
    if trial.status.isAsked { counts.codes += asked }
    if trial.status == .ok {
      for code in trial.askedCodes { counts.outcomes.add(code.outcome) }
    } else if trial.status.isAsked {
      counts.outcomes.unanswered += asked
    }
    if let latency {
      timed.append(LatencyRecord.Trial(trial, nanoseconds: latency))
    }
  }

  package func cell(_ key: CellKey, group: FrameGroup, looks: Int) -> SummaryCell {
    var counts = counts
    counts.readRate = RateRecord(
      correct: min(counts.outcomes.correct, counts.codes), of: counts.codes)
    counts.latency = LatencyRecord(timed, looks: looks)
    counts.meanPixels = Double(pixels) / Double(counts.trials)
    return SummaryCell(group.cell(engine: key.engine, mask: key.mask, view: key.view), counts)
  }
}

extension OutcomeCounts {
  package mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .correct: correct += 1
    case .misread: misread += 1
    case .formatError: formatError += 1
    case .missed: missed += 1
    case .outside, .cut, .unsupported: break
    }
  }
}
