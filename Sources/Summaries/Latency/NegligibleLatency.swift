/// Differences in latency that count as none.
package enum NegligibleLatency {
  /// A ratio within this share of 1 is no gain.
  package static let gain = 0.02
  /// An exponent of the number of pixels below this is none.
  package static let exponent = 0.05
}
