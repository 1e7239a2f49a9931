import Foundation
import Testing

@testable import Scene
@testable import Suites

/// The shake's spectrum by the test's own Fourier sums, and the camera's turn by matrices of its own.
@Suite struct HandShakeTests {
  /// Of one scan: an axis's angles at `count` moments, `rate` a second.
  private func angles(
    _ shake: HandShake, seed: UInt64, axis: (CameraTurn) -> TurningAngle, count: Int, rate: Double
  ) -> [Double] {
    let scan = ScanShake(shake, seed: seed)
    return (0..<count).map { axis(scan.turn(at: Double($0) / rate)).degrees }
  }

  /// The mean over scans of the one-sided power density, in square degrees for each hertz, at multiples of rate / count.
  private func periodogram(_ scans: [[Double]], rate: Double) -> [Double] {
    let count = scans[0].count
    // A Hann window, without which what lies below 1 Hz leaks over the whole band.
    let window: [Double] = (0..<count).map { index in
      let turns = (Double(index) + 0.5) / Double(count)
      return 0.5 - 0.5 * cos(2 * Double.pi * turns)
    }
    let norm = rate * window.reduce(0.0) { $0 + $1 * $1 }
    let wave: [(Double, Double)] = (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return (cos(angle), sin(angle))
    }
    return (0..<count / 2).map { bin in
      scans.reduce(0.0) { (sum: Double, scan: [Double]) -> Double in
        var (real, imaginary) = (0.0, 0.0)
        for index in 0..<count {
          let (value, turn) = (window[index] * scan[index], wave[bin * index % count])
          real += value * turn.0
          imaginary += value * turn.1
        }
        return sum + 2 * (real * real + imaginary * imaginary) / norm / Double(scans.count)
      }
    }
  }

  /// ∫ (1 + (f/f₀)²)⁻² f^(2n) df between two frequencies, by Simpson's rule.
  private func integral(_ corner: Double, from: Double, to: Double, order: Int) -> Double {
    let steps = 20_000
    let width = (to - from) / Double(steps)
    return (0...steps).reduce(0) { sum, step in
      let f = from + Double(step) * width
      let weight = step == 0 || step == steps ? 1.0 : step % 2 == 0 ? 2 : 4
      let ratio = 1 + f * f / (corner * corner)
      let power = (order == 0 ? 1 : f * f) / (ratio * ratio)
      return sum + weight * power * width / 3
    }
  }

  static let shakes = [HandShake.usual, HandShake(deviationDegrees: 0.5, degreesPerSecond: 2)]

  @Test(arguments: shakes)
  func `angle and rate have what is asked of them within the band`(shake: HandShake) {
    let corner = shake.corner
    let ratio =
      integral(corner, from: 0, to: 12, order: 1) / integral(corner, from: 0, to: 12, order: 0)
    #expect(
      abs(2 * .pi * ratio.squareRoot() / (shake.degreesPerSecond / shake.deviationDegrees) - 1)
        < 1e-6)
    let power = shake.power(at: 0, corner: corner) * integral(corner, from: 0, to: 12, order: 0)
    #expect(abs(power.squareRoot() / shake.deviationDegrees - 1) < 1e-6)
    #expect(shake.power(at: 12.01, corner: corner) == 0)
  }

  @Test func `the usual shake is as public traces of hand-held close-ups have it`() {
    let corner = HandShake.usual.corner
    let below = integral(corner, from: 0, to: 1, order: 0)
    let whole = integral(corner, from: 0, to: 12, order: 0)
    #expect(below / whole >= 0.96)
    let fast = integral(corner, from: 4, to: 12, order: 1)
    #expect((0.01...0.08).contains(fast / integral(corner, from: 0, to: 12, order: 1)))
  }

  @Test(arguments: [(shakes[0], 0), (shakes[0], 1), (shakes[0], 2), (shakes[1], 0)])
  func `the spectrum is the one that is stated, within a tenth`(shake: HandShake, axis: Int) {
    let axes: [(CameraTurn) -> TurningAngle] = [\.yaw, \.pitch, \.roll]
    let (rate, count) = (30.0, 600)
    let scans = (0..<60).map { seed in
      angles(shake, seed: UInt64(seed + 1000 * axis), axis: axes[axis], count: count, rate: rate)
    }
    let measured = periodogram(scans, rate: rate)
    let corner = shake.corner
    let scale =
      shake.deviationDegrees * shake.deviationDegrees
      / integral(corner, from: 0, to: 12, order: 0)
    // In bands of half an octave and more, as one value of a mean over 60 scans is only known within a quarter.
    for (low, high) in [(0.2, 0.5), (0.5, 1), (1, 2), (2, 4), (4, 8), (8, 11.5)] {
      let bins = Int((low * 20).rounded())..<Int((high * 20).rounded())
      let power = measured[bins].reduce(0, +) * rate / Double(count)
      let expected =
        scale
        * integral(
          corner, from: low - rate / Double(count) / 2, to: high - rate / Double(count) / 2,
          order: 0)
      #expect(abs(power / expected - 1) < 0.1, "\(low) to \(high) Hz: \(power / expected)")
    }
    let beyond = measured[(13 * 20)...].reduce(0, +) * rate / Double(count)
    #expect(beyond < 1e-4 * shake.deviationDegrees * shake.deviationDegrees)
  }

  @Test(arguments: shakes)
  func `deviation and rate over many scans are those that are asked for`(shake: HandShake) {
    var (squares, rates, count) = (0.0, 0.0, 0.0)
    for seed in 0..<400 {
      let turn = ScanShake(shake, seed: UInt64(seed)).turn(at: 0.7)
      for angle in [turn.yaw, turn.pitch, turn.roll] {
        squares += angle.degrees * angle.degrees
        rates += angle.perSecond * angle.perSecond
        count += 1
      }
    }
    // 1,200 independent angles: their deviation is known within some 2 % (one standard error).
    #expect(abs((squares / count).squareRoot() / shake.deviationDegrees - 1) < 0.06)
    #expect(abs((rates / count).squareRoot() / shake.degreesPerSecond - 1) < 0.06)
  }

  @Test func `the rate is the angle's derivative`() {
    let scan = ScanShake(.usual, seed: 5)
    for moment in [0.1, 0.77, 2.3] {
      let (before, now, after) = (
        scan.turn(at: moment - 1e-5), scan.turn(at: moment), scan.turn(at: moment + 1e-5)
      )
      for axis in [\CameraTurn.yaw, \.pitch, \.roll] {
        let slope = (after[keyPath: axis].degrees - before[keyPath: axis].degrees) / 2e-5
        #expect(abs(slope - now[keyPath: axis].perSecond) < 1e-6)
      }
    }
  }
}
