import Barcodes
import Rendering

extension AppearanceFit {
  /// The modelled picture after a small change of one parameter.
  private typealias Neighbour = (share: [Float], step: Double)

  /// Returns the normal equations of a step, the weighted sum of squares, and the pixels' levels
  /// with an estimate of what clipping hid.
  func equations() -> (equations: NormalEquations, cost: Double, completed: [Double]) {
    let counts = parts.map { count(of: $0) }
    var equations = NormalEquations(count: counts.reduce(0, +))
    // The slopes of one pixel's level with respect to each parameter.
    var row: [Double] = []
    row.reserveCapacity(equations.count)
    let neighbours = neighbours()
    let inverse = appearance.projection.inverse
    var (cost, completed) = (priorCost, [Double]())
    completed.reserveCapacity(pixels.count)
    for index in pixels {
      let share = Double(rendered.share[index])
      let (ramp, x, y) = ramp(index)
      let light = light(share, ramp)
      let level = curve.level(ofLight: light)
      let variance = noiseVariance(share)
      let observed = Self.expectation(
        ofClipped: Double(picture.levels[index]), modelled: level, variance: variance)
      completed.append(observed)
      row.removeAll(keepingCapacity: true)
      let slope = curve.slope(atLight: max(light, 0))
      let contrast = (appearance.dark - appearance.light) * ramp * slope
      if parts.contains(.projection) { addProjection(to: &row, index, contrast, inverse) }
      addLight(to: &row, share, (ramp, x, y), slope)
      for neighbour in neighbours {
        row.append(contrast * (Double(neighbour.share[index]) - share) / neighbour.step)
      }
      if parts.contains(.power) { row.append(curve.slope(ofPowerAtLight: light)) }
      equations.add(row, residual: observed - level, weight: 1 / variance)
      cost += (observed - level) * (observed - level) / variance
    }
    addPriors(to: &equations, counts)
    return (equations, cost, completed)
  }

  private func addPriors(to equations: inout NormalEquations, _ counts: [Int]) {
    if let place = parts.firstIndex(of: .growth) {
      equations.addPrior(
        at: counts[..<place].reduce(0, +), residual: -appearance.growth,
        weight: 1 / (Self.growthDeviation * Self.growthDeviation))
    }
    if let place = parts.firstIndex(of: .projection) {
      let first = counts[..<place].reduce(0, +)
      for term in projectionPrior {
        guard let direction = freedom.direction(ofParameter: term.index) else { continue }
        equations.addPrior(at: first + direction, residual: term.away, weight: term.weight)
      }
    }
  }

  /// Adds a level's slopes with respect to the levels of ink and ground, and to the ramp.
  private func addLight(
    to row: inout [Double], _ share: Double, _ place: (ramp: Double, x: Double, y: Double),
    _ slope: Double
  ) {
    if parts.contains(.levels) {
      row.append(share * place.ramp * slope)
      row.append((1 - share) * place.ramp * slope)
    }
    if parts.contains(.ramp) {
      let flat = light(share, 1) * slope
      row.append(flat * place.x)
      row.append(flat * place.y)
    }
  }

  /// Adds the slopes of a pixel's level with respect to the parameters of the projection.
  private func addProjection(
    to row: inout [Double], _ index: Int, _ contrast: Double, _ inverse: ProjectionInverse
  ) {
    let slopes = inverse.slopes(
      x: Double(picture.frame.x + index % picture.frame.width) + 0.5,
      y: Double(picture.frame.y + index / picture.frame.width) + 0.5,
      across: -contrast * Double(rendered.acrossSlope[index]),
      down: -contrast * Double(rendered.downSlope[index]))
    for direction in 0..<freedom.count { row.append(freedom.slope(slopes, along: direction)) }
  }

  /// Returns one neighbour for each parameter of growth and then of spread.
  private func neighbours() -> [Neighbour] {
    var neighbours: [Neighbour] = []
    let cells = cellsPerPixel ?? appearance.spread.cellsPerPixel
    func add(_ changed: SymbolAppearance, _ step: Double) {
      let coverage = Self.coverage(changed, model, picture.frame, cells)
      neighbours.append((coverage.share, step))
    }
    if parts.contains(.growth) {
      var changed = appearance
      let step = appearance.growth > 0 ? -0.02 : 0.02
      changed.growth += step
      add(changed, step)
    }
    if parts.contains(.spread) {
      let parameters = appearance.spread.parameters
      let step = max(0.03, 0.05 * appearance.spread.variance)
      for index in parameters.indices {
        var moved = parameters
        moved[index] += step
        var changed = appearance
        changed.spread = appearance.spread.with(parameters: moved)
        add(changed, step)
      }
    }
    return neighbours
  }
}
