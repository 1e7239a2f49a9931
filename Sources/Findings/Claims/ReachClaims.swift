package import Records
package import Summaries

/// The gain of a larger frame in reads, and its cost in time.
package struct ReachGain {
  package let reach: Reach
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
    self.reach = reach
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
package struct ReachClaim: Claim {
  package let id: ClaimID
  package let suite = ClaimSuite.reach

  /// From the smallest frame to the usual one, or from that to the largest; nil where it was not tried.
  package static func gain(
    _ id: ClaimID, _ engine: EngineRecord, _ evidence: ClaimEvidence
  ) -> ReachGain? {
    let reach = Reach(evidence, engine: engine)
    let (sizes, usual) = (reach.sizes, LatencyView.usual(reach.sizes))
    let (small, large) = id == .reach ? (sizes.first, usual) : (usual, sizes.last)
    return ReachGain(reach, from: small, to: large, engine: engine, evidence)
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    let (gaining, notGaining): (ClaimVerdict, ClaimVerdict) =
      id == .reach ? (.holds, .fails) : (.fails, .holds)
    return Self.gain(id, engine, evidence)?
      .finding(engine, gaining: gaining, notGaining: notGaining)
      ?? ClaimFinding(engine, without: .notAsked)
  }
}

/// That a low resolution suffices where the code fills most of the frame.
package struct FillClaim: Claim {
  package let id = ClaimID.fill
  package let suite = ClaimSuite.reach

  /// The least share of the frame's width that is most of it.
  private static let span = 0.5

  /// At the smallest frame; nil where it was not tried.
  package static func read(
    _ engine: EngineRecord, _ evidence: ClaimEvidence
  ) -> (size: LatencySize, count: ReadCount)? {
    let reach = Reach(evidence, engine: engine)
    guard let least = reach.sizes.first, let count = reach.read(at: least, from: Self.span) else {
      return nil
    }
    return (least, count)
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    guard let read = Self.read(engine, evidence) else {
      return ClaimFinding(engine, without: .notAsked)
    }
    return ClaimFinding(
      engine, TargetVerdict(read.count).verdict,
      [ClaimNumber(readRate: read.count.rate, of: read.count.codes, at: read.size.point)])
  }
}
