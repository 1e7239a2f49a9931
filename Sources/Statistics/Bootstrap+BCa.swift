import RealModule

extension Bootstrap {
  /// The bias-corrected and accelerated interval: the percentile interval with its two probabilities
  /// moved for the bias of the drawn statistics and for the way in which their spread grows with what
  /// they estimate. It is second-order accurate where the percentile interval is first-order.
  ///
  /// Nil with fewer than two values; where a statistic is not a number; where all drawn statistics
  /// lie on one side of the estimate; and where leaving out any one value leaves the statistic
  /// unmoved, as with values that are all alike.
  ///
  /// Source: B. Efron, "Better bootstrap confidence intervals", Journal of the American Statistical
  /// Association 82, 1987, pp. 171–185; Efron and Tibshirani, section 14.3, with the acceleration from
  /// the jackknife (14.15). As many further calls of `statistic` as there are values.
  public func bcaInterval<Value>(
    of values: [Value], _ statistic: ([Value]) -> Double
  ) -> ClosedRange<Double>? {
    guard values.count > 1, let drawn = Sample(distribution(of: values, statistic)),
      let acceleration = acceleration(of: values, statistic)
    else { return nil }
    let estimate = statistic(values)
    // Where drawn statistics tie with the estimate, half of them are counted as below.
    let below = drawn.sorted.reduce(0.0) { $0 + ($1 < estimate ? 1 : $1 == estimate ? 0.5 : 0) }
    let normal = NormalDistribution()
    let bias = normal.quantile(below / Double(drawn.count))
    guard bias.isFinite else { return nil }
    let tail = (1 - confidence) / 2
    func moved(_ probability: Double) -> Double {
      let z = bias + normal.quantile(probability)
      return normal.cumulativeProbability(of: bias + z / (1 - acceleration * z))
    }
    let (lower, upper) = (drawn.quantile(moved(tail)), drawn.quantile(moved(1 - tail)))
    return min(lower, upper)...max(lower, upper)
  }

  /// The BCa interval of a statistic of all values, where whole clusters are drawn, and left out.
  public func bcaInterval<Value>(
    ofClusters clusters: [[Value]], _ statistic: ([Value]) -> Double
  ) -> ClosedRange<Double>? {
    bcaInterval(of: clusters) { statistic($0.flatMap(\.self)) }
  }

  /// A sixth of the skewness of the statistic, with each value left out in turn.
  private func acceleration<Value>(
    of values: [Value], _ statistic: ([Value]) -> Double
  ) -> Double? {
    let left = values.indices.map { index in
      var others = values
      others.remove(at: index)
      return statistic(others)
    }
    let mean = left.reduce(0, +) / Double(left.count)
    var (squares, cubes) = (0.0, 0.0)
    for value in left {
      let influence = mean - value
      squares += influence * influence
      cubes += influence * influence * influence
    }
    guard squares > 0, squares.isFinite else { return nil }
    return cubes / (6 * squares * squares.squareRoot())
  }
}
