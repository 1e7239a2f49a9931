/// A small generator of random numbers that gives the same stream for a seed on every machine.
///
/// SplitMix64: 64 bits of state, a period of 2^64, good enough for resampling and far from good
/// enough for secrets. Source: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom
/// number generators", OOPSLA 2014; the constants are those of S. Vigna,
/// https://prng.di.unimi.it/splitmix64.c.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a multiple of 2^−53, evenly from 0 to below 1. Unlike `Double.random(in:using:)`, it
  /// never changes with the standard library.
  public mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns an index from 0 to below `count`, all equally likely.
  ///
  /// Source: D. Lemire, "Fast random integer generation in an interval", ACM Transactions on
  /// Modeling and Computer Simulation 29, 2019, article 3.
  ///
  /// - Precondition: `count` is above 0.
  public mutating func index(below count: Int) -> Int {
    precondition(count > 0, "there is no index below 0")
    let count = UInt64(count)
    var product = next().multipliedFullWidth(by: count)
    if product.low < count {
      let rejected = (0 &- count) % count
      while product.low < rejected { product = next().multipliedFullWidth(by: count) }
    }
    return Int(product.high)
  }
}
