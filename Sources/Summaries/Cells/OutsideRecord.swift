import Barcodes
package import Records
import Statistics

/// True codes that a region of interest leaves out, and what was read of them all the same.
package struct OutsideRecord: Codable, Sendable, Equatable {
  /// Codes wholly outside it, in trials that were answered.
  @Tally package var codes = 0
  /// Codes that its edge cuts, which count neither way.
  @Tally package var cut = 0
  /// Decodes of the codes outside.
  @Tally package var decodes = 0
}

extension OutsideRecord {
  package static let zero = OutsideRecord()

  /// Nil for a trial without a region, or without an answer.
  package init?(_ trial: TrialRecord) {
    guard trial.region != nil, trial.status == .ok else { return nil }
    self.init(
      codes: trial.codes.count { $0.outcome == .outside },
      cut: trial.codes.count { $0.outcome == .cut }, decodes: trial.outsideRegion ?? 0)
  }

  package static func + (left: OutsideRecord, right: OutsideRecord) -> OutsideRecord {
    OutsideRecord(
      codes: left.codes + right.codes, cut: left.cut + right.cut,
      decodes: left.decodes + right.decodes)
  }

  /// The one-sided 95 % Clopper–Pearson bound of the share of codes outside that are reported.
  package var upperBound: Double {
    Proportion(successes: min(decodes, codes), of: codes).upperBound()
  }
}
