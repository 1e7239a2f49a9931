import Barcodes
import Photographed

/// By how much edges lie elsewhere in a photograph than its fit has them, each by itself: what a fit leaves there in proportion to the
/// slope of the levels.
///
/// What is left at two places is, in the mean, the product of both slopes times the covariance of the displacements, and what does not
/// depend on slopes: noise, and what the model of lens and curve gets wrong. A straight line of the one by the other tells them apart. By
/// what edges are displaced together, over a square of some modules, is the fit's geometry or the paper's, and is taken off before.
struct EdgeDisplacementMeasure {
  let displacement: MeasuredEdgeDisplacement

  /// Of fewer pixels nothing is told.
  private static let fewest = 300
  /// Neighbours along an edge are looked at within as many rows, less a parabola: what changes more slowly is not seen to change.
  static let window = 15
  private static let mostLag = 0.999

  /// Nil where too few pixels are at edges.
  init?(of fit: AppearanceFit, moduleWidth: Double, isLinear: Bool) {
    // As many modules to either side have edges enough not to follow one of them.
    let modules = isLinear ? 3.0 : 1.5
    let rest = EdgeRest(of: fit, reach: max(6, Int((modules * moduleWidth).rounded(.up))))
    guard rest.count >= Self.fewest else { return nil }
    let along = (0..<Self.window).map { rest.moments(step: $0, isAcross: false) }
    let variance = max(along[0].displaced, 0)
    let neighbours = rest.moments(step: 1, isAcross: true).displaced / variance
    displacement = MeasuredEdgeDisplacement(
      pixels: variance.squareRoot(),
      lagAcross: variance > 0 ? min(max(neighbours, 0), Self.mostLag) : 0,
      lagAlong: variance > 0 ? Self.lag(along.map { $0.displaced / variance }) : 0,
      remainingDeviation: max(along[0].even, 0).squareRoot())
  }

  /// The lag of an autoregression that has as much variance about a parabola, within a window of rows, as these correlations have.
  ///
  /// - Parameter correlations: at 0, 1, 2, … rows.
  static func lag(_ correlations: [Double]) -> Double {
    let wanted = shareAboutParabola(correlations)
    var (low, high) = (0.0, mostLag)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      var powers = [1.0]
      while powers.count < window { powers.append(powers[powers.count - 1] * middle) }
      if shareAboutParabola(powers) > wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The share of the variance that is left about the parabola of least squares in a window.
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

/// What a fit leaves of the pixels at upright and lying edges, less what edges around them are displaced by together.
private struct EdgeRest {
  private var left: [Double?]
  private let slopes: LevelSlopes
  private let width: Int

  /// Below this slope there is no edge, in levels for each pixel.
  private static let leastSlope = 5.0

  var count: Int { left.count { $0 != nil } }

  /// - Parameter reach: of the square whose edges are displaced together, to each side, in pixels.
  init(of fit: AppearanceFit, reach: Int) {
    let (width, height) = (fit.picture.frame.width, fit.picture.frame.height)
    let modelled = fit.levelsOfWindow()
    (self.width, slopes) = (width, LevelSlopes(of: modelled, width: width))
    left = [Double?](repeating: nil, count: width * height)
    var products = [Double](repeating: 0, count: width * height)
    var squares = products
    for index in fit.pixels.indices where isUpright(index) != nil {
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

  /// Whether there is an upright edge at a pixel; nil where none is, or one neither upright nor lying.
  private func isUpright(_ index: Int) -> Bool? {
    let (across, down) = (abs(slopes.across[index]), abs(slopes.down[index]))
    guard max(across, down) >= Self.leastSlope else { return nil }
    return across > 2 * down ? true : down > 2 * across ? false : nil
  }

  private func slope(_ index: Int) -> Double {
    isUpright(index) == true ? slopes.across[index] : slopes.down[index]
  }

  /// The covariance of displacements that are a step apart, in square pixels, and that of what else is left, in square levels: the line
  /// of products of what is left by products of slopes.
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
