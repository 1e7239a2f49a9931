package import Barcodes

/// All trials of one suite, engine, symbology, mask, view, named condition and point.
package typealias SummaryCell = Identified<CellID, CellCounts>

/// The outcomes, false positives and times of some trials.
package struct CellCounts: Codable, Sendable, Equatable {
  @Tally package var trials = 0
  package var statuses = StatusCounts.zero
  /// Trials of which the engine's process died (see `TrialRecord.isDeath`); absent in older summaries.
  @Tally package var deaths: Int?
  /// True codes in the trials that the engine was asked: all but the unsupported ones. Those that a region
  /// of interest leaves out or cuts do not count.
  @Tally package var codes = 0
  package var outcomes = OutcomeCounts.zero
  @Tally package var falsePositives = 0
  /// Trials with a misread or a false positive; absent where there is none, and in older summaries.
  @Tally package var wrongTrials: Int?
  @Tally package var duplicates = 0
  /// Codes that a region of interest left out; absent without one.
  package var outsideRegion: OutsideRecord?
  /// Correct codes of `codes`; absent where the engine was never asked.
  package var readRate: RateRecord?
  /// The latency in the trials that the engine answered; absent without one, and where the suite
  /// was not timed.
  package var latency: LatencyRecord?
  /// Width times height, over the trials.
  @Quantity package var meanPixels = 0.0

  package static let zero = CellCounts()

  package enum CodingKeys: String, CodingKey {
    case trials, statuses, deaths, codes, outcomes, falsePositives, wrongTrials, duplicates,
      outsideRegion, readRate, latency
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

  package static let zero = StatusCounts()

  /// Trials that ended without an answer.
  package var failures: Int { timeout + crashed + error }
  package var asked: Int { ok + failures }
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
