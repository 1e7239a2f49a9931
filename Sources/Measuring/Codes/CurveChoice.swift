import Photographed

/// The curve between light and levels that a measurement assumes.
package enum CurveChoice: String, Sendable, CaseIterable {
  /// The curve that the profile of the edges favours; the usual one if it decides nothing.
  case auto
  case linear
  case srgb

  /// The fixed curve, or nil if the picture decides.
  var curve: TransferCurve? {
    switch self {
    case .auto: nil
    case .linear: .linear
    case .srgb: .srgb
    }
  }
}

extension MeasuredCurve {
  /// Returns the curve decided for, if it differs from the assumed one.
  func curve(otherThan assumed: TransferCurve) -> TransferCurve? {
    switch verdict {
    case .linear: assumed == .linear ? nil : .linear
    case .srgb: assumed == .srgb ? nil : .srgb
    case .undecided: nil
    }
  }
}
