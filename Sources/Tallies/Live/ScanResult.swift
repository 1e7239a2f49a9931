import Summaries

/// One scan under one dropping policy.
struct ScanResult {
  /// The seed that the scan was drawn from, by which it is found under other settings.
  var seed: UInt64
  /// One for each acceptance policy.
  var outcomes: [ScanOutcome]
  var wrongReads: WrongReads
  /// The first wrong content that the first acceptance policy announced; nil where there is none.
  /// With the frame's place in the manifest, and when, in seconds.
  var firstWrong: (content: Int32, frame: Int, at: Double)?
}
