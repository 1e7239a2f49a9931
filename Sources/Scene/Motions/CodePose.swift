/// Where what a person aims at lies before a camera that does not shake.
package struct CodePose: Equatable {
  /// In millimetres.
  package var place: SpacePoint
  /// In millimetres for each second.
  package var velocity = SpacePoint.zero
  /// The turn of the sheet; nil where the suite's conditions say it.
  package var turn: PoseTurn?
  /// Which codes of the sheet it is; nil for its middle.
  package var aim: AimTarget?

  /// In degrees, as the conditions of these names.
  package struct PoseTurn: Sendable, Equatable {
    package var yaw = 0.0
    package var pitch = 0.0
    package var roll = 0.0
  }
}
