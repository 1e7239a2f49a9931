/// Philox4x32-10, a counter-based generator: the output for a counter depends on nothing but the key.
///
/// Source: Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011. The
/// constants and the known answers in the tests are those of the authors' Random123 library.
struct Philox: Sendable {
  private let key: SIMD2<UInt32>

  init(key: UInt64) {
    self.key = SIMD2(UInt32(truncatingIfNeeded: key), UInt32(truncatingIfNeeded: key >> 32))
  }

  /// 128 random bits for `counter`. Exact on every machine: integers only.
  func block(_ counter: SIMD4<UInt32>) -> SIMD4<UInt32> {
    var state = counter
    var key = key
    for round in 0..<10 {
      if round > 0 { key = key &+ SIMD2(0x9E37_79B9, 0xBB67_AE85) }
      let first = UInt64(0xD251_1F53) &* UInt64(state.x)
      let second = UInt64(0xCD9E_8D57) &* UInt64(state.z)
      state = SIMD4(
        UInt32(truncatingIfNeeded: second >> 32) ^ state.y ^ key.x,
        UInt32(truncatingIfNeeded: second),
        UInt32(truncatingIfNeeded: first >> 32) ^ state.w ^ key.y,
        UInt32(truncatingIfNeeded: first))
    }
    return state
  }
}
