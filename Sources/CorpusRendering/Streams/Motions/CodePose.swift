/// Where what a person aims at lies before a camera that does not shake.
struct CodePose: Equatable {
  /// In millimetres.
  var place: SpacePoint
  /// In millimetres for each second.
  var velocity = SpacePoint.zero
  /// How the sheet is turned; nil where the suite's conditions say it.
  var turn: Turn?
  /// Which codes of the sheet it is; nil for its middle.
  var aim: AimTarget?

  /// In degrees, as the conditions of these names.
  struct Turn: Equatable {
    var yaw: Double
    var pitch: Double
    var roll: Double
  }
}
