import Barcodes
import Encoding

/// The noise of a sensor, independent from pixel to pixel unless it is correlated (Janesick, Photon Transfer, 2007, chapters 2
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
  private let normal = FrameRandom.normals
  /// Nil where pixels are independent.
  private var correlated: CorrelatedNormals?

  /// Nil without noise.
  ///
  /// - Parameter isOfPicture: whether levels are those of the picture, behind the curve, where there may also be more on ink than on paper
  ///   (`ink_noise_sigma`): σ² + g·v + k² (1 − v / 255).
  init?(_ condition: Condition, seed: UInt64, isOfPicture: Bool = false) {
    let ink = isOfPicture ? condition.inkNoiseSigma * condition.inkNoiseSigma : 0
    guard condition.noiseSigma > 0 || condition.shotNoise > 0 || ink > 0 else { return nil }
    readVariance = Float(condition.noiseSigma * condition.noiseSigma + ink)
    gain = Float(condition.shotNoise - ink / 255)
    random = FrameRandom(seed: seed, purpose: .noise)
    correlated = CorrelatedNormals(condition, random)
  }

  /// Adds the noise of row `y` to its levels.
  mutating func add(to row: UnsafeMutableBufferPointer<Float>, y: Int) {
    if let numbers = correlated?.row(y, count: row.count) {
      for (index, number) in numbers.enumerated() { add(number, to: &row[index]) }
      return
    }
    normal.withUnsafeBufferPointer { normal in
      if gain == 0 {
        let sigma = readVariance.squareRoot()
        random.forEachNormal(y: y, count: row.count, normal) { row[$0] += sigma * $1 }
      } else {
        random.forEachNormal(y: y, count: row.count, normal) { add($1, to: &row[$0]) }
      }
    }
  }

  @inline(__always)
  private func add(_ z: Float, to pixel: inout Float) {
    let level = max(pixel, 0)
    let variance = max(readVariance + gain * level, 0)
    let skew = variance > 0 && gain > 0 ? gain * gain * level / (6 * variance) : 0
    pixel += variance.squareRoot() * z + skew * (z * z - 1)
  }
}

extension FrameRandom {
  /// Draws normal numbers for a row of pixels, eight from each block of 128 bits, the block's column and row being its counter.
  ///
  /// - Parameters:
  ///   - firstBlock: the column of the first block; before a frame's first one it is negative, as `y` is above it.
  ///   - normal: the numbers of `FrameRandom.normals`.
  @inline(__always)
  func forEachNormal(
    firstBlock: Int = 0, y: Int, count: Int, _ normal: UnsafeBufferPointer<Float>,
    _ body: (Int, Float) -> Void
  ) {
    for start in stride(from: 0, to: count, by: 8) {
      let words = words(
        x: UInt32(truncatingIfNeeded: firstBlock + start / 8), y: UInt32(truncatingIfNeeded: y))
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
