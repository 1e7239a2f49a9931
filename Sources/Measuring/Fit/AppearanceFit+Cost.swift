import Rendering

extension AppearanceFit {
  /// The weighted sum of squares for the current appearance.
  var cost: Double {
    let modelled = modelledLevels()
    let completed = pixels.enumerated().map { place, index in
      Self.expectation(
        ofClipped: Double(picture.levels[index]), modelled: modelled[place],
        variance: noiseVariance(Double(rendered.share[index])))
    }
    return cost(against: completed)
  }

  func noiseVariance(_ share: Double) -> Double {
    max(noise.light + (noise.dark - noise.light) * share, 1e-4)
  }

  func cost(against completed: [Double]) -> Double {
    var sum = priorCost
    for (place, index) in pixels.enumerated() {
      let share = Double(rendered.share[index])
      let residual = completed[place] - curve.level(ofLight: light(share, ramp(index).ramp))
      sum += residual * residual / noiseVariance(share)
    }
    return sum
  }

  /// The prior standard deviation of ink growth, in modules: ink seldom gains or loses more than a
  /// third of a module. It keeps growth in bounds where blur hides it.
  static let growthDeviation = 0.33

  var priorCost: Double {
    var cost = 0.0
    if parts.contains(.projection) {
      cost = projectionPrior.reduce(0) { $0 + $1.weight * $1.away * $1.away }
    }
    guard parts.contains(.growth) else { return cost }
    let deviation = appearance.growth / Self.growthDeviation
    return cost + deviation * deviation
  }

  /// The prior on the tilt of a cylinder, which the fit hardly sees; empty for a flat symbol.
  var projectionPrior: [(index: Int, away: Double, weight: Double)] {
    guard case .wrapped(let wrapped) = appearance.projection else { return [] }
    return wrapped.pose.prior(isAspectKnown: freedom.direction(ofParameter: 6) == nil)
  }
}
