import Findings
import Summaries

/// The frames of one result that calls were timed on.
struct TimedFrames: Hashable {
  private let result: String
  let suite: String
  private(set) var condition: String?
  /// Nil for all sizes.
  private(set) var size: String?
  private(set) var symbologies: [String]

  init(_ call: CallResult, in shared: SharedResult) {
    result = shared.record.name
    (suite, condition, size) = (call.suite, call.condition, call.size)
    symbologies = shared.symbologies(of: call.suite, askedOf: call.engine).sorted()
  }

  var ofAnySize: TimedFrames {
    var key = self
    key.size = nil
    return key
  }

  var ofAnyCondition: TimedFrames {
    var key = self
    key.condition = nil
    return key
  }

  /// Whatever codes are in them, which differ with what a reader reads.
  var ofAnyCodes: TimedFrames {
    var key = self
    key.symbologies = []
    return key
  }

  var words: String {
    ([suite, condition, size].compactMap(\.self)
      + (symbologies.isEmpty ? [] : ["frames of \(Wording.list(symbologies))"]))
      .joined(separator: ", ")
  }

  /// Those that most readers had, of the largest size, one for each condition; empty of none. Sizes stand from the smallest to the largest.
  ///
  /// - Parameter readers: how many had them.
  static func usual(among frames: [TimedFrames], readers: (TimedFrames) -> Int) -> [TimedFrames] {
    let most = frames.map(readers).max() ?? 0
    let candidates = frames.filter { readers($0) == most }
    guard let first = candidates.first,
      let largest = candidates.last(where: {
        $0.result == first.result && $0.suite == first.suite && $0.condition == first.condition
      })
    else { return [] }
    return candidates.filter { $0.ofAnyCondition == largest.ofAnyCondition }
  }
}
