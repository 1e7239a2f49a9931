package import Barcodes
import Judging
import Records
import Statistics
import Summaries

/// A cell of the summary while its trials come in.
struct CellTally {
  private var trials = 0
  private var statuses = StatusCounts()
  private var deaths = 0
  private var codes = 0
  private var outcomes = OutcomeCounts()
  private var falsePositives = 0
  private var wrong = 0
  private var duplicates = 0
  private var outside: OutsideRecord?
  private var pixels = 0
  private var timed: [LatencyRecord.Trial] = []
  private(set) var placement = PlacementTally()
  package private(set) var frames = FrameReads()
  private(set) var first = FirstReads()

  package mutating func add(_ trial: TrialRecord, facts: FrameFacts, latency: Double?) {
    trials += 1
    pixels += facts.pixels
    falsePositives += trial.falsePositives
    if trial.isWrong { wrong += 1 }
    duplicates += trial.duplicates
    if let record = OutsideRecord(trial) {
      outside = outside ?? OutsideRecord()
      outside? += record
    }
    placement.add(trial, facts: facts)
    statuses.add(trial.status)
    if trial.isDeath { deaths += 1 }
    if let isRead = trial.readsFrame {
      frames.add(isRead: isRead)
      first.add(isRead: isRead)
    }
    let asked = trial.codesAsked ?? facts.codes
    if trial.status.isAsked { codes += asked }
    if trial.status == .ok {
      for code in trial.askedCodes { outcomes.add(code.outcome) }
    } else if trial.status.isAsked {
      outcomes.unanswered += asked
    }
    if let latency {
      timed.append(
        .init(
          block: trial.timing?.block, nanoseconds: latency,
          calls: trial.durationsNanoseconds.count))
    }
  }

  package func cell(_ key: CellKey, group: FrameGroup, looks: Int) -> SummaryCell {
    let counts = CellCounts(
      trials: trials, statuses: statuses, deaths: deaths, codes: codes, outcomes: outcomes,
      falsePositives: falsePositives, wrongTrials: wrong > 0 ? wrong : nil,
      duplicates: duplicates, outsideRegion: outside,
      readRate: RateRecord(correct: min(outcomes.correct, codes), of: codes),
      latency: LatencyRecord(timed, looks: looks), meanPixels: Double(pixels) / Double(trials))
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
