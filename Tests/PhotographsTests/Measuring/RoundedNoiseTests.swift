import Foundation
import Testing

@testable import Measuring

/// Noise that rounding to whole levels all but hides.
@Suite struct RoundedNoiseTests {
  /// Normal numbers by Box and Muller's method, from a generator of its own (Knuth's MMIX).
  private struct Normals {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func uniform() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) + 0.5) * 0x1p-53
    }

    mutating func next() -> Double {
      let (u, v) = (uniform(), uniform())
      return (-2 * log(u)).squareRoot() * cos(2 * .pi * v)
    }
  }

  private func levels(sigma: Double, at means: [Double], count: Int) -> [RoundedNoise.Level] {
    var normals = Normals(seed: 11)
    return (0..<count).map { index in
      let mean = means[index % means.count]
      return .init(observed: (mean + sigma * normals.next()).rounded(), modelled: mean)
    }
  }

  @Test(arguments: [0.0, 0.15, 0.3, 0.5])
  func `where levels vary, small noise is found`(sigma: Double) throws {
    let means = (0..<37).map { 100 + Double($0) / 7 }
    let noise = try #require(
      RoundedNoise(levels(sigma: sigma, at: means, count: 3000), isMeanKnown: true))
    #expect(abs(noise.deviation - sigma) < 0.04, "\(noise.deviation)")
    #expect(abs(noise.deviation - sigma) < 3 * noise.error)
  }

  @Test func `halfway between two levels, rounding is not taken for noise`() throws {
    // By moments, a variance of 1/4 less 1/12: a deviation of 0.41.
    let noise = try #require(
      RoundedNoise(levels(sigma: 0.2, at: [100.45], count: 3000), isMeanKnown: false))
    #expect(abs(noise.deviation - 0.2) < 1.96 * noise.error, "\(noise.deviation)")
  }

  @Test func `of a few pixels nothing is told`() {
    #expect(RoundedNoise(levels(sigma: 0.3, at: [80], count: 20), isMeanKnown: true) == nil)
  }
}
