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
  /// The frames of each block, and the time that they took, in nanoseconds: by suite and number.
  private var blocks: [String: [Int: (frames: Int, time: Double)]] = [:]

  init(_ combination: Combination) { self.combination = combination }

  /// - Parameters:
  ///   - answers: by reader; nil of those that were not asked.
  ///   - block: in which the frame was timed; nil where there are none.
  mutating func add(_ answers: [JointAnswer?], in block: (suite: String, number: Int)?) {
    guard let outcome = combination.outcome(answers) else { return }
    frames += 1
    // No code that any of them was asked for.
    if !outcome.asked.contains(where: \.hasCode) { empty += 1 }
    if outcome.reads { reads += 1 }
    if outcome.misreads { misreads += 1 }
    looks += outcome.asked.count
    // All calls one after another, where each of them can be compared.
    let times = outcome.asked.compactMap(\.latency)
    guard times.count == outcome.asked.count else { return }
    let time = times.reduce(0, +)
    timed += 1
    let difference = time - mean
    mean += difference / Double(timed)
    squares += difference * (time - mean)
    guard let block else { return }
    var timedBlock = blocks[block.suite]?[block.number] ?? (0, 0)
    timedBlock.frames += 1
    timedBlock.time += time
    blocks[block.suite, default: [:]][block.number] = timedBlock
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

  /// Where frames were timed in blocks, these are what varies: the machine is faster or slower for a block as a whole. The standard error
  /// is that of a ratio of sums over clusters (W. G. Cochran, Sampling Techniques, 3rd edition, 1977, chapter 6). Where suites are taken
  /// together, their differences are in it, too, which errs towards wider.
  private var time: MeanTimeRecord? {
    let count = Double(timed)
    guard blocks.isEmpty else {
      // In a fixed order, as the last digits of a sum depend on it.
      let ordered = blocks.sorted { $0.key < $1.key }.flatMap { _, numbers in
        numbers.sorted { $0.key < $1.key }.map(\.value)
      }
      guard ordered.count > 1 else { return nil }
      let spread = ordered.reduce(0) { sum, block in
        let excess = block.time - mean * Double(block.frames)
        return sum + excess * excess
      }
      let scale = Double(ordered.count) / Double(ordered.count - 1)
      return MeanTimeRecord(
        frames: timed, blocks: ordered.count, meanMilliseconds: mean / 1e6,
        standardErrorMilliseconds: (scale * spread).squareRoot() / count / 1e6)
    }
    guard timed > 1 else { return nil }
    return MeanTimeRecord(
      frames: timed, meanMilliseconds: mean / 1e6,
      standardErrorMilliseconds: (squares / (count - 1) / count).squareRoot() / 1e6)
  }
}
