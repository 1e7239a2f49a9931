package import Records
package import Summaries
import Tallies

/// That waiting for equal reads in a row keeps wrong contents from being accepted.
package struct EqualReadsClaim: Claim {
  package let id = ClaimID.liveEqualReads
  package let suite = ClaimSuite.sharedBike

  private static let error = 0.05
  /// The least share of the scans with something wrong that the claim has to spare.
  package static let leastSpared = 0.5

  /// Against the first read, of each suite the first policy that waits for equal reads in a row.
  package static func contrasts(
    _ engine: EngineRecord, _ evidence: ClaimEvidence
  ) -> [LiveContrast] {
    let waiting = evidence.contrasts(.acceptance, engine: engine).filter {
      $0.first == "first" && $0.second.hasSuffix("-in-a-row")
    }
    return waiting.grouped(by: \.suite).keys.compactMap { suite in
      waiting.first { $0.suite == suite }
    }
  }

  /// Over the suites, whose scans are others.
  package static func wrong(_ contrasts: [LiveContrast]) -> PairedWrong? {
    contrasts.isEmpty ? nil : PairedWrong(sumOf: contrasts.map(\.wrong))
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    guard let wrong = Self.wrong(Self.contrasts(engine, evidence)) else {
      return ClaimFinding(engine, without: .notAsked)
    }
    let isUseless = wrong.pMoreUnderSecond <= Self.error || wrong.mostSpared < Self.leastSpared
    let verdict: ClaimVerdict =
      isUseless ? .fails : wrong.pFewerUnderSecond <= Self.error ? .holds : .undecided
    return ClaimFinding(
      engine, verdict,
      [("first", wrong.first), ("in-a-row", wrong.second)].compactMap { name, count in
        RateRecord(correct: count, of: wrong.seeds).map {
          ClaimNumber(
            "wrong_scan_rate \(name)", value: $0.rate, lower: $0.lower, upper: $0.upper,
            of: wrong.seeds)
        }
      })
  }
}
