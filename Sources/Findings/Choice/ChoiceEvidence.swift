import Statistics
import Summaries

/// What is known of one thing that a rule asks.
struct ChoiceEvidence: Equatable {
  let answer: ChoiceAnswer
  /// How many frames would show it, were shares and times those that were measured; nil where it is shown, or more than a million would not.
  let frames: Int?

  private static let most = 1_000_000

  /// A share that has to be at least so high.
  ///
  /// - Parameter confidence: of each of the two things that may be shown.
  init(_ count: Int, of frames: Int, atLeast least: Double, confidence: Double) {
    guard frames > 0 else {
      self = .unknown
      return
    }
    func answer(_ count: Int, _ frames: Int) -> ChoiceAnswer {
      let share = Proportion(successes: count, of: frames)
      if share.lowerBound(confidence: confidence) >= least { return .meets }
      return share.upperBound(confidence: confidence) < least ? .fails : .open
    }
    self.init(answer(count, frames), after: frames) { more in
      let share = Double(count) / Double(frames)
      return answer(Int((share * Double(more)).rounded()), more)
    }
  }

  /// A mean time that may be so long at most.
  init(_ time: MeanTimeRecord, atMost most: Double, confidence: Double) {
    func answer(_ time: MeanTimeRecord) -> ChoiceAnswer {
      let half = time.halfWidth(confidence: confidence)
      if time.meanMilliseconds + half <= most { return .meets }
      return time.meanMilliseconds - half > most ? .fails : .open
    }
    self.init(answer(time), after: time.frames) { more in
      // In as many blocks more.
      let growth = Double(more) / Double(time.frames)
      return answer(
        MeanTimeRecord(
          frames: more, blocks: time.blocks.map { Int(Double($0) * growth) },
          meanMilliseconds: time.meanMilliseconds,
          standardErrorMilliseconds: time.standardErrorMilliseconds / growth.squareRoot()))
    }
  }

  private init(_ answer: ChoiceAnswer, after frames: Int, with more: (Int) -> ChoiceAnswer) {
    self.answer = answer
    guard answer == .open else {
      self.frames = nil
      return
    }
    var (low, high) = (frames, 2 * frames)
    while high < Self.most, more(high) == .open { (low, high) = (high, 2 * high) }
    guard more(high) != .open else {
      self.frames = nil
      return
    }
    while high - low > max(1, high / 100) {
      let middle = (low + high) / 2
      if more(middle) == .open { low = middle } else { high = middle }
    }
    self.frames = high
  }

  /// Nothing is known.
  static let unknown = ChoiceEvidence()

  private init() { (answer, frames) = (.open, nil) }
}
