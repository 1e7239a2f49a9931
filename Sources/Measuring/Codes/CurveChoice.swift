import Photographed

/// Which curve between light and levels a measurement assumes.
package enum CurveChoice: String, Sendable, CaseIterable {
  /// The one that the profile of the edges speaks for; where it decides nothing, the usual one.
  case auto
  case linear
  case srgb

  /// Nil where the picture is to tell.
  var curve: TransferCurve? {
    switch self {
    case .auto: nil
    case .linear: .linear
    case .srgb: .srgb
    }
  }
}

extension MeasuredCurve {
  /// The curve that is decided for, where it is another one.
  func curve(otherThan assumed: TransferCurve) -> TransferCurve? {
    switch verdict {
    case .linear: assumed == .linear ? nil : .linear
    case .srgb: assumed == .srgb ? nil : .srgb
    case .undecided: nil
    }
  }
}
