package import Scene

/// A camera that takes single pictures of codes in the light and at the speed that the suite says, and focuses as it can.
package struct SuiteStill: Sendable, Equatable {
  package var exposure: ExposureControl
  /// The distances, in millimetres, at which the lens can be focused, one alone of a fixed lens; it is focused at a code as far as it can.
  package var focus: ClosedRange<Double>

  /// The distance at which a code is sharp, in millimetres.
  package func focusDistance(ofCode distance: Double) -> Double {
    min(max(distance, focus.lowerBound), focus.upperBound)
  }
}
