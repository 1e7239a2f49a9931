import Bisecting
package import Foundation

/// A code's places and turns before a camera at moments in time, and what lies between them.
package struct MotionTrace: Sendable, Equatable {
  /// The interpolation between two moments.
  package enum Interpolation: String, CaseIterable, Sendable {
    /// A straight line.
    case linear
    /// The cubic through both whose slope at each is that between its neighbours (Catmull and Rom, "A class of local interpolating
    /// splines", 1974, for moments that need not be evenly spaced; at the ends, that to the one neighbour).
    case cubic
  }

  /// x, y and z in millimetres, yaw, pitch and roll in degrees.
  typealias Axes = [Double]

  /// The file's name.
  let name: String
  /// In seconds, ascending.
  let times: [Double]
  /// The six axes at each of them.
  let rows: [Axes]
  let interpolation: Interpolation
  /// The bytes of the file, which are part of what a suite is.
  package let bytes: Data

  package var span: ClosedRange<Double> { times[0]...times[times.count - 1] }

  /// In millimetres.
  var farthest: Double { rows.map { $0[2] }.max() ?? 1 }

  /// Before its first moment and after its last one the code rests there.
  ///
  /// - Parameter time: in seconds of the trace.
  func pose(at time: Double) -> CodePose {
    let index = interval(at: time)
    guard index >= 0 else { return Self.pose(rows[0], [0, 0, 0]) }
    guard index < times.count - 1 else { return Self.pose(rows[times.count - 1], [0, 0, 0]) }
    let duration = times[index + 1] - times[index]
    let share = (time - times[index]) / duration
    var (axes, rates): (Axes, Axes) = ([], [])
    for axis in 0..<6 {
      let value = value(of: axis, from: index, share: share, duration: duration)
      axes.append(value.value)
      rates.append(value.perSecond)
    }
    return Self.pose(axes, rates)
  }

  /// The last moment that is not after a time; −1 before the first.
  private func interval(at time: Double) -> Int {
    times.indices.partitionPoint { times[$0] > time } - 1
  }

  private func value(
    of axis: Int, from index: Int, share: Double, duration: Double
  ) -> (value: Double, perSecond: Double) {
    let (start, end) = (rows[index][axis], rows[index + 1][axis])
    guard interpolation == .cubic else {
      return (start + (end - start) * share, (end - start) / duration)
    }
    let first = slope(of: axis, at: index) * duration
    let last = slope(of: axis, at: index + 1) * duration
    // The cubic in Hermite's form: a + b·s + c·s² + d·s³.
    let (c, d) = (3 * (end - start) - 2 * first - last, 2 * (start - end) + first + last)
    return (
      start + share * (first + share * (c + share * d)),
      (first + share * (2 * c + share * 3 * d)) / duration
    )
  }

  private func slope(of axis: Int, at index: Int) -> Double {
    let (before, after) = (max(0, index - 1), min(times.count - 1, index + 1))
    return (rows[after][axis] - rows[before][axis]) / (times[after] - times[before])
  }

  private static func pose(_ axes: Axes, _ rates: Axes) -> CodePose {
    CodePose(
      place: SpacePoint(x: axes[0], y: axes[1], z: axes[2]),
      velocity: SpacePoint(x: rates[0], y: rates[1], z: rates[2]),
      turn: CodePose.PoseTurn(yaw: axes[3], pitch: axes[4], roll: axes[5]))
  }
}
