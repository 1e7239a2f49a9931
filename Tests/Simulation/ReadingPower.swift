package import Judging

/// How small a loss is found, exactly.
package enum ReadingPower {
  /// The least number of frames lost for which the answer is *worse*.
  ///
  /// - Parameters:
  ///   - shuffled: frames that are lost, and as many that are gained, beside them.
  ///   - misreads: frames that are newly misread, and as many that no longer are.
  ///   - symbologies: among which all of that is spread as evenly as can be; all together are tested beside them where
  ///     there are several.
  package static func leastLoss(
    shuffled: Int, misreads: Int = 0, symbologies: Int, rule: ReadingRule
  ) -> Int {
    (0...).first { loss in
      func share(_ total: Int, _ index: Int) -> Int {
        total / symbologies + (index < total % symbologies ? 1 : 0)
      }
      let each = (0..<symbologies).map { index in
        ReadingCounts(
          lost: share(shuffled + loss, index), gained: share(shuffled, symbologies - 1 - index),
          newMisreads: share(misreads, index),
          misreadsGone: share(misreads, symbologies - 1 - index))
      }
      let families = symbologies > 1 ? each + [each.reduce(ReadingCounts(), +)] : each
      return zip(families, rule.pValues(of: families)).contains { rule.isLess($0.1) }
    } ?? 0
  }

  /// The same where the tests of all symbologies are in the family, as they are at worst.
  ///
  /// - Parameter tests: their number.
  package static func leastLoss(shuffled: Int, tests: Int, errorRate: Double) -> Int {
    (0...).first { loss in
      let counts = ReadingCounts(lost: shuffled + loss, gained: shuffled)
      let alone = ReadingRule(errorRate: errorRate).pValues(of: [counts])[0]
      return alone.reading * Double(tests) <= errorRate
    } ?? 0
  }
}
