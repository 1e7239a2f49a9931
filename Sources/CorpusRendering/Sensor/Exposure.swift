import Barcodes

/// How much light each pixel receives, in grey levels before noise and rounding.
struct Exposure {
  /// The reflectance of white paper.
  static let paperReflectance = 0.9

  private let ground: Float
  private let bars: Float

  /// Levels are linear in light: no gamma is applied (Documentation/METHODOLOGY.md, "Levels").
  init(_ condition: Condition) {
    let paper = 255 * Self.paperReflectance * condition.brightness
    ground = Float(paper)
    bars = Float(paper * (1 - condition.contrast))
  }

  /// The level of a pixel of which `coverage` is dark, 0 to 1.
  func level(coverage: Float) -> Float { ground + (bars - ground) * coverage }
}
