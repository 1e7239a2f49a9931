import Statistics

/// In which of several comparisons one of two readers is shown to read more of the same codes, and in which the other.
package struct ReadDifferences {
  /// The probability with which any difference is found where there is none.
  private static let error = 0.05

  /// The places of those pairs of which the first read more.
  package let more: [Int]
  /// The places of those pairs of which the first read less.
  package let less: [Int]

  /// Both ways by Fisher's exact test, with Holm's correction over all of these. Nothing is paired; of the same codes that errs towards no
  /// difference.
  ///
  /// - Parameter pairs: the results of both readers, each of other codes than the next.
  package init(_ pairs: [(first: ReadResult, second: ReadResult)]) {
    let tests = pairs.flatMap { [Self.test($0.first, $0.second), Self.test($0.second, $0.first)] }
    let adjusted = Holm.adjusted(
      tests.map(\.pValueGreater), least: tests.map(\.leastPValueGreater), errorRate: Self.error)
    more = pairs.indices.filter { adjusted[2 * $0] <= Self.error }
    less = pairs.indices.filter { adjusted[2 * $0 + 1] <= Self.error }
  }

  private static func test(_ more: ReadResult, _ less: ReadResult) -> FisherExact {
    FisherExact(
      firstSuccesses: more.correct, of: more.codes, secondSuccesses: less.correct, of: less.codes)
  }
}
