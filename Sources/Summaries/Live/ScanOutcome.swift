package import Statistics

/// The outcome of one scan under one acceptance policy.
package struct ScanOutcome {
  /// When the person had what they wanted, in seconds from the stream's start: a right content, or all of them; nil where they did not.
  package var done: Double?
  /// The duration of the scan, in seconds: until it was over, or as far as it was read.
  package var watched: Double
  /// True if it was broken off before it was over.
  package var isCutOff: Bool
  /// Contents that were announced and are of no code.
  package var wrong = 0
  /// A code's content under a symbology that is not equivalent.
  package var formatErrors = 0
  package var misfires = 0
  /// Right contents that had been announced before.
  package var duplicates = 0
  /// Different right contents, but for misfires.
  package var announced = 0
  /// Different contents of the scan's codes.
  package var codes: Int
  package var offered = 0
  package var read = 0
  package var dropped = 0
  /// The time that the reader was busy, in seconds.
  package var busy = 0.0

  package init(watched: Double, isCutOff: Bool, codes: Int) {
    (self.watched, self.isCutOff, self.codes) = (watched, isCutOff, codes)
  }

  /// For a curve. A scan that was broken off is censored there. One that went to its end in vain stays so: no answer of another
  /// scan comes after it.
  ///
  /// - Parameter end: of all scans that are held against each other, in seconds.
  package func observation(until end: Double) -> KaplanMeier.CensoredTime {
    .init(time: done ?? (isCutOff ? watched : end), isEvent: done != nil)
  }
}
