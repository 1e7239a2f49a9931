/// The read rates of one engine on one symbology along one parameter, from its easy end to its hard one, and the limit up to which
/// enough is read.
///
/// Every step has a test of its own, by betting. The limit is the last step before the first that does not pass: it is too far only if
/// the first step of which less is read than asked passed nevertheless, and that one has the probability of one error, however many
/// steps there are and however often one looks (tests in an order fixed beforehand: Maurer, Hothorn and Lehmacher, Biometrie in der
/// chemisch-pharmazeutischen Industrie 6, 1995, pp. 3–18).
public struct LimitSweep: Sendable, Hashable {
  public let bets: RateBets
  /// From the easy end to the hard one.
  public let steps: [SweptRate]

  /// - Parameter counts: of each value, from the easy end to the hard one; those that were not tried, too.
  public init(_ counts: some Sequence<(value: Double, count: FrameReads)>, bets: RateBets) {
    self.bets = bets
    let counts = Array(counts)
    let evidence = counts.map { bets.evidence(reads: $0.count.reads, of: $0.count.trials) }
    let failing = RateBets.rejected(evidence.map(\.fails))
    steps = counts.indices.map {
      SweptRate(counts[$0].value, counts[$0].count, evidence[$0], isFailing: failing[$0])
    }
  }

  /// The number of steps at the easy end that pass, one after the other.
  public var passing: Int { steps.prefix { $0.decision == .passes }.count }

  /// The value up to which, and at all easier ones, the target is shown to be reached; nil where it is not even at the easiest.
  public var limit: Double? { passing > 0 ? steps[passing - 1].value : nil }

  /// The end of the search.
  public var end: LimitEnd {
    guard passing < steps.count else { return .beyond }
    return steps[passing].decision == .fails ? .found : .open
  }

  /// The steps beyond the limit that pass by themselves: where codes are read again that were not before.
  public var returns: [SweptRate] { steps.dropFirst(passing).filter { $0.decision == .passes } }
}

/// The end of a search for a limit.
public enum LimitEnd: String, Sendable, Codable, CaseIterable {
  /// The step after the limit is shown to fall short.
  case found
  /// The step after the limit is not decided: the limit may lie farther.
  case open
  /// Every step that was tried passes: the limit is at least the last.
  case beyond
}
