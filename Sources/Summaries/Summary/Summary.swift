package import Barcodes
package import Records

/// The aggregate of a run, which reports and gates read: `summary.json`.
package struct Summary: Codable, Sendable, Equatable, VersionedRecord {
  package static var allowance: JSONAllowance { .figures }

  package var schema = currentSchema
  /// The run's suites, engines and machine: `run.json`, unchanged.
  package var run: RunRecord
  package var totals: SummaryTotals
  /// One for each suite, engine, symbology, mask, view, named condition and point that has a trial, in
  /// this order: suites and engines as in `run`, symbologies by name, masks by name, views as in `run`, named
  /// conditions as they come first in the manifest, points by their axes.
  package var cells: [SummaryCell]
  /// For each sweep of module widths whose sampling adapts; absent without one. In the order of `cells`.
  package var verdicts: [VerdictRecord]?
  /// How far each parameter may go of which a suite looks for the limit; absent without one. In the order of suites, their limits and
  /// `cells`.
  package var limits: [LimitRecord]?
  /// The run's findings on the guide's claims; absent where it has a suite for none of them.
  package var claims: [ClaimRecord]?
  /// The run's findings on vendors' rules for module widths; absent without the verdicts that they
  /// need.
  package var rules: [RuleRecord]?
  /// The findings of the suites that are timed in blocks; absent without one.
  package var latency: LatencySummary?
  /// Comparisons of each view of a suite with its first; absent where no suite has several. First
  /// the cells, ordered as `cells`, then what is pooled.
  package var viewComparisons: [ViewComparison]?
  /// Settings over which a suite's frames are paired, each held against every later one; absent where no suite pairs any.
  package var pairedSettings: [PairedSettingRecord]?
  /// Engines' results on photographs, in the order of suites and engines; absent in a run without
  /// any.
  package var photographs: [PhotographStudy]?
  /// Photographs held against their rendered twins; absent in a run without both.
  package var twins: [TwinRecord]?
  /// Recorded readers' results on rendered frames, in the order of suites and engines; absent in a
  /// run without any.
  package var shown: [RecordedScannerStudy]?
  /// Engines' results on contents of which more is known than the bytes; absent in a run without
  /// any.
  package var contents: [ContentRecord]?
  /// Lengths of contents that were read wrong; absent in a run in which nothing was. In the order
  /// of suites and engines.
  package var wrongLengths: [WrongLengthRecord]?
  /// Reads by the print grade of codes; absent in a run without any. By suites and engines as in `run`, then by mask, view, symbology,
  /// module width and letter.
  package var grades: [PrintGradeReads]?
  /// Readers held against a rule, by suite, symbology and condition; absent without a rule, and in a run of one engine.
  package var choices: [ChoiceGroup]?
  /// The findings of the suites with streams, whose frames count nowhere else; absent in a run
  /// without any.
  package var live: LiveRecord?
  /// Comparisons of each two engines on the same frames; absent in a run of one engine, and where
  /// sampling adapts.
  package var together: [TogetherRecord]?
  /// Verdicts on suites that show photographs, and pairs of engines on them; absent where there are
  /// none.
  package var photographVerdicts: [PhotographVerdictRecord]?
  package var photographPairs: [PhotographPairRecord]?
  /// Photographs, and rendered frames of the rule's module width to be looked at beside them.
  package var beside: [FrameFinding<BesideFrame>]?
  /// Trials worth looking at, at most `NotableTrials.limit` for each engine, kind and symbology.
  package var notable: [FrameFinding<NotableTrial>]
  /// Where engines disagree; absent in a run of one engine.
  package var disagreements: DisagreementRecord?
}

extension Summary {
  /// What every run has.
  package init(
    run: RunRecord, totals: SummaryTotals, cells: [SummaryCell],
    notable: [FrameFinding<NotableTrial>]
  ) {
    (self.run, self.totals, self.cells, self.notable) = (run, totals, cells, notable)
  }
}

/// Counts over the whole run.
package struct SummaryTotals: Codable, Sendable, Equatable {
  /// Frames of the manifest.
  @Tally package var frames: Int
  @Tally package var trials = 0
  /// Timed detect calls.
  @Tally package var calls = 0

  package init(frames: Int) { self.frames = frames }
}
