import Foundation
import Records
import Statistics
import Summaries

/// Counts what readers find together, while frames come in.
struct CombinationTally {
  let combination: Combination
  private var frames = 0
  private var empty = 0
  private(set) var reads = 0
  private var misreads = 0
  private var looks = 0
  private var timed = 0
  /// The mean time of a frame, in nanoseconds, and the sum of the squared differences from it (B. P. Welford, Technometrics 4, 1962).
  private var mean = 0.0
  private var squares = 0.0

  init(_ combination: Combination) { self.combination = combination }

  /// - Parameter answers: by reader; nil of those that were not asked.
  mutating func add(_ answers: [JointAnswer?]) {
    guard let outcome = combination.outcome(answers) else { return }
    frames += 1
    if !outcome.hasCode { empty += 1 }
    if outcome.reads { reads += 1 }
    if outcome.misreads { misreads += 1 }
    looks += outcome.looks
    guard let time = outcome.nanoseconds else { return }
    timed += 1
    let difference = time - mean
    mean += difference / Double(timed)
    squares += difference * (time - mean)
  }

  /// Nil without a frame.
  ///
  /// - Parameter labels: those of the run's engines.
  func record(_ labels: [String]) -> CombinationRecord? {
    guard frames > 0 else { return nil }
    return CombinationRecord(
      way: combination.way, readers: combination.readers.map { labels[$0] },
      votes: combination.votes, without: combination.without.map { labels[$0] }, frames: frames,
      empty: empty, reads: reads, misreads: misreads, looks: looks,
      time: time)
  }

  private var time: MeanTimeRecord? {
    guard timed > 1 else { return nil }
    let freedom = Double(timed - 1)
    return MeanTimeRecord(
      frames: timed, mean: mean / 1e6,
      standardError: (squares / freedom / Double(timed)).squareRoot() / 1e6)
  }
}
