/// The share of the way that is behind of the movement of a hand from one place to another, and by how much it grows in a second: the
/// course of least jerk, the third derivative, which starts and ends at rest (Flash and Hogan, "The coordination of arm movements",
/// Journal of Neuroscience 5, 1985): s = 10τ³ − 15τ⁴ + 6τ⁵.
///
/// - Parameters:
///   - time: since the movement began, in seconds.
///   - duration: of the movement, in seconds.
func leastJerk(at time: Double, duration: Double) -> (share: Double, perSecond: Double) {
  guard time > 0 else { return (0, 0) }
  guard time < duration else { return (1, 0) }
  let t = time / duration
  return (
    t * t * t * (10 + t * (6 * t - 15)), 30 * t * t * (1 - t) * (1 - t) / duration
  )
}
