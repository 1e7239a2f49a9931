package import Barcodes
import Encoding
package import Scene

/// The mirror image of a lamp on a glossy label: light added to that of the scene, `glare` full scales of it
/// in the middle, with a Gaussian profile of standard deviation `glare_radius` frame heights. From a glare of
/// about 1 the middle clips to white.
///
/// A Gaussian lobe is how rough gloss spreads a mirror image (Ward, "Measuring and modeling anisotropic
/// reflection", SIGGRAPH 1992, isotropic case, for small angles).
package struct Glare {
  private let strength: Double
  private let middle: Point
  /// 1 / 2σ², in pixels.
  private let sharpness: Double

  /// Nil without glare.
  init?(_ condition: Condition, width: Double, height: Double) {
    guard condition.glare != 0 else { return nil }
    strength = condition.glare
    middle = Point(x: condition.glareX * width, y: condition.glareY * height)
    let sigma = condition.glareRadius * height
    sharpness = 1 / (2 * sigma * sigma)
  }

  /// Puts the spot's middle on any point of the frame's symbols, all equally likely.
  package static func drawPosition(
    on sheet: SymbolSheet, _ geometry: FrameGeometry, seed: UInt64, in condition: inout Condition
  ) {
    guard condition.glare != 0 else { return }
    var random = FrameRandom(seed: seed, purpose: .glare)
    let middle = geometry.point(random.drawPoint(of: sheet.symbols))
    condition.glareX = middle.x / Double(geometry.width)
    condition.glareY = middle.y / Double(geometry.height)
  }

  /// Adds the spot to a row of levels.
  ///
  /// Along a row the profile follows from one exponential at the sample nearest to the middle: from sample to
  /// sample it changes by a factor that itself changes by a constant one.
  func add(
    to row: UnsafeMutableBufferPointer<Float>, y: Double, firstX: Double, step: Double, scale: Float
  ) {
    let down = (y - middle.y) * (y - middle.y) * sharpness
    guard down < Self.faintest else { return }
    let nearest = ((middle.x - firstX) / step).rounded()
    guard abs(nearest) < 1e6 else { return }
    let offset = firstX + nearest * step - middle.x
    let bend = PortableMath.exp(-2 * step * step * sharpness)
    for direction in [1.0, -1] {
      var value = strength * PortableMath.exp(-(offset * offset * sharpness + down))
      var factor = PortableMath.exp(-(2 * direction * offset * step + step * step) * sharpness)
      var index = Int(nearest)
      if direction < 0 {
        index -= 1
        value *= factor
        factor *= bend
      }
      while value > Self.least, direction > 0 ? index < row.count : index >= 0 {
        if row.indices.contains(index) { row[index] += scale * Float(value) }
        value *= factor
        factor *= bend
        index += Int(direction)
      }
    }
  }

  /// A share of full scale that no 8-bit level shows.
  private static let least = 1e-6
  /// The exponent at which a spot of 10 full scales is below that.
  private static let faintest = 16.2
}
