import Judging
package import Records
import Statistics
package import Summaries

/// The misreads of a whole run, each frame counted once for an engine: with its suite's first mask
/// and view, however often it was timed.
package struct MisreadTally {
  package let engines: [EngineRecord]
  /// The groups of frames, in the run's order; without those of which nothing was read.
  package let groups: [MisreadGroup]
  private let cells: [MisreadGroup: [SummaryCell]]
  private let run: RunRecord

  /// Frames that are counted together: of a suite, or where its sampling adapts, of one of its conditions.
  package struct MisreadGroup: Hashable, Sendable {
    package let suite: String
    package let namedCondition: String?
    /// True if a reader's outcomes chose how many frames of each module width it was asked.
    package let isAdaptive: Bool
  }

  package struct MisreadCount {
    package let misreads: Int
    /// Codes of which something was read, right or wrong.
    package let reads: Int
    /// The share of what was read that was wrong, 0 to 1. Where sampling adapts, each symbology and width counts alike, as the sampler
    /// looks longest where a reader fails.
    package let share: Double
    /// Its one-sided bound of 95 %: Clopper and Pearson's, or where sampling adapts, that of `MeanRate`; nil where codes depend on each other.
    package let mostShare: Double?
    /// Why there is no bound; nil where there is one.
    package let dependence: String?
  }

  package init(_ summary: Summary) {
    run = summary.run
    engines = run.engines
    let suites = Dictionary(summary.run.suites.map { ($0.name, $0) }) { first, _ in first }
    let counted = summary.cells.compactMap { cell -> (MisreadGroup, SummaryCell)? in
      guard let suite = suites[cell.suite], cell.mask == suite.masks.first,
        cell.view == suite.views?.first,
        // Which were misread stands with the photographs: their phases are no trials of their own.
        suite.photographSet == nil,
        // A photograph that was turned is the same photograph.
        suite.photographs != true || (cell.point["rotation_deg"] ?? 0) == 0
      else { return nil }
      // Below the guidance's width readers are asked for what none promises.
      if suite.isAdaptive, let width = cell.point[SweptAxis.moduleWidth.name],
        !Guidance.isReached(Guidance.moduleWidthPixels, by: width)
      {
        return nil
      }
      let group = MisreadGroup(
        suite: cell.suite, namedCondition: suite.isAdaptive ? cell.namedCondition : nil,
        isAdaptive: suite.isAdaptive)
      return (group, cell)
    }
    let (keys, groups) = counted.grouped { $0.0 }
    cells = groups.mapValues { $0.map { $0.1 } }
    self.groups = keys.filter { group in
      groups[group]?.contains { $0.1.outcomes.reads > 0 } ?? false
    }
  }

  /// The symbologies of which a code was misread, by name.
  package var symbologies: [String] {
    Set(cells.values.joined().filter { $0.outcomes.misread > 0 }.map(\.symbology)).sorted()
  }

  /// The counts of one symbology, or all; nil where the engine read no code of it.
  package func count(_ engine: EngineRecord, _ symbology: String? = nil, in group: MisreadGroup)
    -> MisreadCount?
  {
    let read = (cells[group] ?? []).filter {
      $0.engine == engine.label && (symbology == nil || $0.symbology == symbology)
        && $0.outcomes.reads > 0
    }
    let reads = read.map(\.outcomes.reads).reduce(0, +)
    guard reads > 0 else { return nil }
    let misreads = read.map(\.outcomes.misread).reduce(0, +)
    let dependence = run.dependence(of: read)
    func told(_ share: Double, atMost bound: Double) -> MisreadCount {
      MisreadCount(
        misreads: misreads, reads: reads, share: share, mostShare: dependence == nil ? bound : nil,
        dependence: dependence)
    }
    guard group.isAdaptive else {
      let all = Proportion(successes: misreads, of: reads)
      return told(Double(misreads) / Double(reads), atMost: all.upperBound())
    }
    return MeanRate(
      read.map { Proportion(successes: $0.outcomes.misread, of: $0.outcomes.reads) }
    ).map { told($0.value, atMost: $0.upperBound()) }
  }
}

extension OutcomeCounts {
  /// Codes of which something was read, right or wrong.
  fileprivate var reads: Int { correct + misread + formatError }
}
