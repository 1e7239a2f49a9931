/// An angle that changes.
package struct TurningAngle: Equatable {
  var degrees = 0.0
  var perSecond = 0.0
}
