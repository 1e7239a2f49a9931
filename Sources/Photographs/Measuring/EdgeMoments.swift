import CorpusRendering

/// The variance of noise at edges, and the mean product of neighbours, across and along edges; without what displaced edges leave.
struct EdgeMoments {
  private(set) var variance = 0.0
  private(set) var across = 0.0
  private(set) var along = 0.0
  /// By how much edges lie elsewhere than modelled: the root of the mean square along an axis, in pixels.
  private(set) var displacement = 0.0

  private let field: DetrendedField
  private let ranges: EdgeRanges

  init(_ field: DetrendedField, _ ranges: EdgeRanges, _ displaced: DisplacedLevels) {
    (self.field, self.ranges) = (field, ranges)
    let places = field.places
    let squares = places.map { field[$0] * field[$0] }
    let all = squares.reduce(0, +) / Double(max(places.count, 1))
    // Those of what is left as it is.
    let plain = (across: mean(pairs(.across)), along: mean(pairs(.along)))
    let components = VarianceComponents(
      of: squares, shares: places.map { displaced.products($0, $0) },
      independent: Double(places.count) * independence(plain.across / all)
        * independence(plain.along / all),
      least: ResidualNoise.roundingVariance)
    variance = components.values[0]
    guard components.found.count > 1 else {
      (across, along) = plain
      return
    }
    var variances = [Double](repeating: 0, count: field.count)
    for (place, index) in places.enumerated() { variances[index] = components.variances[place] }
    func moment(_ direction: Direction) -> Double {
      var equations = PartEquations()
      for (first, second) in pairs(direction) {
        equations.add(
          displaced.products(first, second), field[first] * field[second],
          weight: 1 / (variances[first] * variances[second]))
      }
      return equations.solution(among: components.found)?[0] ?? 0
    }
    (across, along) = (moment(.across), moment(.along))
    displacement = (components.values[1] + components.values[2]).squareRoot()
  }

  private enum Direction { case across, along }

  /// The places that are a step apart: one step at upright edges, the other at lying ones.
  private func pairs(_ direction: Direction) -> [(first: Int, second: Int)] {
    field.places.compactMap { index in
      guard let isUpright = ranges.isUpright(index) else { return nil }
      let step = isUpright == (direction == .across) ? 1 : field.width
      return field.has(index, and: step) ? (index, index + step) : nil
    }
  }

  private func mean(_ pairs: [(first: Int, second: Int)]) -> Double {
    pairs.isEmpty
      ? 0 : pairs.reduce(0) { $0 + field[$1.first] * field[$1.second] } / Double(pairs.count)
  }

  /// The share of numbers that would say as much of their variance, were they independent, for neighbours along one axis with this
  /// correlation (Bartlett, Nature 176, 1955).
  private func independence(_ lag: Double) -> Double {
    let square = min(lag * lag, 0.9)
    return (1 - square) / (1 + square)
  }
}

extension EdgeRanges {
  /// Whether there is an upright edge at a pixel; nil where an edge is neither upright nor lying.
  fileprivate func isUpright(_ index: Int) -> Bool? {
    let (row, column) = (Int(self.row[index]), Int(self.column[index]))
    return row > 2 * column ? true : column > 2 * row ? false : nil
  }
}
