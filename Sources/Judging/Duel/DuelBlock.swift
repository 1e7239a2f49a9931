import RealModule
import Statistics

/// A frame as a block timed it.
public struct DuelFrame: Sendable, Hashable {
  /// Nil where it is not known which it was.
  public var name: String?
  public var groups: Set<FrameSubset>
  /// Logarithms of ratios of latencies. Candidate to baseline, of both of whose processes.
  public var candidate: Double
  /// A second process of the baseline to the baseline: what the machine alone does.
  public var control: Double

  public init(
    name: String? = nil, groups: Set<FrameSubset> = [], candidate: Double, control: Double
  ) {
    self.name = name
    self.groups = groups
    self.candidate = candidate
    self.control = control
  }
}

/// Which rounds of a block a frame had: so many, after those of the frames before it.
public struct FrameRounds: Sendable, Hashable {
  public var name: String?
  public var groups: Set<FrameSubset>
  public var rounds: Int
  /// The first call of each contestant, in any unit; nil where the processes had seen the frame
  /// before.
  public var firstCalls: [String: Double]?

  /// - Parameter groups: by their raw values.
  public init(name: String?, groups: [String], rounds: Int, firstCalls: [String: Double]? = nil) {
    self.name = name
    self.groups = Set(groups.map(FrameSubset.init))
    self.rounds = rounds
    self.firstCalls = firstCalls
  }

  /// The frame as its first calls alone tell of it; nil where a contestant has none.
  fileprivate func first(of candidate: String) -> DuelFrame? {
    guard let baseline = firstCalls?[Arm.baseline], let copy = firstCalls?[Arm.aaControl],
      let candidate = firstCalls?[candidate],
      [baseline, copy, candidate].allSatisfy({ $0 > 0 && $0.isFinite })
    else { return nil }
    return DuelFrame(
      name: name, groups: groups,
      candidate: .log(candidate) - (.log(baseline) + .log(copy)) / 2, control: .log(copy / baseline)
    )
  }
}

/// The measurements of a cell in one block.
public struct DuelBlock: Sendable, Hashable {
  /// At least one.
  public let frames: [DuelFrame]
  /// Those of them that the processes had not seen before, as their first calls alone tell of them.
  public let firstSeen: [DuelFrame]

  /// Nil without a frame.
  public init?(frames: [DuelFrame], firstSeen: [DuelFrame] = []) {
    guard !frames.isEmpty else { return nil }
    self.frames = frames
    self.firstSeen = firstSeen
  }

  /// Creates a block of which one number of each kind is known.
  public init(candidate: Double, control: Double) {
    frames = [DuelFrame(candidate: candidate, control: control)]
    firstSeen = []
  }

  /// The mean over its frames.
  public var candidate: Double { mean(\.candidate) }
  public var control: Double { mean(\.control) }

  private func mean(_ ratio: (DuelFrame) -> Double) -> Double {
    frames.reduce(0) { $0 + ratio($1) } / Double(frames.count)
  }

  /// A frame is held against both processes of the baseline: the median of both ratios of all its rounds counts. The
  /// ratios of most rounds are close together and those of some far out, so that a median spreads less than any mean.
  ///
  /// Nil where a contestant is missing or has another number of rounds, or where a latency is not positive.
  ///
  /// - Parameters:
  ///   - latencies: of each contestant, in the same order of rounds, in any unit.
  ///   - frames: in the order of their rounds; where there are none, all rounds count as one frame's.
  ///   - candidate: the contestant to hold against the baseline.
  public init?(
    latencies: [String: [Double]], frames: [FrameRounds] = [],
    candidate name: String = Arm.candidate
  ) {
    guard let baseline = latencies[Arm.baseline], let copy = latencies[Arm.aaControl],
      let candidate = latencies[name], baseline.count == copy.count,
      baseline.count == candidate.count,
      [baseline, copy, candidate].allSatisfy({ $0.allSatisfy { $0 > 0 && $0.isFinite } })
    else { return nil }
    let frames =
      frames.isEmpty ? [FrameRounds(name: nil, groups: [], rounds: baseline.count)] : frames
    guard frames.allSatisfy({ $0.rounds > 0 }),
      frames.reduce(0, { $0.addingReportingOverflow($1.rounds).partialValue }) == baseline.count
    else { return nil }
    var start = 0
    self.init(
      frames: frames.compactMap { frame in
        let rounds = start..<(start + frame.rounds)
        start = rounds.upperBound
        func ratios(_ one: [Double], to other: [Double]) -> [Double] {
          zip(one[rounds], other[rounds]).map { .log($0 / $1) }
        }
        guard
          let ofCandidate = Sample(
            ratios(candidate, to: baseline) + ratios(candidate, to: copy))?.median,
          let ofCopy = Sample(ratios(copy, to: baseline))?.median
        else { return nil }
        return DuelFrame(
          name: frame.name, groups: frame.groups, candidate: ofCandidate, control: ofCopy)
      }, firstSeen: frames.compactMap { $0.first(of: name) })
  }

  /// The part of the block that speaks for or against a claim; nil where it has none of its frames.
  public func restricted(to claim: DuelClaim) -> DuelBlock? {
    guard let names = claim.frames else { return telling(of: claim.group) }
    func isClaimed(_ frame: DuelFrame) -> Bool { frame.name.map(names.contains) ?? false }
    return DuelBlock(
      frames: frames.filter(isClaimed), firstSeen: firstSeen.filter(isClaimed))?
      .telling(of: claim.group)
  }

  /// Where first calls are in question, these alone; nil without any.
  public func telling(of group: FrameSubset?) -> DuelBlock? {
    group == .first ? DuelBlock(frames: firstSeen, firstSeen: firstSeen) : self
  }
}
