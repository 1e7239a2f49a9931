import Barcodes
import Encoding

/// Standard normal numbers that neighbouring pixels have in part in common (`noise_correlation_px`): independent ones, smoothed
/// by a Gaussian of this standard deviation and brought back to their strength.
///
/// What denoising, scaling and compression leave of a sensor's noise is correlated; without knowing them, this gives noise of the
/// same deviation and correlation. Of a Gaussian of σ px the correlation at d px is exp(−d² / 4σ²) (Papoulis, Probability, Random
/// Variables and Stochastic Processes, 3rd ed., 10-2), less where it is narrow, since it is sampled at whole pixels: at 1 px, and
/// σ = 0.5, 0.6, 0.8, 1 and 1.5, it is 0.26, 0.45, 0.67, 0.78 and 0.89.
struct CorrelatedNormals {
  /// In the middle, and at 1, 2, … pixels to either side.
  private let weights: [Float]
  private let random: FrameRandom
  private let normal = FrameRandom.normals
  /// Rows that are smoothed along themselves, each in the place of its number's remainder.
  private var smoothed: [(y: Int, numbers: [Float])?]

  /// Nil where pixels are independent.
  init?(_ condition: Condition, _ random: FrameRandom) {
    guard condition.noiseCorrelationPixels > 0 else { return nil }
    weights = GaussianKernel(sigmaCells: condition.noiseCorrelationPixels).unitWeights
    self.random = random
    smoothed = Array(repeating: nil, count: 2 * weights.count - 1)
  }

  /// The numbers of row `y`, whichever row was asked for before.
  mutating func row(_ y: Int, count: Int) -> [Float] {
    var sums = [Float](repeating: 0, count: count)
    for offset in 1 - weights.count..<weights.count {
      let weight = weights[abs(offset)]
      let numbers = smoothedRow(y + offset, count: count)
      sums.withUnsafeMutableBufferPointer { sums in
        numbers.withUnsafeBufferPointer { numbers in
          for index in 0..<count { sums[index] += weight * numbers[index] }
        }
      }
    }
    return sums
  }

  private mutating func smoothedRow(_ y: Int, count: Int) -> [Float] {
    let place = ((y % smoothed.count) + smoothed.count) % smoothed.count
    if let row = smoothed[place], row.y == y, row.numbers.count == count { return row.numbers }
    // In whole blocks of eight, so that a pixel has the same number with and without smoothing.
    let blocks = (weights.count + 6) / 8
    var white = [Float](repeating: 0, count: count + 2 * 8 * blocks)
    normal.withUnsafeBufferPointer { normal in
      random.forEachNormal(firstBlock: -blocks, y: y, count: white.count, normal) {
        white[$0] = $1
      }
    }
    var numbers = [Float](repeating: 0, count: count)
    white.withUnsafeBufferPointer { white in
      numbers.withUnsafeMutableBufferPointer { numbers in
        // SAFETY: `white` has 8 * blocks numbers more at each end, and the weights reach no farther.
        guard let middle = white.baseAddress.map({ $0 + 8 * blocks }) else { return }
        for index in 0..<count { numbers[index] = weights[0] * middle[index] }
        for (offset, weight) in weights.enumerated().dropFirst() {
          for index in 0..<count {
            numbers[index] += weight * (middle[index - offset] + middle[index + offset])
          }
        }
      }
    }
    smoothed[place] = (y, numbers)
    return numbers
  }
}
