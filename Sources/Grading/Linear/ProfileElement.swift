/// A bar or a space of a scan reflectance profile; the quiet zones are spaces, too.
package struct ProfileElement: Equatable, Sendable {
  package let isBar: Bool
  /// Where it begins and ends: where the profile crosses the global threshold, or ends. In modules from the symbol's left.
  package let start: Double
  package let end: Double
  /// The reflectance that stands for it in edge contrasts: a bar's lowest, a space's highest.
  package let extreme: Double
  /// The element reflectance non-uniformity: its highest peak less its lowest valley; 0 where it has but one.
  package let nonuniformity: Double

  package var width: Double { end - start }

  /// - Parameter reflectances: the profile's between both crossings; at least one.
  init(isBar: Bool, start: Double, end: Double, reflectances: some Collection<Double>) {
    (self.isBar, self.start, self.end) = (isBar, start, end)
    // A bar turned over is a space, so that both are looked at from above.
    let heights = reflectances.map { isBar ? -$0 : $0 }
    let highest = heights.max() ?? 0
    extreme = isBar ? -highest : highest
    // Between its outermost peaks the profile falls into valleys; outside them it leads to the neighbours.
    var first = 0
    while first + 1 < heights.count, heights[first + 1] >= heights[first] { first += 1 }
    var last = heights.count - 1
    while last > 0, heights[last - 1] >= heights[last] { last -= 1 }
    nonuniformity = first < last ? highest - (heights[first...last].min() ?? highest) : 0
  }
}
