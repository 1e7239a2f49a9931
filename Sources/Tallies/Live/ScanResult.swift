import Summaries

/// One scan under one dropping policy.
struct ScanResult {
  /// The seed that the scan was drawn from, by which it is found under other settings.
  var seed: UInt64
  /// One for each acceptance policy.
  var outcomes: [ScanOutcome]
  var wrongReads: WrongReads
  /// The first wrong content that the first acceptance policy announced; nil where there is none.
  var firstWrong: WrongAccept?

  struct WrongAccept {
    var content: Int32
    /// The frame's place in the manifest.
    var frame: Int
    /// In seconds.
    var at: Double
  }
}
