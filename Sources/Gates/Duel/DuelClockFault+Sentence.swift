import Judging
package import Records
import Summaries

extension DuelClockFault {
  /// Takes the fault that contradicts in too many of a cell's blocks, the last time that it did;
  /// nil where nothing does.
  package init?(contradictingIn blocks: [DuelBlockRecord]) {
    let faults = blocks.map { $0.clockFaults ?? [] }
    guard let name = ClockRule.contradicted(faults.map { Set($0.map(\.contestant)) }),
      let last = faults.joined().last(where: { $0.contestant == name })
    else { return nil }
    self = last
  }

  /// Whose durations contradict, on which frame, with both figures.
  package var sentence: String {
    let (reported, seen) = (
      Wording.duration(nanoseconds: reportedNanoseconds),
      Wording.duration(nanoseconds: seenNanoseconds)
    )
    let calls = Wording.count(calls, "call")
    let end = "such durations cannot be judged."
    let said = "the \(contestant) says that \(calls) on frame \(frame) took \(reported)"
    return switch fault {
    case .besideCalls: "\(said), and the bench's clock says \(seen); \(end)"
    case .exceedsRoundTrip, .farBelowRoundTrip:
      "\(said), and the bench had the answer after \(seen); \(end)"
    case .firstCall:
      "\(said), and the first one \(seen): it seems to keep its answers, and \(end)"
    }
  }
}
