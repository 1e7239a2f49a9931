extension CodewordLayout {
  /// The grade of the damage of what is alike in every symbol: the lowest of the patterns; of Data Matrix that of their mean,
  /// too (ISO/IEC 16022:2006, annex M, from memory).
  func fixedPatternGrade(_ modules: ModuleMeasurements) -> Int {
    let grades = fixedPatterns.map { pattern in
      pattern.grade(pattern.modules.map { modules[$0] })
    }
    let lowest = grades.min() ?? 4
    guard gradesMean else { return lowest }
    let patterns = zip(fixedPatterns, grades)
    let sides = patterns.filter { !$0.0.isOfClockTracks }.map(\.1)
    let tracks = patterns.filter(\.0.isOfClockTracks).map(\.1).min() ?? 4
    return min(
      lowest, Self.grade(ofMean: Double(sides.reduce(tracks, +)) / Double(sides.count + 1)))
  }

  /// The average grade (ISO/IEC 16022:2006, table M.4, from memory).
  private static func grade(ofMean mean: Double) -> Int {
    switch mean {
    case 4...: 4
    case 3.5...: 3
    case 3...: 2
    case 2.5...: 1
    default: 0
    }
  }
}

extension FixedPattern {
  /// For each grade of modulation, the modules that do not reach it, or are wrong, count as damaged; the grade or that of the damage,
  /// whichever is lower, and the best of these (ISO/IEC 16022:2006/Cor.1:2008, M.1.2).
  func grade(_ modules: [ModuleMeasurement]) -> Int {
    (1...4).map { level in
      let errors = modules.count { $0.isWrong || $0.level < level }
      return min(level, grade(errors: errors))
    }.max() ?? 0
  }
}
