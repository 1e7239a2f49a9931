import Barcodes

/// The transfer curve of sRGB (`srgb_curve`; IEC 61966-2-1:1999, 5.2): what a camera's 8 bits are to the light that they stand
/// for. A linear share L of full scale becomes 12.92 L up to 0.0031308, and 1.055 L^(1/2.4) − 0.055 above.
///
/// Exposure, contrast and noise are meant before the curve, in linear light: noise comes out of it times the curve's slope,
/// which is 12.92 in black, 1.94 at a linear level of 20, 1.02 at 60, 0.60 at 150 and 0.44 at 255.
package struct SRGBCurve {
  /// The encoded level for each 1/64 of a linear one; between two of them the curve is straight to 0.001 levels.
  private static let table: [Float] = (0...255 * steps).map {
    Float(255 * encoded(Double($0) / Double(255 * steps)))
  }
  private static let steps = 64

  private let table = Self.table

  /// The encoded level of a linear one; both 0 to 255, what is beyond is clipped.
  ///
  /// SAFETY: after the clipping the place is one of the table's, and has a next one.
  @inline(__always)
  private static func encoded(_ level: Float, in table: UnsafeBufferPointer<Float>) -> Float {
    let place = min(max(level, 0), 255) * Float(steps)
    let index = min(Int(place), table.count - 2)
    return table[index] + (table[index + 1] - table[index]) * (place - Float(index))
  }

  /// Adds the encoded levels of a row of linear ones, each times `weight`.
  ///
  /// - Precondition: `sums` has as many numbers as `levels`.
  func add(
    _ levels: UnsafeBufferPointer<Float>, times weight: Float,
    to sums: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(sums.count == levels.count, "as many sums as levels")
    table.withUnsafeBufferPointer { table in
      for x in levels.indices { sums[x] += weight * Self.encoded(levels[x], in: table) }
    }
  }

  /// The encoded share of full scale of a linear one.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? 12.92 * light : 1.055 * power(light, 1 / 2.4) - 0.055
  }

  /// The linear share of full scale of an encoded one.
  package static func light(of encoded: Double) -> Double {
    encoded <= 0.040_45 ? encoded / 12.92 : power((encoded + 0.055) / 1.055, 2.4)
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    PortableMath.exp(exponent * PortableMath.log(base))
  }
}
