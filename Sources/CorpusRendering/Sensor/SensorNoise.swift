import Barcodes

/// The noise of a sensor, independent from pixel to pixel (Janesick, Photon Transfer, 2007, chapters 2
/// and 3).
///
/// Read noise is normal with standard deviation `noise_sigma`, in grey levels. Photon noise is Poisson:
/// with g = `shot_noise` grey levels for each electron, a level v is v / g electrons and has the variance
/// g·v; full scale on a well of N electrons is g = 255 / N. The sum of both is drawn from one normal number z
/// as σz + κ(z² − 1), the Cornish–Fisher expansion that gives the sum its variance and, to first order, the
/// Poisson part's skewness (Abramowitz and Stegun 26.2.49): κ = g²v / 6σ².
struct SensorNoise {
  private let readVariance: Float
  private let gain: Float
  private let random: FrameRandom
  private let normal = NormalTable.values

  /// Nil without noise.
  init?(_ condition: Condition, seed: UInt64) {
    guard condition.noiseSigma > 0 || condition.shotNoise > 0 else { return nil }
    readVariance = Float(condition.noiseSigma * condition.noiseSigma)
    gain = Float(condition.shotNoise)
    random = FrameRandom(seed: seed, purpose: .noise)
  }

  /// Adds the noise of row `y` to its levels.
  func add(to row: UnsafeMutableBufferPointer<Float>, y: Int) {
    normal.withUnsafeBufferPointer { normal in
      if gain == 0 {
        let sigma = readVariance.squareRoot()
        forEachNumber(y: y, count: row.count, normal) { row[$0] += sigma * $1 }
      } else {
        forEachNumber(y: y, count: row.count, normal) { index, z in
          let level = max(row[index], 0)
          let variance = readVariance + gain * level
          let skew = variance > 0 ? gain * gain * level / (6 * variance) : 0
          row[index] += variance.squareRoot() * z + skew * (z * z - 1)
        }
      }
    }
  }

  /// Draws eight pixels' numbers from each block of 128 bits, the block's column and row being its counter.
  @inline(__always)
  private func forEachNumber(
    y: Int, count: Int, _ normal: UnsafeBufferPointer<Float>, _ body: (Int, Float) -> Void
  ) {
    for start in stride(from: 0, to: count, by: 8) {
      let words = random.words(x: UInt32(start / 8), y: UInt32(y))
      if start + 8 <= count {
        body(start, normal[Int(words.x & 0xFFFF)])
        body(start + 1, normal[Int(words.x >> 16)])
        body(start + 2, normal[Int(words.y & 0xFFFF)])
        body(start + 3, normal[Int(words.y >> 16)])
        body(start + 4, normal[Int(words.z & 0xFFFF)])
        body(start + 5, normal[Int(words.z >> 16)])
        body(start + 6, normal[Int(words.w & 0xFFFF)])
        body(start + 7, normal[Int(words.w >> 16)])
      } else {
        for index in 0..<(count - start) {
          let word = words[index / 2] >> (index % 2 == 0 ? 0 : 16)
          body(start + index, normal[Int(word & 0xFFFF)])
        }
      }
    }
  }
}
