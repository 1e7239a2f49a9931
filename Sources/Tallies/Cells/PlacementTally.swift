import Barcodes
import Judging
package import Records
import Summaries

/// Codes read in a cell, while its trials come in, by where the symbol lies within a pixel and by its length.
package struct PlacementTally {
  private static let phaseCount = 4

  /// By quarters of a pixel.
  private var phases = Array(repeating: FrameReads(), count: phaseCount)
  private var lengths: [String: FrameReads] = [:]

  package mutating func add(_ trial: TrialRecord, facts: FrameFacts) {
    let asked = trial.codesAsked ?? facts.codes
    guard trial.status.isAsked, asked > 0 else { return }
    let reads = trial.status == .ok ? trial.codes.count { $0.outcome == .correct } : 0
    let count = FrameReads(reads: reads, trials: asked)
    let phase = Int(facts.phaseX * Double(Self.phaseCount))
    phases[min(max(phase, 0), Self.phaseCount - 1)] += count
    if let length = facts.payloadLength { lengths[length, default: .init()] += count }
  }

  /// The phases of all cells together.
  static func phaseRecords(_ cells: [PlacementTally]) -> [PhaseRecord] {
    (0..<phaseCount).map { index in
      PhaseRecord(
        index, of: phaseCount, cells.reduce(into: FrameReads()) { $0 += $1.phases[index] })
    }
  }

  /// The lengths of all cells together, the short ones first, then the long, then numbers of
  /// characters; each cell bets by itself.
  ///
  /// - Parameters:
  ///   - widths: how many cells there were to be; those that were not tried have an e-value of 1.
  ///   - bets: against the target.
  static func lengthRecords(
    _ cells: [PlacementTally], widths: Int, bets: RateBets
  ) -> [LengthRecord] {
    let names = Set(cells.flatMap(\.lengths.keys)).sorted {
      (Int($0) ?? 0, $1) < (Int($1) ?? 0, $0)
    }
    let evidence = names.map { name in
      Verdict.logEFails(
        (0..<max(widths, cells.count)).map { index in
          guard index < cells.count, let count = cells[index].lengths[name] else { return .none }
          return bets.evidence(reads: count.reads, of: count.trials)
        })
    }
    let short = RateBets.rejected(evidence)
    return names.indices.map { index in
      let count = cells.reduce(into: FrameReads()) {
        $0 += $1.lengths[names[index]] ?? .init()
      }
      return LengthRecord(
        length: names[index], count, logEFails: evidence[index], fallsShort: short[index])
    }
  }
}
