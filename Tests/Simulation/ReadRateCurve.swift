import Statistics

/// An engine of which nothing is known but how often it reads, by module width.
package struct ReadRateCurve: Sendable {
  package let name: String
  private let rateAtWidth: @Sendable (Double) -> Double

  package init(_ name: String, _ rateAtWidth: @escaping @Sendable (Double) -> Double) {
    self.name = name
    self.rateAtWidth = rateAtWidth
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

  package static func constant(_ name: String, _ rate: Double) -> Self { Self(name) { _ in rate } }
}
