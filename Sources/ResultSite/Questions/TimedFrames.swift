import Findings

/// The frames of one result that calls were timed on.
struct TimedFrames: Hashable {
  private let result: String
  let key: CallKey

  init(_ call: CallResult, in shared: SharedResult) {
    (result, key) = (shared.record.name, CallKey(call, in: shared))
  }

  /// Those that most readers had, of the largest size, one for each condition; empty of none. Sizes stand from the smallest to the largest.
  ///
  /// - Parameter readers: how many had them.
  static func usual(among frames: [TimedFrames], readers: (TimedFrames) -> Int) -> [TimedFrames] {
    let most = frames.map(readers).max() ?? 0
    let candidates = frames.filter { readers($0) == most }
    guard let first = candidates.first,
      let largest = candidates.last(where: {
        $0.result == first.result && $0.key.suite == first.key.suite
          && $0.key.condition == first.key.condition
      })
    else { return [] }
    return candidates.filter {
      $0.result == largest.result && $0.key.ofAnyCondition == largest.key.ofAnyCondition
    }
  }
}
