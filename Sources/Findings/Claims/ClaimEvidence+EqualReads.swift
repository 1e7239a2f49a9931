package import Records
package import Summaries
import Tallies

/// That waiting for equal reads in a row keeps wrong contents from being accepted.
extension ClaimEvidence {
  private static let equalReadsError = 0.05
  /// The least share of the scans with something wrong that the claim has to spare.
  private static let leastSpared = 0.5

  /// Against the first read, of each suite the first policy that waits for equal reads in a row.
  package func equalReadContrasts(_ engine: EngineRecord) -> [LiveContrast] {
    let waiting = contrasts(.acceptance, engine: engine).filter {
      $0.first == "first" && $0.second.hasSuffix("-in-a-row")
    }
    return waiting.grouped(by: \.suite).keys.compactMap { suite in
      waiting.first { $0.suite == suite }
    }
  }

  func equalReadsFinding(_ engine: EngineRecord) -> ClaimFinding {
    guard let wrong = equalReadContrasts(engine).wrong else {
      return ClaimFinding(engine, without: .notAsked)
    }
    let isUseless =
      wrong.pMoreUnderSecond <= Self.equalReadsError || wrong.mostSpared < Self.leastSpared
    let verdict: ClaimVerdict =
      isUseless ? .fails : wrong.pFewerUnderSecond <= Self.equalReadsError ? .holds : .undecided
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

extension [LiveContrast] {
  /// Over all suites, whose scans are others; nil without a contrast.
  package var wrong: PairedWrong? { isEmpty ? nil : PairedWrong(sumOf: map(\.wrong)) }
}
