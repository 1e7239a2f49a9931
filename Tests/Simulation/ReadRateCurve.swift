import Statistics

/// An engine of which nothing is known but how often it reads, by module width.
package struct ReadRateCurve: Sendable {
  /// How the trials of one width, and of several, hang together.
  package enum Dependence: Sendable {
    case none
    /// Trials take these rates in turns, as frames of several lengths of content do; their mean is the curve's.
    case inTurns(@Sendable (Double) -> [Double])
    /// So many trials in a row are alike, with this intra-class correlation.
    case clusters(of: Int, correlation: Double)
    /// The trials of one number are read at all widths, or at none whose rate is not higher, as if they showed one content.
    case acrossWidths
  }

  package let name: String
  let dependence: Dependence
  private let rateAtWidth: @Sendable (Double) -> Double

  package init(
    _ name: String, dependence: Dependence = .none,
    _ rateAtWidth: @escaping @Sendable (Double) -> Double
  ) {
    self.name = name
    self.dependence = dependence
    self.rateAtWidth = rateAtWidth
  }

  /// Whether trials of one width are independent, as frames of a rendered corpus are: without that, nothing is promised.
  package var isIndependent: Bool {
    if case .clusters = dependence { false } else { true }
  }

  /// The probability that a code is read.
  ///
  /// - Parameter width: of a module, in pixels.
  package func rate(at width: Double) -> Double { rateAtWidth(width) }
}

extension ReadRateCurve {
  /// Widths come from decimal text; two that differ by less are one.
  private static let tolerance = 1e-9

  /// Nothing is read below a width, and so much from it on.
  package static func step(_ name: String, at edge: Double, to rate: Double = 1) -> Self {
    Self(name) { $0 >= edge - tolerance ? rate : 0 }
  }

  package static func logistic(_ name: String, midpoint: Double, scale: Double) -> Self {
    let curve = LogisticCurve(midpoint: midpoint, scale: scale)
    return Self(name) { curve.probability(at: $0) }
  }

  /// Everything is read from 1 px on, but for one width.
  package static func dip(_ name: String, at width: Double, to rate: Double) -> Self {
    Self(name) { $0 < 1 - tolerance ? 0 : abs($0 - width) < tolerance ? rate : 1 }
  }

  package static func constant(
    _ name: String, _ rate: Double, dependence: Dependence = .none
  ) -> Self { Self(name, dependence: dependence) { _ in rate } }

  /// From 2 px on, every second width is read at one rate and the others at another; below, all are.
  package static func alternatingWidths(_ name: String, _ first: Double, _ second: Double) -> Self {
    Self(name) { width in
      width < 2 - tolerance ? 1 : Int((10 * width).rounded()) % 2 == 0 ? first : second
    }
  }

  /// Frames of two lengths of content in turns, each with a rate of its own at all widths.
  package static func lengths(_ name: String, short: Double, long: Double) -> Self {
    Self(name, dependence: .inTurns { _ in [short, long] }) { _ in (short + long) / 2 }
  }
}
