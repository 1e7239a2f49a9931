import Barcodes
import Bisecting
import Photographed
import Rendering

/// The displacement of single edges in a photograph from where its fit has them, as residuals that
/// are proportional to the slope of the levels.
///
/// The product of the residuals at two places is, in the mean, the product of both slopes times the
/// covariance of the displacements, plus a part independent of slopes: noise, and the model's
/// errors about lens and curve. A straight line of the one against the other separates the two. A
/// displacement that all edges within a square of some modules share is due to the fit or the
/// paper, and is subtracted.
extension MeasuredEdgeDisplacement {
  /// The fewest pixels at edges that give a result.
  private static let fewest = 300
  /// The rows within which neighbours along an edge are compared, less a parabola: slower changes
  /// go unseen.
  private static let window = 15
  private static let mostLag = 0.999

  /// Returns nil if too few pixels are at edges.
  init?(of fit: AppearanceFit, moduleWidth: Double, isLinear: Bool) {
    // As many modules to either side have edges enough not to follow one of them.
    let modules = isLinear ? 3.0 : 1.5
    let rest = EdgeRest(of: fit, reach: max(6, Int((modules * moduleWidth).rounded(.up))))
    guard rest.count >= Self.fewest else { return nil }
    let along = (0..<Self.window).map { rest.moments(step: $0, isAcross: false) }
    let variance = max(along[0].displaced, 0)
    let neighbours = rest.moments(step: 1, isAcross: true).displaced / variance
    self.init(
      variance: variance,
      lagAcross: variance > 0 ? min(max(neighbours, 0), Self.mostLag) : 0,
      lagAlong: variance > 0 ? Self.lag(along.map { $0.displaced / variance }) : 0,
      remainingVariance: max(along[0].even, 0))
  }

  /// Returns the lag of an autoregression with the same variance about a parabola, within a window
  /// of rows, as these correlations at distances of 0, 1, 2, … rows.
  private static func lag(_ correlations: [Double]) -> Double {
    let wanted = shareAboutParabola(correlations)
    let found = (0...mostLag).bisected(halvings: 30) { lag in
      var powers = [1.0]
      while powers.count < window { powers.append(powers[powers.count - 1] * lag) }
      return shareAboutParabola(powers) > wanted
    }
    return (found.lowerBound + found.upperBound) / 2
  }

  /// Returns the share of the variance that remains about the least-squares parabola in a window.
  private static func shareAboutParabola(_ correlations: [Double]) -> Double {
    let half = Double(window - 1) / 2
    let places = (0..<window).map { (Double($0) - half) / half }
    // Legendre's polynomials of a window of rows, by Gram and Schmidt.
    var basis: [[Double]] = []
    for power in 0...2 {
      var vector = places.map { place in (0..<power).reduce(1.0) { product, _ in product * place } }
      for other in basis {
        let product = zip(vector, other).reduce(0) { $0 + $1.0 * $1.1 }
        vector = zip(vector, other).map { $0 - product * $1 }
      }
      let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
      basis.append(vector.map { $0 / length })
    }
    var explained = 0.0
    for vector in basis {
      for (i, first) in vector.enumerated() {
        for (j, second) in vector.enumerated() {
          explained += first * second * correlations[abs(i - j)]
        }
      }
    }
    return (Double(window) - explained) / Double(window - 3)
  }
}

/// The residuals of a fit at upright and lying edges, less the displacement shared around them.
private struct EdgeRest {
  private var left: [Double?]
  private let slopes: (across: [Double], down: [Double])
  private let width: Int

  /// The least slope of an edge, in levels per pixel.
  private static let leastSlope = 5.0

  var count: Int { left.count { $0 != nil } }

  /// - Parameter reach: the reach, in pixels, of the square whose edges are displaced together.
  init(of fit: AppearanceFit, reach: Int) {
    let (width, height) = (fit.picture.frame.width, fit.picture.frame.height)
    let modelled = fit.rendered.share.indices.map(fit.modelledLevel)
    (self.width, slopes) = (width, Self.slopes(of: modelled, width: width))
    left = [Double?](repeating: nil, count: width * height)
    var products = [Double](repeating: 0, count: width * height)
    var squares = products
    for index in fit.pixels where isUpright(index) != nil {
      let picture = fit.picture.levels[index]
      // A clipped level has lost what it was; and what is modelled beyond black or full scale, no picture shows.
      guard picture > 0, picture < 255, (0...255).contains(modelled[index]) else { continue }
      let (rest, slope) = (Double(picture) - modelled[index], slope(index))
      left[index] = rest
      (products[index], squares[index]) = (rest * slope, slope * slope)
    }
    let sums = (
      SummedArea(products, width: width, height: height),
      SummedArea(squares, width: width, height: height)
    )
    for index in left.indices {
      guard let rest = left[index] else { continue }
      let together =
        sums.0.sum(around: index, reach: reach) / sums.1.sum(around: index, reach: reach)
      left[index] = rest - together * slope(index)
    }
  }

  /// Returns the slopes of levels over both neighbours, as in `EdgeDisplacement`: the change of level when edges move by a pixel, to first
  /// order.
  private static func slopes(
    of levels: [Double], width: Int
  ) -> (across: [Double], down: [Double]) {
    var across = [Double](repeating: 0, count: levels.count)
    var down = across
    for index in levels.indices {
      let x = index % width
      if x > 0, x < width - 1 { across[index] = (levels[index + 1] - levels[index - 1]) / 2 }
      if index >= width, index + width < levels.count {
        down[index] = (levels[index + width] - levels[index - width]) / 2
      }
    }
    return (across, down)
  }

  /// Returns true at an upright edge, false at a lying one, and nil elsewhere.
  private func isUpright(_ index: Int) -> Bool? {
    let (across, down) = (abs(slopes.across[index]), abs(slopes.down[index]))
    guard max(across, down) >= Self.leastSlope else { return nil }
    return across > 2 * down ? true : down > 2 * across ? false : nil
  }

  private func slope(_ index: Int) -> Double {
    isUpright(index) == true ? slopes.across[index] : slopes.down[index]
  }

  /// Returns the covariance of displacements one step apart, in square pixels, and that of the
  /// other residuals, in square levels, by the line of residual products against slope products.
  func moments(step: Int, isAcross: Bool) -> (displaced: Double, even: Double) {
    var sums = (n: 0.0, x: 0.0, y: 0.0, xx: 0.0, xy: 0.0)
    for index in left.indices {
      guard let rest = left[index], let isUpright = isUpright(index) else { continue }
      let isInRow = isUpright == isAcross
      let other = index + (isInRow ? step : step * width)
      guard other < left.count, !isInRow || index % width + step < width, let second = left[other],
        self.isUpright(other) == isUpright
      else { continue }
      let (x, y) = (slope(index) * slope(other), rest * second)
      // Along an edge levels go on rising, or falling.
      guard isAcross || x > 0 else { continue }
      sums = (sums.n + 1, sums.x + x, sums.y + y, sums.xx + x * x, sums.xy + x * y)
    }
    let spread = sums.xx - sums.x * sums.x / max(sums.n, 1)
    guard sums.n > 10, spread > 0 else { return (0, 0) }
    let displaced = (sums.xy - sums.x * sums.y / sums.n) / spread
    return (displaced, (sums.y - displaced * sums.x) / sums.n)
  }
}
