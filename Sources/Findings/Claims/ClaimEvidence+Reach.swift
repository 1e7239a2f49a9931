package import Records
package import Summaries

/// The claims on how far away codes are read in frames of several sizes.
package enum ReachClaim {
  /// That the usual size reaches farther than the smallest.
  case usualSize
  /// That the usual size suffices.
  case nativeResolution
  /// That the smallest size suffices for codes that fill the frame.
  case fill
}

extension ClaimEvidence {
  func finding(on claim: ReachClaim, _ engine: EngineRecord) -> ClaimFinding {
    switch claim {
    case .usualSize: reachFinding(engine)
    case .nativeResolution: nativeResolutionFinding(engine)
    case .fill: fillFinding(engine)
    }
  }
}

/// The gain of a larger frame in reads, and its cost in time.
package struct ReachGain {
  package let small: LatencySize
  package let large: LatencySize
  /// At the large frame.
  package let codes: Int
  /// The large frame's read rate less the small one's, over all symbologies and shares; of the same payloads and phases,
  /// where the suite pairs them.
  package let difference: BoundedEstimate
  /// The latencies of the small frame and of the large one; empty where one was not timed.
  package let latencies: [CallLatencyRecord]

  /// Nil where one of them was not tried.
  package init?(
    _ reach: Reach, from small: LatencySize?, to large: LatencySize?, engine: EngineRecord,
    _ evidence: ClaimEvidence
  ) {
    guard let small, let large, small != large, let before = reach.read(at: small),
      let after = reach.read(at: large),
      let difference = reach.gain(from: small, to: large)
        ?? BoundedEstimate(after.proportion, less: before.proportion)
    else { return nil }
    self.small = small
    self.large = large
    self.difference = difference
    codes = after.codes
    let timed = [small, large].compactMap { size in
      evidence.latency?.farCell(engine: engine, size: size)
    }
    latencies = timed.count == 2 ? timed : []
  }

  /// A gain in read rate below this counts as none.
  private static let negligible = 0.01

  /// - Parameters:
  ///   - gaining: the verdict where the larger frame is read more often.
  ///   - notGaining: where it is not, to speak of.
  fileprivate func finding(
    _ engine: EngineRecord, gaining: ClaimVerdict, notGaining: ClaimVerdict
  ) -> ClaimFinding {
    ClaimFinding(
      engine,
      difference.lower > 0
        ? gaining : difference.upper < Self.negligible ? notGaining : .undecided,
      [
        ClaimNumber(
          "read_rate_gain", at: large.point, value: difference.value, lower: difference.lower,
          upper: difference.upper, of: codes)
      ])
  }
}

/// That 1280 × 720 or 1920 × 1080 lets codes be read from farther away (`reach`), or that more than 2 megapixels gain nothing
/// (`nativeResolution`).
extension ClaimEvidence {
  /// From the smallest frame to the usual one; nil where it was not tried.
  package func reachGain(_ engine: EngineRecord) -> ReachGain? {
    let reach = Reach(self, engine: engine)
    return ReachGain(
      reach, from: reach.sizes.first, to: LatencyView.usual(reach.sizes), engine: engine, self)
  }

  /// From the usual frame to the largest; nil where it was not tried.
  package func nativeResolutionGain(_ engine: EngineRecord) -> ReachGain? {
    let reach = Reach(self, engine: engine)
    return ReachGain(
      reach, from: LatencyView.usual(reach.sizes), to: reach.sizes.last, engine: engine, self)
  }

  private func reachFinding(_ engine: EngineRecord) -> ClaimFinding {
    reachGain(engine)?.finding(engine, gaining: .holds, notGaining: .fails)
      ?? ClaimFinding(engine, without: .notAsked)
  }

  private func nativeResolutionFinding(_ engine: EngineRecord) -> ClaimFinding {
    nativeResolutionGain(engine)?.finding(engine, gaining: .fails, notGaining: .holds)
      ?? ClaimFinding(engine, without: .notAsked)
  }
}

/// That a low resolution suffices where the code fills most of the frame.
extension ClaimEvidence {
  /// The least share of the frame's width that is most of it.
  private static let mostOfWidth = 0.5

  /// At the smallest frame; nil where it was not tried.
  package func fillRead(_ engine: EngineRecord) -> (size: LatencySize, count: ReadCount)? {
    let reach = Reach(self, engine: engine)
    guard let least = reach.sizes.first,
      let count = reach.read(at: least, from: Self.mostOfWidth)
    else { return nil }
    return (least, count)
  }

  private func fillFinding(_ engine: EngineRecord) -> ClaimFinding {
    guard let read = fillRead(engine) else { return ClaimFinding(engine, without: .notAsked) }
    return ClaimFinding(
      engine, read.count.targetVerdict,
      [ClaimNumber(readRate: read.count.rate, of: read.count.codes, at: read.size.point)])
  }
}
