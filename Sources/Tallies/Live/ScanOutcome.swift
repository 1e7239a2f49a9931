import Statistics

/// The outcome of one scan under one acceptance policy.
package struct ScanOutcome {
  /// When the person had what they wanted, in seconds from the stream's start: a right content, or all of them; nil where they did not.
  var done: Double?
  /// The duration of the scan, in seconds: until it was over, or as far as it was read.
  var watched: Double
  /// True if it was broken off before it was over.
  var isCutOff: Bool
  /// Contents that were announced and are of no code.
  var wrong = 0
  /// A code's content under a symbology that is not equivalent.
  var formatErrors = 0
  var misfires = 0
  /// Right contents that had been announced before.
  var duplicates = 0
  /// Different right contents, but for misfires.
  var announced = 0
  /// Different contents of the scan's codes.
  var codes: Int
  var offered: Int
  var read: Int
  var dropped: Int
  /// The time that the reader was busy, in seconds.
  var busy: Double

  /// For a curve. A scan that was broken off is censored there. One that went to its end in vain stays so: no answer of another
  /// scan comes after it.
  ///
  /// - Parameter end: of all scans that are held against each other, in seconds.
  func observation(until end: Double) -> KaplanMeier.CensoredTime {
    .init(time: done ?? (isCutOff ? watched : end), isEvent: done != nil)
  }
}

/// Wrong contents that were read, and read again.
package struct WrongReads {
  /// Answers after which the scan went on.
  var answers = 0
  /// Those among them with a wrong content.
  var wrongAnswers = 0
  /// Wrong contents in them.
  var contents = 0
  /// The number of these that stood in the next answer, too.
  var repeated = 0

  static func += (left: inout WrongReads, right: WrongReads) {
    left.answers += right.answers
    left.wrongAnswers += right.wrongAnswers
    left.contents += right.contents
    left.repeated += right.repeated
  }
}

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
