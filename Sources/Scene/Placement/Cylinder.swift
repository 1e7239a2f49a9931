import Barcodes

/// A sheet wrapped around an upright cylinder, as a label around a bottle.
///
/// The axis runs along the symbol's own y; the sheet keeps its lengths, so a point at the distance s from
/// the middle lies at the angle s / r, at r sin(s / r) to the side and r (1 − cos(s / r)) further back.
/// `cylinder_wrap_deg` is the angle that the width of the symbols subtends; at 0 the sheet is flat.
struct Cylinder: Equatable {
  /// In modules.
  let radius: Double
  private let degreesPerModule: Double

  /// Nil where the sheet is flat.
  ///
  /// - Parameter width: that of the symbols without quiet zones, in modules.
  init?(_ condition: Condition, width: Double) {
    guard condition.cylinderWrapDegrees > 0 else { return nil }
    degreesPerModule = condition.cylinderWrapDegrees / width
    radius = 1 / (degreesPerModule * PortableMath.radiansPerDegree)
  }

  /// A point of the sheet, in modules from its middle, in space.
  func point(_ sheet: Point) -> SpacePoint {
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: sheet.x * degreesPerModule)
    return SpacePoint(x: radius * sine, y: sheet.y, z: radius * (1 - cosine))
  }

  /// The direction that the sheet faces there.
  func normal(_ sheet: Point) -> SpacePoint {
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: sheet.x * degreesPerModule)
    return SpacePoint(x: sine, y: 0, z: -cosine)
  }

  /// Into how many parts a straight line across `modules` is divided so that, at `scale` pixels a module,
  /// none strays from the arc by more than 1/100 px (the sagitta of an arc of length s is s² / 8r).
  func parts(across modules: Double, scale: Double) -> Int {
    let longest = (8 * radius * 0.01 / scale).squareRoot()
    return max(1, Int((modules / longest).rounded(.up)))
  }
}
