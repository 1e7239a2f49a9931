package import Judging
package import Records
import Summaries
import Tallies

/// A run held against a baseline.
package struct Comparison {
  package let record: ComparisonRecord
  package let baseline: RunRecord
  package let candidate: RunRecord

  /// - Parameters:
  ///   - baseline, candidate: run folders, or files of a `summary.json`; frames are compared where both are folders.
  ///   - required: frames that have to be read; nil without any.
  ///   - isPartial: whether the candidate may lack suites and engines of the baseline.
  /// - Throws: `RecordError`, or `ComparisonError`.
  package init(
    baseline: String, candidate: String, rule: ReadingRule = ReadingRule(errorRate: 0.01),
    required: RequiredFrames? = nil, isPartial: Bool = false
  ) throws {
    var record: ComparisonRecord
    if [baseline, candidate].contains(where: Summary.isFile) {
      guard required == nil, rule.allowsLost else { throw ComparisonError.noFrames }
      let (before, after) = (try Summary.read(at: baseline), try Summary.read(at: candidate))
      if !isPartial { try before.run.requireSamePart(as: after.run) }
      record = try ComparisonRecord(from: before, to: after, rule: rule)
        .addingLatencies(before.latency, after.latency)
      (self.baseline, self.candidate) = (before.run, after.run)
    } else {
      let (before, after) = (try RunFolder(path: baseline), try RunFolder(path: candidate))
      record = try ComparisonRecord(
        from: before, to: after, rule: rule, required: required, isPartial: isPartial)
      // Of runs that were not timed, summaries have nothing to say here.
      let areTimed = !before.blocks.isEmpty && !after.blocks.isEmpty
      let latencies =
        areTimed ? try (before.summary().latency, after.summary().latency) : (nil, nil)
      record = record.addingLatencies(latencies.0, latencies.1)
      (self.baseline, self.candidate) = (before.run, after.run)
    }
    let gone = record.cells?.gone ?? []
    let missing =
      self.baseline.missing(in: self.candidate)
      + (gone.isEmpty
        ? [] : ["\(Wording.count(gone.count, "cell")) of its suites, such as '\(gone[0])'"])
    guard isPartial || missing.isEmpty else { throw ComparisonError.missing(missing) }
    record.leftOut = missing
    self.record = record
  }

  /// Frames that are read otherwise and shown: each once, worst first.
  package var changedFrames: [String] { record.engines.flatMap(\.changes).frames }

  /// The suites of the candidate.
  package var suites: [SuiteRecord] { candidate.suites }
}
