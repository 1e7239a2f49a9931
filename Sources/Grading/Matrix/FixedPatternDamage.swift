/// The damage of what is alike in every symbol.
enum FixedPatternDamage {
  /// The lowest grade of the patterns; of Data Matrix that of their mean, too (ISO/IEC 16022:2006, annex M, from memory).
  static func grade(_ layout: CodewordLayout, _ modules: ModuleMeasurements) -> Int {
    let grades = layout.fixedPatterns.map { pattern in
      grade(of: pattern, pattern.modules.map { modules[$0] })
    }
    let lowest = grades.min() ?? 4
    guard layout.gradesMean else { return lowest }
    let patterns = zip(layout.fixedPatterns, grades)
    let sides = patterns.filter { !$0.0.isOfClockTracks }.map(\.1)
    let tracks = patterns.filter(\.0.isOfClockTracks).map(\.1).min() ?? 4
    return min(lowest, grade(ofMean: Double(sides.reduce(tracks, +)) / Double(sides.count + 1)))
  }

  /// For each grade of modulation, the modules that do not reach it, or are wrong, count as damaged; the grade or that of the damage, whichever
  /// is lower, and the best of these (ISO/IEC 16022:2006/Cor.1:2008, M.1.2).
  static func grade(of pattern: FixedPattern, _ modules: [ModuleMeasurement]) -> Int {
    (1...4).map { level in
      let errors = modules.count { $0.isWrong || $0.level < level }
      return min(level, pattern.grade(errors: errors))
    }.max() ?? 0
  }

  /// The average grade (ISO/IEC 16022:2006, table M.4, from memory).
  static func grade(ofMean mean: Double) -> Int {
    switch mean {
    case 4...: 4
    case 3.5...: 3
    case 3...: 2
    case 2.5...: 1
    default: 0
    }
  }
}
