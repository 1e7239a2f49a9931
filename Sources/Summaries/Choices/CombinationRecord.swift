package import Barcodes

/// A way to have readers look at the same frame.
package enum CombinationWay: String, Codable, Sendable, CaseIterable {
  /// One reader.
  case alone
  /// One after another, until one finds anything.
  case cascade
  /// All of them; what any of them finds counts.
  case union
  /// All of them; what several say alike counts.
  case agreement
}

/// The findings of readers together in the frames that each of them was asked.
package struct CombinationRecord: Codable, Sendable, Equatable {
  package var way: CombinationWay
  /// Labels of engines; of a cascade in their order.
  package var readers: [String]
  /// The number that has to say the same, in an agreement.
  @Tally package var votes: Int
  /// The one reader that is left out of all; absent of other ways.
  package var without: String?
  @Tally package var frames: Int
  /// Those without a code that the readers were asked for, of which nothing can be read; absent where there are none.
  @Tally package var empty: Int?
  /// Frames of which every code was read.
  @Tally package var reads: Int
  /// Frames of which a code was read wrong, or something was read that is not there.
  @Tally package var misreads: Int
  /// The number of readers that looked at the frames, counted together.
  @Tally package var looks: Int
  package var readRate: RateRecord?
  package var misreadRate: RateRecord?
  /// The mean over the frames that were timed; absent where none was.
  package var time: MeanTimeRecord?
  /// True if no other reads at least as much in less time; absent of others, and where nothing was timed.
  package var isOnFront: Bool?
  /// True of one reader if it is not shown to read less than the one that reads most; absent of several readers.
  package var isAlikeBest: Bool?

  package init(
    way: CombinationWay, readers: [String], votes: Int, without: String? = nil, frames: Int,
    empty: Int = 0, reads: Int, misreads: Int,
    looks: Int, time: MeanTimeRecord?
  ) {
    self.way = way
    self.readers = readers
    self.votes = votes
    self.without = without
    self.frames = frames
    self.empty = empty > 0 ? empty : nil
    self.reads = reads
    self.misreads = misreads
    self.looks = looks
    readRate = RateRecord(correct: reads, of: frames - empty)
    misreadRate = RateRecord(correct: misreads, of: frames)
    self.time = time
  }

  enum CodingKeys: String, CodingKey {
    case way, readers, votes, without, frames, empty, reads, misreads, looks, readRate,
      misreadRate, time
    case isOnFront = "front"
    case isAlikeBest = "alikeBest"
  }
}

extension CombinationRecord {
  /// Frames with a code that the readers were asked for.
  package var codeFrames: Int { frames - (empty ?? 0) }

  /// For example `zxing, then zbar`.
  package var name: String {
    switch way {
    case .alone: readers.joined()
    case .cascade: readers.joined(separator: ", then ")
    case .union: "any of \(all)"
    case .agreement: "\(votes) alike of \(all)"
    }
  }

  /// Those of more than four readers are all that there are, or all but one.
  private var all: String {
    if let without { return "all but \(without)" }
    return readers.count > 4 ? "all \(readers.count)" : Wording.list(readers)
  }
}

extension [CombinationRecord] {
  /// The same, with those marked that no other surpasses: that none reads as much of the same
  /// frames in less time, or more in the same.
  package var withFront: [CombinationRecord] {
    map { one in
      var one = one
      one.isOnFront = one.time.flatMap { time in
        contains { $0.surpasses(one, in: time.meanMilliseconds) } ? nil : true
      }
      return one
    }
  }
}

extension CombinationRecord {
  /// Nothing is said of readers that were asked other frames: those may have been harder.
  fileprivate func surpasses(_ other: CombinationRecord, in mean: Double) -> Bool {
    guard let time, frames == other.frames else { return false }
    return reads >= other.reads && time.meanMilliseconds <= mean
      && (reads > other.reads || time.meanMilliseconds < mean)
  }
}
