import Statistics
import Summaries

/// Tests of whether one reader reads more than another.
enum ReadComparison {
  /// The probability with which any difference is found where there is none.
  private static let error = 0.05

  /// Tells of each pair whether its first is shown to read more: by Fisher's exact test, with Holm's correction over all pairs. Nothing is
  /// paired frame by frame; of the same frames that errs towards no difference.
  static func shown(_ pairs: [(more: ReadResult, less: ReadResult)]) -> [Bool] {
    let tests = pairs.map { pair in
      FisherExact(
        firstSuccesses: pair.more.correct, of: pair.more.codes,
        secondSuccesses: pair.less.correct, of: pair.less.codes)
    }
    return Holm.adjusted(
      tests.map(\.pValueGreater), least: tests.map(\.leastPValueGreater), errorRate: error
    ).map { $0 <= error }
  }
}
