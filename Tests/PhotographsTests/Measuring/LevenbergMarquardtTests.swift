import Foundation
import Testing

@testable import Measuring

struct LevenbergMarquardtTests {
  private typealias Place = LevenbergMarquardt.Linearisation<[Double]>

  /// Misra1a of NIST's Statistical Reference Datasets: y = b₁ (1 − exp(−b₂ x)).
  private static let misra1a = [
    (77.6, 10.07), (114.9, 14.73), (141.1, 17.94), (190.8, 23.93), (239.9, 29.61), (289.0, 35.18),
    (332.8, 40.02), (378.4, 44.82), (434.8, 50.76), (477.3, 55.05), (536.8, 61.01), (593.1, 66.40),
    (689.1, 75.47), (760.0, 81.78),
  ]

  private static func linearised(_ b: [Double]) -> Place {
    func residuals(_ b: [Double]) -> [Double] {
      misra1a.map { x, y in y - b[0] * (1 - exp(-b[1] * x)) }
    }
    func cost(_ b: [Double]) -> Double { residuals(b).reduce(0) { $0 + $1 * $1 } }
    var equations = NormalEquations(count: 2)
    for ((x, _), residual) in zip(misra1a, residuals(b)) {
      let left = exp(-b[1] * x)
      equations.add([1 - left, b[0] * x * left], residual: residual, weight: 1)
    }
    return Place(equations: equations, cost: cost(b)) { step in
      let moved = zip(b, step).map { $0 + $1 }
      return (moved, cost(moved))
    }
  }

  @Test(arguments: [[500, 0.0001], [250, 0.0005]])
  func `both starts of NIST's Misra1a lead to the certified values`(start: [Double]) throws {
    let method = LevenbergMarquardt(
      damping: 1e-12...1e9, trials: 100, isStable: { $0 - $1 < 1e-13 * $0 })
    let found = try #require(method.minimum(from: start, linearised: Self.linearised))
    #expect(abs(found.state[0] / 2.3894212918E+02 - 1) < 1e-7)
    #expect(abs(found.state[1] / 5.5015643181E-04 - 1) < 1e-7)
    #expect(abs(found.cost / 1.2455138894E-01 - 1) < 1e-9)
  }

  @Test func `no more steps are tried or taken than allowed`() throws {
    let start = [500, 0.0001]
    func cost(trials: Int = .max, steps: Int = .max) throws -> Double {
      let method = LevenbergMarquardt(
        damping: 1e-12...1e9, trials: trials, steps: steps, isStable: { _, _ in false })
      return try #require(method.minimum(from: start, linearised: Self.linearised)).cost
    }
    let first = try cost(steps: 1)
    #expect(try cost(trials: 0) == Self.linearised(start).cost)
    #expect(first < Self.linearised(start).cost)
    #expect(try cost(steps: 2) < first)
  }

  @Test func `a search whose steps are all refused ends where it started`() {
    for (refusals, expected) in [(Int.max, 4), (3, 3)] {
      var equations = NormalEquations(count: 1)
      equations.add([1], residual: 1, weight: 1)
      let tried = Tries()
      // Dampings of 0.001, 0.01, 0.1 and 1.
      let method = LevenbergMarquardt(
        damping: 1e-9...5, refusals: refusals, isStable: { _, _ in true })
      let found = method.minimum(from: [7]) { _ in
        Place(equations: equations, cost: 1) { _ in
          tried.count += 1
          return nil
        }
      }
      #expect(found?.state == [7])
      #expect(tried.count == expected)
    }
  }

  private final class Tries { var count = 0 }

  @Test func `equations that determine no step end the search, or count as refused`() {
    for (damping, expected) in [(nil, nil), (1e-6, [7])] as [(Double?, [Double]?)] {
      let method = LevenbergMarquardt(
        damping: 1e-9...5, refusals: 6, dampingIfUndetermined: damping, isStable: { _, _ in true })
      let found = method.minimum(from: [7]) { _ in
        Place(equations: NormalEquations(count: 1), cost: 1) { _ in ([8], 0) }
      }
      #expect(found?.state == expected)
    }
  }
}
