import Barcodes
import Records
import Summaries

/// The facts that are compared of one trial of a frame in some view.
struct ViewedTrial {
  package let view: String
  /// What the engine saw, whatever the view's name; without a region for the whole frame.
  package let image: FrameView
  /// Nil where the suite was not timed or the engine did not answer.
  let timed: LatencyRecord.Trial?
  /// The number of codes that were asked for.
  let codesAsked: Int
  /// The outcome of each code; empty without an answer.
  private let outcomes: [Outcome]
  /// Nil without a region or an answer.
  package let outside: OutsideRecord?

  package init(_ trial: TrialRecord, view: String, facts: FrameFacts, latency: Double?) {
    self.view = view
    let region = trial.region.flatMap { $0.width * $0.height < facts.pixels ? $0 : nil }
    image = FrameView(orientation: trial.orientation ?? .up, region: region)
    timed = latency.flatMap { $0 > 0 ? LatencyRecord.Trial(trial, nanoseconds: $0) : nil }
    codesAsked = trial.codesAsked ?? facts.codes
    outcomes = trial.codes.map(\.outcome)
    outside = OutsideRecord(trial)
  }

  /// True if this view had every code read that both views ask for; nil where there is none.
  package func reads(ofThoseAskedIn other: ViewedTrial) -> Bool? {
    func asks(_ outcomes: [Outcome], _ code: Int) -> Bool {
      outcomes.isEmpty || outcomes[code].isAsked
    }
    let codes = 0..<max(outcomes.count, other.outcomes.count)
    let shared = codes.filter { asks(outcomes, $0) && asks(other.outcomes, $0) }
    // Where neither was answered, there is no telling which they share.
    guard !shared.isEmpty || (codes.isEmpty && min(codesAsked, other.codesAsked) > 0) else {
      return nil
    }
    return !outcomes.isEmpty && shared.allSatisfy { outcomes[$0] == .correct }
  }
}

/// Frames that were read in two views: of one cell, or of several.
struct ViewTally {
  private var pairs: [(view: ViewedTrial, reference: ViewedTrial)] = []

  package mutating func add(_ view: ViewedTrial, _ reference: ViewedTrial) {
    pairs.append((view, reference))
  }

  package static func += (left: inout ViewTally, right: ViewTally) { left.pairs += right.pairs }

  /// Without the frames of which the engine saw the same image both times.
  var ofChangedFrames: ViewTally {
    var tally = self
    tally.pairs.removeAll { $0.view.image == $0.reference.image }
    return tally
  }

  /// - Parameter looks: at how many numbers of blocks measuring might have ended.
  package func time(looks: Int) -> PairedTime? {
    PairedTime(
      pairs.compactMap { pair in
        pair.view.timed.flatMap { view in pair.reference.timed.map { (view, $0) } }
      }, looks: looks)
  }

  package var reads: PairedReads? {
    PairedReads(
      pairs.compactMap { view, reference in
        view.reads(ofThoseAskedIn: reference).flatMap { inView in
          reference.reads(ofThoseAskedIn: view).map { (inView, $0) }
        }
      })
  }

  package var outside: OutsideRecord? {
    let records = pairs.compactMap(\.view.outside)
    return records.isEmpty ? nil : records.reduce(.zero, +)
  }
}
