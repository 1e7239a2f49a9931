/// The shape that a point of light takes, told by how far it spreads: shapes of equal variance are easily
/// mistaken for each other, and sizes follow from it.
package enum PointSpread: Equatable, Sendable {
  /// A Gaussian of standard deviation √`variance`.
  case gaussian(variance: Double)
  /// A disc of even light; along each axis it has a quarter of its radius squared as variance.
  case disc(variance: Double)
  /// A line of even light, of length √(12 `variance`), in a direction: 0 right, 90 down.
  case motion(variance: Double, degrees: Double)

  /// Along the axis that it spreads along most, in square pixels.
  package var variance: Double {
    switch self {
    case .gaussian(let variance), .disc(let variance), .motion(let variance, _): variance
    }
  }

  /// The distance that it reaches at most, in whole pixels.
  package var reachPixels: Int {
    switch self {
    case .gaussian(let variance): Int((4 * variance.squareRoot()).rounded(.up)) + 1
    case .disc(let variance): Int((2 * variance.squareRoot()).rounded(.up)) + 1
    case .motion(let variance, _): Int((3 * variance).squareRoot().rounded(.up)) + 1
    }
  }

  /// The number of cells along each side of a pixel that show it well enough, and the slope of what
  /// it blurs.
  package var cellsPerPixel: Int {
    switch self {
    case .gaussian(let variance), .disc(let variance):
      variance < 0.36 ? 4 : variance < 1 ? 3 : variance < 5 ? 2 : 1
    case .motion: 4
    }
  }
}

extension GaussianKernel {
  /// A kernel whose weights have the variance that is asked for exactly, also where it is too narrow for
  /// samples of a Gaussian to have it.
  ///
  /// - Parameter varianceCells: in square cells.
  init(varianceCells variance: Double) {
    guard variance > 0 else {
      self.init(weights: [1])
      return
    }
    // Samples of a Gaussian of variance 1/2 and more have its variance to 1 part in 1000.
    if variance > 0.5 {
      self.init(sigmaCells: variance.squareRoot())
      return
    }
    // Three weights below 1/4, where a Gaussian's second ones are below 2 %; five between.
    let second = variance < 0.25 ? 0 : (variance - 0.25) * (variance - 0.25) * 0.5
    let first = variance / 2 - 4 * second
    self.init(weights: [1 - 2 * (first + second), first, second].map(Float.init))
  }
}
