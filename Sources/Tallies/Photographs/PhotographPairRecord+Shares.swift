import Statistics
import Summaries

extension PhotographPairRecord {
  /// Nil without a photograph.
  ///
  /// - Parameters:
  ///   - key: what the first was shown.
  ///   - differences: of each photograph, the first's share less the second's.
  package init?(
    of key: PhotographShares.ShareKey, second: String, differences: [Double], leftOut: Int
  ) {
    guard let width = key.width, !differences.isEmpty else { return nil }
    let count = Double(differences.count)
    let mean = differences.reduce(0, +) / count
    let bootstrap = Bootstrap(seed: 1)
    let interval =
      bootstrap.percentileInterval(of: differences) { $0.reduce(0, +) / Double($0.count) }
      ?? bootstrap.interval(ofAllAlike: mean, count: differences.count)
    let (more, less) = (differences.count { $0 > 0 }, differences.count { $0 < 0 })
    // Of 5 % two-sided and a power of 80 %: (1.96 + 0.84) standard errors; as if one photograph at least had differed, since none may by
    // chance.
    let square = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / max(count - 1, 1)
    self.init(
      QuestionID(suite: key.series.suite, mask: key.series.mask, view: key.series.view),
      PhotographPair(
        symbology: key.symbology, arm: key.arm, width: width, first: key.series.engine,
        second: second, photographs: differences.count, leftOut: leftOut, firstMore: more,
        secondMore: less, pValue: McNemar(onlyFirst: more, onlySecond: less).pValue(),
        difference: mean, lower: interval.lowerBound, upper: interval.upperBound,
        leastShown: 2.8 * (max(square, 1 / count) / count).squareRoot()))
  }
}
