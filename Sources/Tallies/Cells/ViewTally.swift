import Barcodes
import Foundation
import Judging
package import Records
import Statistics
package import Summaries

/// The facts that are compared of one trial of a frame in some view.
struct ViewedTrial {
  /// The image that the engine saw.
  struct Image: Equatable {
    package var orientation: ImageOrientation
    /// Nil for the whole frame.
    package var region: PixelRectangle?
  }

  package let view: String
  package let image: Image
  /// In nanoseconds; nil where the suite was not timed or the engine did not answer.
  package let latency: Double?
  package let calls: Int
  /// The block of fresh processes; nil where the suite was not timed in blocks.
  package let block: Int?
  /// The number of codes that were asked for.
  let codesAsked: Int
  /// The outcome of each code; empty without an answer.
  private let outcomes: [Outcome]
  /// Nil without a region or an answer.
  package let outside: OutsideRecord?

  package init(_ trial: TrialRecord, view: String, facts: FrameFacts, latency: Double?) {
    self.view = view
    let region = trial.region.flatMap { $0.width * $0.height < facts.pixels ? $0 : nil }
    image = Image(orientation: trial.orientation ?? .up, region: region)
    self.latency = latency.flatMap { $0 > 0 ? $0 : nil }
    calls = trial.durationsNanoseconds.count
    block = trial.timing?.block
    codesAsked = trial.codesAsked ?? facts.codes
    outcomes = trial.codes.map(\.outcome)
    outside = OutsideRecord(trial)
  }

  fileprivate func timed(_ nanoseconds: Double) -> LatencyRecord.Trial {
    .init(block: block, nanoseconds: nanoseconds, calls: calls)
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
    let timed = pairs.compactMap { pair in
      pair.view.latency.flatMap { view in pair.reference.latency.map { (view, $0, pair) } }
    }
    let ratios = Dictionary(grouping: timed) { $0.2.view.block ?? 0 }
      .wholeBlocks().mapValues { $0.map { log($0.0 / $0.1) } }
    guard let ratio = BlockEstimate(logarithmsByBlock: ratios, looks: looks),
      let latency = LatencyRecord(timed.map { $0.2.view.timed($0.0) }, looks: looks),
      let reference = LatencyRecord(timed.map { $0.2.reference.timed($0.1) }, looks: looks)
    else { return nil }
    return PairedTime(
      pairs: timed.count, blocks: ratio.blocks, ratio: ratio.value,
      lower: ratio.interval?.lowerBound, upper: ratio.interval?.upperBound,
      pFaster: BlockEstimate.pValue(above: 1, logarithmsByBlock: ratios, looks: looks),
      latency: latency, referenceLatency: reference)
  }

  package var reads: PairedReads? {
    let read = pairs.compactMap { view, reference in
      view.reads(ofThoseAskedIn: reference).flatMap { inView in
        reference.reads(ofThoseAskedIn: view).map { (inView: inView, inReference: $0) }
      }
    }
    let onlyView = read.count { $0.inView && !$0.inReference }
    let onlyReference = read.count { !$0.inView && $0.inReference }
    let difference = BoundedEstimate(
      Proportion(successes: onlyView, of: read.count),
      less: Proportion(successes: onlyReference, of: read.count))
    return difference.map {
      PairedReads(
        frames: read.count, both: read.count { $0.inView && $0.inReference }, onlyView: onlyView,
        onlyReference: onlyReference,
        difference: $0)
    }
  }

  package var outside: OutsideRecord? {
    let records = pairs.compactMap(\.view.outside)
    return records.isEmpty ? nil : records.reduce(into: OutsideRecord()) { $0 += $1 }
  }
}

extension OutsideRecord {
  /// Nil for a trial without a region, or without an answer.
  package init?(_ trial: TrialRecord) {
    guard trial.region != nil, trial.status == .ok else { return nil }
    self.init(
      codes: trial.codes.count { $0.outcome == .outside },
      cut: trial.codes.count { $0.outcome == .cut }, decodes: trial.outsideRegion ?? 0)
  }

  package static func += (left: inout OutsideRecord, right: OutsideRecord) {
    left.codes += right.codes
    left.cut += right.cut
    left.decodes += right.decodes
  }
}

extension OutsideRecord {
  /// The one-sided 95 % Clopper–Pearson bound of the share of codes outside that are reported.
  package var upperBound: Double {
    Proportion(successes: min(decodes, codes), of: codes).upperBound()
  }
}

extension PairedReads {
  /// The share of the frames that were read in the view.
  package var viewRate: RateRecord? { RateRecord(correct: both + onlyView, of: frames) }

  /// The share of the frames that were read in the reference.
  package var referenceRate: RateRecord? { RateRecord(correct: both + onlyReference, of: frames) }
}
