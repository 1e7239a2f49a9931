/// What each square of a sampling weighs in an aperture's mean.
struct ApertureWeights {
  /// How many squares the aperture reaches to each side of the middle one.
  let reach: Int
  /// Row by row, `2 reach + 1` in each; their sum is 1.
  let shares: [Double]

  var side: Int { 2 * reach + 1 }

  /// The mean over the aperture around a square.
  ///
  /// - Parameter samples: rows of `columns` squares, which hold the whole aperture.
  func mean(of samples: [Double], columns: Int, column: Int, row: Int) -> Double {
    var sum = 0.0
    for y in 0..<side {
      let first = (row - reach + y) * columns + column - reach
      for x in 0..<side where shares[y * side + x] > 0 {
        sum += shares[y * side + x] * samples[first + x]
      }
    }
    return sum
  }
}
