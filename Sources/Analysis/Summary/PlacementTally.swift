import Barcodes
import Records

/// Codes read in a cell, while its trials come in, by where the symbol lies within a pixel and by its length.
struct PlacementTally {
  private static let phaseCount = 4

  package struct Count {
    package var reads = 0
    package var codes = 0
  }

  /// By quarters of a pixel.
  private var phases = Array(repeating: Count(), count: phaseCount)
  private var lengths: [String: Count] = [:]

  package mutating func add(_ trial: TrialRecord, facts: FrameFacts) {
    let asked = trial.codesAsked ?? facts.codes
    guard trial.status.isAsked, asked > 0 else { return }
    let reads = trial.status == .ok ? trial.codes.count { $0.outcome == .correct } : 0
    let count = Count(reads: reads, codes: asked)
    let phase = Int(facts.phaseX * Double(Self.phaseCount))
    phases[min(max(phase, 0), Self.phaseCount - 1)] += count
    if let length = facts.payloadLength { lengths[length, default: Count()] += count }
  }

  package static func += (left: inout PlacementTally, right: PlacementTally) {
    for index in left.phases.indices { left.phases[index] += right.phases[index] }
    left.lengths.merge(right.lengths) { left, right in
      var sum = left
      sum += right
      return sum
    }
  }

  var phaseRecords: [PhaseRecord] {
    let share = 1 / Double(Self.phaseCount)
    return phases.enumerated().map { index, count in
      PhaseRecord(
        from: Double(index) * share, to: Double(index + 1) * share, reads: count.reads,
        codes: count.codes)
    }
  }

  /// The short ones first.
  var lengthRecords: [LengthRecord] {
    lengths.sorted { $0.key > $1.key }
      .map { LengthRecord(length: $0.key, reads: $0.value.reads, codes: $0.value.codes) }
  }
}

extension PlacementTally.Count {
  fileprivate static func += (left: inout Self, right: Self) {
    left.reads += right.reads
    left.codes += right.codes
  }
}
