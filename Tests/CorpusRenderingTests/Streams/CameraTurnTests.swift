import Barcodes
import Foundation
import Testing

@testable import Scene
@testable import Suites

/// A turned camera against matrices of the test's own.
@Suite struct CameraTurnTests {
  private typealias Matrix = [[Double]]

  private func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    a.map { row in b[0].indices.map { column in zip(row, b).reduce(0) { $0 + $1.0 * $1.1[column] } }
    }
  }

  private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  /// From the turned camera's own axes to the resting one's; x right, y down, z ahead.
  private func orientation(_ yaw: Double, _ pitch: Double, _ roll: Double) -> Matrix {
    let (y, p, r) = (radians(yaw), radians(pitch), radians(roll))
    // Its right, its down and its ahead are the columns.
    let toRight = [[cos(y), 0, sin(y)], [0, 1, 0], [-sin(y), 0, cos(y)]]
    let up = [[1, 0, 0], [0, cos(p), -sin(p)], [0, sin(p), cos(p)]]
    let clockwise = [[cos(r), -sin(r), 0], [sin(r), cos(r), 0], [0, 0, 1]]
    return product(product(toRight, up), clockwise)
  }

  private func sheet(_ condition: Condition) -> Matrix {
    let (r, w, p) = (
      radians(condition.rotationDegrees), radians(condition.yawDegrees),
      radians(condition.pitchDegrees)
    )
    return product(
      [[1, 0, 0], [0, cos(p), sin(p)], [0, -sin(p), cos(p)]],
      product(
        [[cos(w), 0, -sin(w)], [0, 1, 0], [sin(w), 0, cos(w)]],
        [[cos(r), -sin(r), 0], [sin(r), cos(r), 0], [0, 0, 1]]))
  }

  private static let turns = [
    (0.0, 0.0, 0.0), (10, 0, 0), (0, 7, 0), (0, 0, -20), (0.3, -0.4, 0.2), (15, -8, 33),
  ]

  @Test(arguments: turns)
  func `a point is seen in the camera's own axes`(yaw: Double, pitch: Double, roll: Double) {
    let turn = CameraTurn(
      yaw: TurningAngle(degrees: yaw, perSecond: 3),
      pitch: TurningAngle(degrees: pitch, perSecond: -2),
      roll: TurningAngle(degrees: roll, perSecond: 5))
    let (place, velocity) = (SpacePoint(x: 30, y: -50, z: 200), SpacePoint(x: 4, y: 5, z: -6))
    func seen(at seconds: Double) -> [Double] {
      let axes = orientation(yaw + 3 * seconds, pitch - 2 * seconds, roll + 5 * seconds)
      let moved = place + velocity * seconds
      return (0..<3).map { axes[0][$0] * moved.x + axes[1][$0] * moved.y + axes[2][$0] * moved.z }
    }
    let found = turn.seen(place, movingBy: velocity)
    let expected = seen(at: 0)
    #expect(abs(found.0.x - expected[0]) < 1e-9 && abs(found.0.y - expected[1]) < 1e-9)
    #expect(abs(found.0.z - expected[2]) < 1e-9)
    let slope = zip(seen(at: 1e-5), seen(at: -1e-5)).map { ($0 - $1) / 2e-5 }
    #expect(abs(found.1.x - slope[0]) < 1e-5 && abs(found.1.y - slope[1]) < 1e-5)
    #expect(abs(found.1.z - slope[2]) < 1e-5)
  }

  @Test
  func `a camera that turns right, up and clockwise sees things left, lower and anticlockwise`() {
    let ahead = SpacePoint(x: 0, y: 0, z: 100)
    #expect(CameraTurn(yaw: TurningAngle(degrees: 5)).seen(ahead).x < 0)
    #expect(CameraTurn(pitch: TurningAngle(degrees: 5)).seen(ahead).y > 0)
    let right = SpacePoint(x: 10, y: 0, z: 100)
    #expect(CameraTurn(roll: TurningAngle(degrees: 5)).seen(right).y < 0)
  }

  @Test(arguments: turns, [(0.0, 0.0, 0.0), (30, 20, 10), (-60, 40, 200), (5, -70, -135)])
  func `a sheet's tilt is what the turned camera sees of it`(
    camera: (Double, Double, Double), tilt: (Double, Double, Double)
  ) {
    var condition = Condition()
    (condition.yawDegrees, condition.pitchDegrees, condition.rotationDegrees) = tilt
    let turn = CameraTurn(
      yaw: TurningAngle(degrees: camera.0), pitch: TurningAngle(degrees: camera.1),
      roll: TurningAngle(degrees: camera.2))
    let angles = Tilt(condition).angles(seenBy: turn)
    var turned = Condition()
    (turned.yawDegrees, turned.pitchDegrees, turned.rotationDegrees) = angles
    let axes = orientation(camera.0, camera.1, camera.2)
    let inverse = (0..<3).map { row in (0..<3).map { axes[$0][row] } }
    let expected = product(inverse, sheet(condition))
    for (first, second) in zip(sheet(turned).joined(), expected.joined()) {
      #expect(abs(first - second) < 1e-12)
    }
  }
}
