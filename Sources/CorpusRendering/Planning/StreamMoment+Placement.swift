import Barcodes
import Records
import Scene

extension StreamMoment {
  /// What is aimed at on a sheet, and where it lies beside the camera's axis, in modules.
  ///
  /// - Parameter millimetresPerModule: of the sheet.
  func placement(
    of sheet: SymbolSheet, millimetresPerModule: Double
  ) -> (anchor: Point, offset: Point) {
    (
      aim?.place(on: sheet).point ?? sheet.symbols.middle,
      Point(x: place.x / millimetresPerModule, y: place.y / millimetresPerModule)
    )
  }

  /// In pixels. A shorter line is left out: its deviation of L / √12 widens that of a pixel's own square, 0.289, by less than 0.2 %.
  static let leastMotion = 0.05

  /// Sets the motion of the image of what is aimed at during the exposure, as the condition has it:
  /// its velocity in the middle of the exposure times the exposure.
  ///
  /// A point at (X, Y, Z) is seen at f X / Z, which moves by f (X′ − X Z′ / Z) / Z in a second.
  ///
  /// - Parameter millimetresPerModule: of the sheet.
  func setMotion(
    of condition: inout Condition, on sheet: SymbolSheet, millimetresPerModule: Double
  ) {
    var velocity = velocity
    if let wandering = aim?.place(on: sheet).perSecond {
      // What is aimed at rests in the picture, and the sheet moves past it.
      let onSheet = SpacePoint(x: wandering.x, y: wandering.y, z: 0) * millimetresPerModule
      velocity = velocity - Tilt(condition).turned(onSheet)
    }
    let scale = condition.focalLengthPixels / place.z * record.exposureSeconds
    let across = (velocity.x - place.x / place.z * velocity.z) * scale
    let down = (velocity.y - place.y / place.z * velocity.z) * scale
    let length = (across * across + down * down).squareRoot()
    guard length >= Self.leastMotion else { return }
    condition.motionLengthModules = length / condition.moduleWidthPixels
    condition.motionAngleDegrees = PortableMath.degrees(y: down, x: across)
  }
}
