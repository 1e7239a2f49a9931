package import Statistics

extension BinomialDistribution {
  /// The probability of the counts for which a condition is true.
  ///
  /// - Precondition: these counts follow each other, as those do whose interval holds a rate.
  package func probability(ofCountsWhere isTrue: (Int) -> Bool) -> Double {
    let counts = (0...trials).filter(isTrue)
    guard let first = counts.first, let last = counts.last else { return 0 }
    return 1 - lowerTail(first - 1) - upperTail(last + 1)
  }

  /// The exact coverage of the two-sided Clopper–Pearson interval at 95 %: nothing is drawn.
  package var clopperPearsonCoverage: Double {
    probability { Proportion(successes: $0, of: trials).interval().contains(probability) }
  }
}
