package import Scene

/// A camera that takes single pictures of codes in the light and at the speed that the suite says, and focuses as it can.
package struct SuiteStill: Sendable, Equatable {
  package var exposure: ExposureControl
  package var focus: StillFocus

  /// Where the lens is focused.
  package enum StillFocus: Sendable, Equatable {
    /// At one distance for ever, in millimetres.
    case fixed(Double)
    /// At the code, but no nearer than so many millimetres.
    case automatic(closest: Double)

    /// The distance at which a code is sharp, in millimetres.
    package func distance(ofCode distance: Double) -> Double {
      switch self {
      case .fixed(let focus): focus
      case .automatic(let closest): max(distance, closest)
      }
    }
  }
}
