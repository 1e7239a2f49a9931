import Barcodes
package import Records
import Statistics

/// The results of two engines on the same frames: who read what, and what both misread alike.
///
/// Suites whose sampling adapts have none: there, a reader's own outcomes choose the frames that it
/// is asked.
package struct TogetherRecord: Codable, Sendable, Equatable {
  package var suite: String
  package var mask: MaskName
  /// Absent in suites without views.
  package var view: String?
  package var first: String
  package var second: String
  /// Asked of both, all symbologies that both read and all conditions together.
  @Tally package var frames = 0
  /// Read whole by both, by the first alone, and by the second alone.
  @Tally package var both = 0
  @Tally package var onlyFirst = 0
  @Tally package var onlySecond = 0
  /// Frames with a code that the first misread, likewise the second, and that both misread with the same content.
  @Tally package var misreadByFirst = 0
  @Tally package var misreadBySecond = 0
  @Tally package var misreadAlike = 0

  package init(suite: String, mask: MaskName, view: String?, first: String, second: String) {
    (self.suite, self.mask, self.view) = (suite, mask, view)
    (self.first, self.second) = (first, second)
  }

  /// The probability, were both alike, of frames that one alone reads as unequally shared out (McNemar, exact, two-sided).
  package var pValue: Double { McNemar(onlyFirst: onlyFirst, onlySecond: onlySecond).pValue() }

  package func rate(_ count: Int) -> RateRecord? { RateRecord(correct: count, of: frames) }

  /// The read rate of each; nil without frames.
  package var rates: (first: RateRecord, second: RateRecord)? {
    guard let first = rate(both + onlyFirst), let second = rate(both + onlySecond) else {
      return nil
    }
    return (first, second)
  }

  /// True if it is shown that one reads more than the other.
  package var showsDifference: Bool { pValue < Self.significance }

  /// A p-value below this shows a difference.
  private static let significance = 0.05

  /// True if it is of the frames of a sweep or survey.
  package func isOf(_ key: SweepKey) -> Bool {
    suite == key.suite && mask == key.mask && view == key.view
  }
}
