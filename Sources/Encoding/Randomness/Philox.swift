/// Philox4x32-10, a counter-based generator: the output for a counter depends on nothing but the key.
///
/// Source: Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011. The
/// constants and the known answers in the tests are those of the authors' Random123 library.
struct Philox: Sendable {
  private let key: SIMD2<UInt32>

  package init(key: UInt64) {
    self.key = SIMD2(UInt32(truncatingIfNeeded: key), UInt32(truncatingIfNeeded: key >> 32))
  }

  /// 128 random bits for `counter`. Exact on every machine: integers only.
  ///
  /// - Parameter rounds: 10, or 7 where speed counts, the fewest that pass every test of TestU01's BigCrush
  ///   (ibid., table 2).
  @inline(__always)
  package func block(_ counter: SIMD4<UInt32>, rounds: Int = 10) -> SIMD4<UInt32> {
    var (x, y, z, w) = (counter.x, counter.y, counter.z, counter.w)
    var (keyX, keyY) = (key.x, key.y)
    for round in 0..<rounds {
      if round > 0 {
        keyX &+= 0x9E37_79B9
        keyY &+= 0xBB67_AE85
      }
      let first = UInt64(0xD251_1F53) &* UInt64(x)
      let second = UInt64(0xCD9E_8D57) &* UInt64(z)
      x = UInt32(truncatingIfNeeded: second >> 32) ^ y ^ keyX
      y = UInt32(truncatingIfNeeded: second)
      z = UInt32(truncatingIfNeeded: first >> 32) ^ w ^ keyY
      w = UInt32(truncatingIfNeeded: first)
    }
    return SIMD4(x, y, z, w)
  }
}
