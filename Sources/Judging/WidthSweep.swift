/// What is said of "modules of at least so many pixels suffice".
public enum Verdict: String, Sendable, Codable, CaseIterable {
  case holds, fails, undecided

  /// Of every width that is to pass; nil without one.
  ///
  /// `holds` where every such width passes: each at the full error, since all must pass (an
  /// intersection–union test; R. L. Berger, Technometrics 24, 1982, pp. 295–300). `fails` where any fails.
  public init?(_ decisions: [RateDecision]) {
    guard !decisions.isEmpty else { return nil }
    if decisions.contains(.fails) {
      self = .fails
    } else {
      self = decisions.allSatisfy { $0 == .passes } ? .holds : .undecided
    }
  }
}

/// How one engine reads one symbology under one condition, at module widths from small to large.
///
/// Read rate is not monotone in module width: an engine may read at 1.0 and 2.0 px and fail at 1.6. So every
/// width is judged for itself, and nothing is inferred from one to the next.
public struct WidthSweep: Sendable, Hashable {
  /// The trials at one width.
  public struct Point: Sendable, Hashable {
    /// In pixels.
    public let width: Double
    public let reads: Int
    public let trials: Int
    public let decision: RateDecision

    public var failures: Int { trials - reads }
  }

  public let test: SequentialRateTest
  /// By ascending width.
  public let points: [Point]

  /// - Parameter counts: of each width, in any order.
  public init(
    _ counts: some Sequence<(width: Double, reads: Int, trials: Int)>, test: SequentialRateTest
  ) {
    self.test = test
    points = counts.sorted { $0.width < $1.width }
      .map { width, reads, trials in
        Point(
          width: width, reads: reads, trials: trials,
          decision: test.decision(reads: reads, of: trials))
      }
  }

  /// Whether modules of at least `width` pixels suffice; nil where no such width was tested.
  public func verdict(atLeast width: Double) -> Verdict? {
    Verdict(points.filter { ModuleWidth.isReached(width, by: $0.width) }.map(\.decision))
  }

  /// The smallest width that passes, in pixels, whatever larger ones do: "T99 first" where the target is 99 %.
  ///
  /// Each width has the whole error for itself, and any one may pass first: where many widths are read a little
  /// less often than the target, one of them probably passes. `safeWidth` is wrong with the error of one width.
  public var firstWidth: Double? { points.first { $0.decision == .passes }?.width }

  /// The width from which it and every larger tested one pass, in pixels: "T99 safe".
  public var safeWidth: Double? {
    points.reversed().prefix { $0.decision == .passes }.last?.width
  }

  /// Whether `safeWidth` might still become smaller with more trials: the next smaller width is open.
  public var isSafeWidthOpen: Bool {
    points.reversed().first { $0.decision != .passes }?.decision == .open
  }
}
