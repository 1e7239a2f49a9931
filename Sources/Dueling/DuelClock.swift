import Judging
import Records
import Statistics

/// A check of the durations that contestants report in a block of a cell against the bench's clock.
///
/// Round trips beside single turns reveal durations that are wrong by far. Smaller errors show
/// against the other contestants, since the same pixels go there and back. The cost beside the
/// calls may still differ, so that turns of few and of many calls decide: their difference has only
/// what comes with each call.
struct DuelClock {
  /// The turns of each contestant on each frame, in the order in which these came; and the time of the first call, in nanoseconds,
  /// where the frame was new to the process.
  private var places: [(contestant: String, frame: String, turns: [DuelTurn], first: Double?)] = []

  /// - Parameter isFirst: true if the process had never seen the frame.
  mutating func add(_ turn: DuelTurn, of contestant: String, isFirst: Bool = false) {
    // The last come first: turns on a frame follow one another.
    let known = places.lastIndex { $0.contestant == contestant && $0.frame == turn.frame }
    let place = known ?? places.count
    if known == nil { places.append((contestant, turn.frame, [], nil)) }
    places[place].turns.append(turn)
    if isFirst { places[place].first = turn.firstCall }
  }

  /// The durations that round trips contradict: for each contestant the first such frame.
  var faults: [DuelClockFault] {
    var seen: Set<String> = []
    return places.compactMap { place in
      let wrong = place.turns.filter { $0.fault != nil }
      guard
        ClockRule.isContradicted(turns: place.turns.count, contradicting: wrong.count),
        let turn = wrong.last, let fault = turn.fault, seen.insert(place.contestant).inserted
      else { return nil }
      return DuelClockFault(
        contestant: place.contestant, frame: turn.frame, fault: fault, calls: turn.calls,
        reportedNanoseconds: turn.reported, seenNanoseconds: turn.roundTrip)
    }
  }

  /// True if a contestant's turns take so much longer than reported, beyond the others', that turns
  /// of few and of many calls have to explain it.
  var isSuspicious: Bool {
    let contestants = Dictionary(grouping: places, by: \.contestant)
    let known = contestants.values.compactMap { places -> (latency: Double, beside: Double)? in
      let turns = places.flatMap(\.turns)
      guard let latency = Sample(turns.map(\.latency))?.median,
        let beside = Sample(turns.map { $0.unreported / Double($0.calls) })?.median
      else { return nil }
      return (latency, beside)
    }
    guard let least = known.map(\.beside).min() else { return false }
    return known.contains {
      ClockRule.isContradicted(
        duration: $0.latency, beside: $0.beside, least: least, share: Self.suspiciousShare)
    }
  }

  /// The share that makes turns suspicious: half of what contradicts.
  private static let suspiciousShare = 0.25

  /// The contestants that seem to keep answers: their first calls on frames take much longer than
  /// the others, beyond the least such excess. Each has a fault on its frame of median excess.
  var recollections: [DuelClockFault] {
    let known = Dictionary(grouping: places, by: \.contestant).compactMapValues { places in
      let calls = places.compactMap { place in
        place.first.flatMap { first in
          Sample(place.turns.map(\.latency)).map {
            (frame: place.frame, first: first, repeated: $0.median, ratio: first / $0.median)
          }
        }
      }.sorted { ($0.ratio, $0.frame) < ($1.ratio, $1.frame) }
      return calls.isEmpty ? nil : (middle: calls[calls.count / 2], frames: calls.count)
    }
    guard let least = known.values.map(\.middle.ratio).min() else { return [] }
    return known.sorted { $0.key < $1.key }.compactMap { contestant, calls in
      let (first, repeated) = (calls.middle.first, calls.middle.repeated)
      guard
        ClockRule.isRecollected(
          first: first, repeated: repeated, frames: calls.frames, leastRatio: least)
      else { return nil }
      return DuelClockFault(
        contestant: contestant, frame: calls.middle.frame, fault: .firstCall, calls: 1,
        reportedNanoseconds: repeated, seenNanoseconds: first)
    }
  }
}

/// Turns of one call and of many on one frame, which reveal what calls take beside their durations.
/// A busy machine makes answers late, never early: the least delayed turn of each kind counts.
struct DuelClockProbe {
  /// The number of rounds for each contestant.
  static let rounds = 5

  /// The turns of each round by contestant.
  private var turns: [String: [(few: DuelTurn, many: DuelTurn)]] = [:]
  private let frame: String

  init(frame: String) { self.frame = frame }

  /// Returns the number of calls in the longer turns: together they take some 20 ms, half of which
  /// is more than a process waits for its turn.
  static func calls(latency: Double) -> Int { Int(min(max(20_000_000 / latency, 5), 1000)) }

  mutating func add(few: DuelTurn, many: DuelTurn, of contestant: String) {
    turns[contestant, default: []].append((few, many))
  }

  /// The additional time of each further call, in nanoseconds.
  private static func beside(_ turns: [(few: DuelTurn, many: DuelTurn)]) -> Double? {
    guard let calls = turns.first?.many.calls, calls > 1,
      let few = turns.map(\.few.unreported).min(), let many = turns.map(\.many.unreported).min()
    else { return nil }
    return (many - few) / Double(calls - 1)
  }

  /// The contestants whose calls take too much time beside their durations.
  var faults: [DuelClockFault] {
    let beside = turns.compactMapValues(Self.beside)
    guard let least = beside.values.min() else { return [] }
    return beside.sorted { $0.key < $1.key }.compactMap { contestant, beside in
      guard let latency = Sample((turns[contestant] ?? []).map(\.many.latency))?.median,
        ClockRule.isContradicted(duration: latency, beside: beside, least: least)
      else { return nil }
      return DuelClockFault(
        contestant: contestant, frame: frame, fault: .besideCalls, calls: 1,
        reportedNanoseconds: latency, seenNanoseconds: latency + beside - least)
    }
  }
}
