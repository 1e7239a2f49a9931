package import Barcodes

/// All trials of one suite, engine, symbology, mask, view, named condition and point.
package typealias SummaryCell = Identified<CellID, CellCounts>

/// The outcomes, false positives and times of some trials.
package struct CellCounts: Codable, Sendable, Equatable {
  @Tally package var trials: Int
  package var statuses: StatusCounts
  /// Trials of which the engine's process died (see `TrialRecord.isDeath`); absent in older summaries.
  @Tally package var deaths: Int?
  /// True codes in the trials that the engine was asked: all but the unsupported ones. Those that a region
  /// of interest leaves out or cuts do not count.
  @Tally package var codes: Int
  package var outcomes: OutcomeCounts
  @Tally package var falsePositives: Int
  /// Trials with a misread or a false positive; absent where there is none, and in older summaries.
  @Tally package var wrongTrials: Int?
  @Tally package var duplicates: Int
  /// Codes that a region of interest left out; absent without one.
  package var outsideRegion: OutsideRecord?
  /// Correct codes of `codes`; absent where the engine was never asked.
  package var readRate: RateRecord?
  /// The latency in the trials that the engine answered; absent without one, and where the suite
  /// was not timed.
  package var latency: LatencyRecord?
  /// Width times height, over the trials.
  @Quantity package var meanPixels: Double

  package init(
    trials: Int, statuses: StatusCounts, deaths: Int? = nil, codes: Int, outcomes: OutcomeCounts,
    falsePositives: Int, wrongTrials: Int? = nil, duplicates: Int,
    outsideRegion: OutsideRecord? = nil, readRate: RateRecord? = nil, latency: LatencyRecord? = nil,
    meanPixels: Double
  ) {
    self.trials = trials
    self.statuses = statuses
    self.deaths = deaths
    self.codes = codes
    self.outcomes = outcomes
    self.falsePositives = falsePositives
    self.wrongTrials = wrongTrials
    self.duplicates = duplicates
    self.outsideRegion = outsideRegion
    self.readRate = readRate
    self.latency = latency
    self.meanPixels = meanPixels
  }

  package enum CodingKeys: String, CodingKey {
    case trials, statuses, deaths, codes, outcomes
    case falsePositives = "false_positives"
    case wrongTrials = "wrong_trials"
    case duplicates
    case outsideRegion = "outside_region"
    case readRate = "read_rate"
    case latency
    case meanPixels = "mean_pixels"
  }
}

/// The numbers of trials by status; they sum to `trials`.
package struct StatusCounts: Codable, Sendable, Equatable {
  @Tally package var ok = 0
  /// Not asked, since the engine does not claim the symbology.
  @Tally package var unsupported = 0
  @Tally package var timeout = 0
  @Tally package var crashed = 0
  @Tally package var error = 0
  /// Not asked, since the engine had died too often in a row.
  @Tally package var givenUp = 0

  package init(
    ok: Int = 0, unsupported: Int = 0, timeout: Int = 0, crashed: Int = 0, error: Int = 0,
    givenUp: Int = 0
  ) {
    self.ok = ok
    self.unsupported = unsupported
    self.timeout = timeout
    self.crashed = crashed
    self.error = error
    self.givenUp = givenUp
  }

  /// Trials that ended without an answer.
  package var failures: Int { timeout + crashed + error }
  package var asked: Int { ok + failures }

  package enum CodingKeys: String, CodingKey {
    case ok, unsupported, timeout, crashed, error
    case givenUp = "given_up"
  }
}

extension StatusCounts {
  package mutating func add(_ status: TrialStatus) {
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
