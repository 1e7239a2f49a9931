import Testing

@testable import Encoding
@testable import Suites

@Suite struct PhiloxTests {
  /// The known answers of Random123 1.14 (tests/kat_vectors, philox4x32 10).
  @Test(arguments: [
    (
      key: UInt64(0), counter: SIMD4<UInt32>(0, 0, 0, 0),
      answer: SIMD4<UInt32>(0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8)
    ),
    (
      key: UInt64.max, counter: SIMD4<UInt32>(repeating: .max),
      answer: SIMD4<UInt32>(0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd)
    ),
    (
      key: UInt64(0x299f_31d0_a409_3822),
      counter: SIMD4<UInt32>(0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344),
      answer: SIMD4<UInt32>(0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1)
    ),
  ])
  func `the published answers come out`(
    key: UInt64, counter: SIMD4<UInt32>, answer: SIMD4<UInt32>
  ) {
    #expect(Philox(key: key).block(counter) == answer)
  }

  @Test func `purposes and seeds have sequences of their own`() {
    var sequences: Set<[UInt32]> = []
    for seed: UInt64 in [1, 2] {
      for purpose in [RandomPurpose.payload, .phase, .noise] {
        var random = FrameRandom(seed: seed, purpose: purpose)
        sequences.insert((0..<8).map { _ in random.nextWord() })
      }
    }
    #expect(sequences.count == 6)
  }

  @Test func `draws below a bound are even`() {
    var random = FrameRandom(seed: 7, purpose: .payload)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<100_000 { counts[random.draw(below: 10)] += 1 }
    // Chi squared with 9 degrees of freedom: 27.9 is its 0.999 quantile.
    let chiSquared = counts.reduce(0.0) {
      $0 + (Double($1) - 10_000) * (Double($1) - 10_000) / 10_000
    }
    #expect(chiSquared < 27.9)
  }
}
