package import Barcodes

/// All scans of one suite, engine, symbology, mask, view, named condition and point, under one dropping policy.
package typealias LiveCell = Identified<CellID, LiveCounts>

/// The scans of a cell under one dropping policy.
package struct LiveCounts: Codable, Sendable, Equatable {
  /// A name of `DroppingPolicy`.
  package var dropping: String
  /// Those that the engine was asked for.
  @Tally package var scans: Int
  /// The number of these scans that were broken off: the run was, or the engine was given up. They
  /// are censored there.
  @Tally package var cutOff: Int
  /// Absent without an answer after which the scan went on.
  package var wrongReads: WrongReadRecord?
  /// One for each acceptance policy, in the suite's order.
  package var policies: [LivePolicyRecord]

  /// - Parameter scans: of each, the outcomes under each acceptance policy.
  package init(
    dropping: String, _ scans: [[ScanOutcome]], wrongReads: WrongReads,
    policies: [LivePolicyRecord]
  ) {
    self.dropping = dropping
    self.scans = scans.count
    cutOff = scans.count { $0.contains(where: \.isCutOff) }
    self.wrongReads = WrongReadRecord(wrongReads)
    self.policies = policies
  }
}

/// The rate at which a wrong content was read again in the next answer. Were answers independent,
/// it would be at most the share of answers with a wrong content.
package struct WrongReadRecord: Codable, Sendable, Equatable {
  /// Answers after which the scan went on.
  @Tally package var answers: Int
  /// The share of them with a wrong content.
  @Share package var independentRate: Double
  /// Wrong contents in them.
  @Tally package var contents: Int
  /// The number of these that stood in the next answer, too.
  @Tally package var repeated: Int
  /// Absent without a wrong content.
  @Share package var repeatRate: Double?
}

/// The share of the scans that was done by some time, with its 95 % interval.
package struct DoneShareRecord: Codable, Sendable, Equatable {
  @Quantity package var bySeconds: Double
  @Share package var share: Double
  @Share package var lower: Double
  @Share package var upper: Double
}

/// The share of the scans that was done, from each of some times on until the next; 0 before the first.
package struct DoneCurve: Codable, Sendable, Equatable {
  /// Ascending.
  @Quantity package var timesSeconds: [Double]
  @Share package var shares: [Double]
  /// Up to when it is known.
  @Quantity package var endSeconds: Double
}

/// The number of times that something was announced that should not have been.
package struct AcceptCount: Codable, Sendable, Equatable {
  @Tally package var accepts: Int
  /// Scans with one or more.
  @Tally package var scans: Int
  /// These, of a thousand scans; and the one-sided 95 % Clopper–Pearson bound.
  @Quantity package var perThousand: Double
  @Quantity package var mostPerThousand: Double
}

/// Frames until the scans were over. What was neither read nor dropped waited.
package struct StreamFrameCounts: Codable, Sendable, Equatable {
  @Tally package var offered: Int
  @Tally package var read: Int
  @Tally package var dropped: Int
}

/// Codes that were announced in scans that want all.
package struct CodeCountRecord: Codable, Sendable, Equatable {
  /// Different right contents that were announced, but for misfires, of those that there are.
  @Tally package var announced: Int
  @Tally package var of: Int
  /// With an interval from drawing whole scans; without one where all scans are alike.
  package var share: EstimateRecord
  package var perMinute: EstimateRecord
  /// Scans in which all were.
  @Tally package var complete: Int
  package var completeRate: RateRecord
}
