import Judging
import Records

/// The verdicts of one engine on several symbologies, taken together.
struct VerdictGroup {
  let engine: EngineRecord
  /// Those that the claim is about.
  let symbologies: [String]
  /// Those of them that the engine claims and that were tested.
  let verdicts: [VerdictRecord]

  init(engine: EngineRecord, symbologies: [String], verdicts: [VerdictRecord]) {
    self.engine = engine
    self.symbologies = symbologies
    self.verdicts = verdicts.filter { symbologies.contains($0.symbology) }
  }

  /// Fails where any does; holds where all that the engine claims were tested and hold.
  var verdict: ClaimVerdict {
    if verdicts.isEmpty { return .notTested }
    if verdicts.contains(where: { $0.verdict == .fails }) { return .fails }
    return untested.isEmpty && verdicts.allSatisfy { $0.verdict == .holds } ? .holds : .undecided
  }

  /// - Parameter width: what the finding is of, in words.
  var finding: ClaimFinding {
    guard symbologies.contains(where: { Support.isClaimed($0, by: engine) }) else {
      return .unsupported(engine.label)
    }
    guard !verdicts.isEmpty else { return .notTested(engine.label, suite: .guidance) }
    return ClaimFinding(
      engine: engine.label, verdict: verdict,
      words: ClaimWords.qualified(verdict.rawValue, target: verdicts.map(\.target).min()),
      effect: effect, numbers: verdicts.map(Self.number))
  }

  private var untested: [String] {
    symbologies.filter { name in
      Support.isClaimed(name, by: engine) && !verdicts.contains { $0.symbology == name }
    }
  }

  private var effect: String {
    let failing = verdicts.filter { $0.verdict == .fails }
    let open = verdicts.filter { $0.verdict == .undecided }.map(\.symbology)
    let holding = verdicts.count { $0.verdict == .holds }
    let lowest = verdicts.min { $0.worst.rate.rate < $1.worst.rate.rate }
    let parts: [String?] = [
      "holds for \(holding) of \(verdicts.count)",
      failing.isEmpty ? nil : "fails for \(Wording.list(failing.map(Self.worst)))",
      open.isEmpty ? nil : "undecided for \(Wording.list(open))",
      failing.isEmpty ? lowest.map { "lowest rate: \(Self.worst($0))" } : nil,
      untested.isEmpty ? nil : "not tested: \(Wording.list(untested))",
      ClaimWords.unsupported(symbologies, by: engine),
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  private static func worst(_ record: VerdictRecord) -> String {
    let worst = record.worst
    return "\(record.symbology) at \(Wording.pixels(worst.width)): "
      + ClaimWords.rate(worst.rate, of: worst.codes)
  }

  private static func number(_ record: VerdictRecord) -> ClaimNumber {
    ClaimNumber(
      readRate: record.worst.rate, of: record.worst.codes, symbology: record.symbology,
      at: [SweptAxis.moduleWidth.name: record.worst.width])
  }
}
