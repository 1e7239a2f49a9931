package import Barcodes

/// The streams of a suite, and the scanners that read them, as they were run.
package struct StreamRecord: Codable, Sendable, Equatable {
  @Quantity package var framesPerSecond: Double
  /// The duration of a scan if nothing ends it.
  @Quantity package var seconds: Double
  /// The number of scans of each symbology at each point.
  @SmallCount package var scans: Int
  /// Frames of each of them, if nothing ends it.
  @SmallCount package var framesPerScan: Int
  /// True if a person wants all codes, one after the other; else a scan is over with the first
  /// right one.
  package var wantsAll: Bool
  /// The ways to treat frames that come while the reader is busy: names of `DroppingPolicy`.
  package var dropping: [String]
  /// When a content is accepted: names of `AcceptancePolicy`.
  package var acceptance: [String]
  /// After how many seconds an accepted content is announced again; absent where never.
  @Quantity package var forgetSeconds: Double?
  /// Named conditions, two by two, that differ in one parameter alone and are scanned in the same scenes; absent where none are.
  package var pairedConditions: [[String]]?

  /// One function: it has what a suite with a stream has.
  package init(
    framesPerSecond: Double, seconds: Double, scans: Int, framesPerScan: Int, wantsAll: Bool,
    dropping: [String], acceptance: [String], forgetSeconds: Double?,
    pairedConditions: [[String]]? = nil
  ) {
    self.framesPerSecond = framesPerSecond
    self.seconds = seconds
    self.scans = scans
    self.framesPerScan = framesPerScan
    self.wantsAll = wantsAll
    self.dropping = dropping
    self.acceptance = acceptance
    self.forgetSeconds = forgetSeconds
    self.pairedConditions = pairedConditions
  }
}
