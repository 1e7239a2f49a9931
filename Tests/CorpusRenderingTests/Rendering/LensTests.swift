import Barcodes
import Foundation
import Testing

@testable import Rendering
@testable import Scene
@testable import Suites

/// Blurred edges against closed forms, by pixels alone.
@Suite struct LensTests {
  private static let paper = 229.5
  private static let ink = 22.95

  /// The share of ink in each column about the left edge of a bar 30 modules of 20 px wide, in the middle
  /// row of a frame of the sensor before noise and rounding.
  ///
  /// - Returns: the darkness of each column, from 0 to 1, and where the edge is.
  private func edge(
    _ phase: Double, _ change: (inout Condition) -> Void
  ) throws -> (columns: [Double], place: Double) {
    var condition = Condition()
    condition.moduleWidthPixels = 20
    change(&condition)
    let lens = Lens(condition, pixelsPerModule: 20)
    let reach = lens.reachPixels
    let place = 100 + phase
    let bar = ConvexPolygon(
      SheetExtent(left: place, top: -1000, right: 5000, bottom: 1000)
    ).edges
    let window = PixelRectangle(
      x: -reach, y: -reach, width: 200 + 2 * reach, height: 1 + 2 * reach)
    let memory = PlaneMemory()
    var raster = CoverageRaster(window, samplesPerPixel: lens.samplesPerPixel, in: memory)
    raster.add(bar, movedBy: lens.motionOffsets(condition, pixelsPerModule: 20))
    let levels = lens.levels(of: lens.cells(of: raster), columns: 200, rows: 1, in: memory)
    var row = [Float](repeating: 0, count: 200)
    row.withUnsafeMutableBufferPointer { levels.copy(row: 0, to: $0, from: 0..<200) }
    return (row.map(Double.init), place)
  }

  /// The second moment of a line spread, from the edge spread's differences, less that of the pixel.
  private func variance(_ edge: (columns: [Double], place: Double)) -> Double {
    let spread = zip(edge.columns.dropFirst(), edge.columns).map { $0 - $1 }
    let mean = spread.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    let square = spread.enumerated().reduce(0) {
      $0 + (Double($1.offset) - mean) * (Double($1.offset) - mean) * $1.element
    }
    return square - 1.0 / 6
  }

  /// Over phases, since the differences of a sampled edge have the variance 1/6 on the average only.
  private func meanVariance(_ change: (inout Condition) -> Void) throws -> Double {
    let phases = (0..<20).map { Double($0) / 20 }
    return try phases.map { try variance(edge($0, change)) }.reduce(0, +) / 20
  }

  @Test(arguments: [0.1, 0.15, 0.3, 0.5, 0.8, 1.0, 1.7, 2.5, 6.5])
  func `a Gaussian edge is the normal distribution integrated over each pixel`(sigma: Double) throws
  {
    func integral(_ x: Double) -> Double {
      let z = x / sigma
      return x * 0.5 * erfc(-z / 2.0.squareRoot())
        + sigma * exp(-z * z / 2) / (2 * Double.pi).squareRoot()
    }
    for phase in [0, 0.13, 0.25, 0.5, 0.77] {
      let (columns, place) = try edge(phase) { $0.gaussianBlurModules = sigma / 20 }
      for (column, share) in columns.enumerated() {
        let mean = integral(Double(column + 1) - place) - integral(Double(column) - place)
        // There are 206 grey levels between ink and paper.
        #expect(abs(share - mean) * 206 < 1, "column \(column), phase \(phase)")
      }
    }
  }

  @Test(arguments: [0.4, 0.8, 1.5, 3, 7.3])
  func `an edge out of focus is the disc's own integral`(radius: Double) throws {
    // The share of a disc of radius 1 to the left of x (a circular segment).
    func segment(_ x: Double) -> Double {
      let t = min(max(x, -1), 1)
      return 0.5 + (t * (1 - t * t).squareRoot() + asin(t)) / .pi
    }
    for phase in [0, 0.13, 0.5, 0.77] {
      let (columns, place) = try edge(phase) { $0.defocusRadiusModules = radius / 20 }
      for (column, share) in columns.enumerated() {
        let mean = (0..<200).reduce(0.0) {
          $0 + segment((Double(column) + (Double($1) + 0.5) / 200 - place) / radius) / 200
        }
        #expect(abs(share - mean) * 206 < 1.5, "column \(column), phase \(phase)")
      }
    }
    let variance = try meanVariance { $0.defocusRadiusModules = radius / 20 }
    #expect(abs((variance / (radius * radius / 4)).squareRoot() - 1) < 0.02)
  }

  @Test(arguments: [0.5, 2, 8.4, 30])
  func `an edge that moves is a ramp`(length: Double) throws {
    for phase in [0, 0.13, 0.5, 0.77] {
      let (columns, place) = try edge(phase) { $0.motionLengthModules = length / 20 }
      for (column, share) in columns.enumerated() {
        let mean = (0..<200).reduce(0.0) {
          let x = Double(column) + (Double($1) + 0.5) / 200 - place
          return $0 + min(max(x / length + 0.5, 0), 1) / 200
        }
        #expect(abs(share - mean) * 206 < 1, "column \(column), phase \(phase)")
      }
    }
  }

  /// The ramp that a sharp edge becomes, averaged over the pixel and over the lens' spread by sums of two hundred places.
  @Test(arguments: [(2.0, 0.7, 0), (9, 0.7, 0), (25, 1.4, 0), (9, 0.7, 1.5), (4, 0, 2.5)])
  func `a blurred edge that moves is a blurred ramp`(
    length: Double, sigma: Double, radius: Double
  ) throws {
    let spread = (-100...100).map { index -> (x: Double, weight: Double) in
      let x = Double(index) / 100 * (4 * sigma + radius)
      return (x, Self.lineSpread(x, sigma: sigma, radius: radius))
    }
    let whole = spread.reduce(0) { $0 + $1.weight }
    for phase in [0, 0.13, 0.5, 0.77] {
      let (columns, place) = try edge(phase) {
        $0.motionLengthModules = length / 20
        $0.gaussianBlurModules = sigma / 20
        $0.defocusRadiusModules = radius / 20
      }
      for (column, share) in columns.enumerated() where abs(Double(column) - place) < 40 {
        let mean = spread.reduce(0.0) { sum, part in
          let inside = (0..<20).reduce(0.0) {
            let x = Double(column) + (Double($1) + 0.5) / 20 + part.x - place
            return $0 + min(max(x / length + 0.5, 0), 1) / 20
          }
          return sum + inside * part.weight / whole
        }
        #expect(abs(share - mean) * 206 < 1.5, "column \(column), phase \(phase)")
      }
    }
  }

  /// Of a disc of light that is blurred by a Gaussian, as far as it matters.
  private static func lineSpread(_ x: Double, sigma: Double, radius: Double) -> Double {
    func gaussian(_ x: Double) -> Double { exp(-x * x / (2 * sigma * sigma)) }
    guard radius > 0 else { return gaussian(x) }
    guard sigma > 0 else { return max(0, radius * radius - x * x).squareRoot() }
    return (-100...100).reduce(0) {
      let place = Double($1) / 100 * radius
      return $0 + (radius * radius - place * place).squareRoot() * gaussian(x - place)
    }
  }

  @Test func `motion along an edge leaves it sharp, and at an angle counts by its cosine`() throws {
    let along = try edge(0.3) {
      $0.motionLengthModules = 1
      $0.motionAngleDegrees = 90
    }
    let sharp = try edge(0.3) { _ in }
    for (a, b) in zip(along.columns, sharp.columns) { #expect(abs(a - b) < 1e-4) }
    let slanted = try meanVariance {
      $0.motionLengthModules = 0.5
      $0.motionAngleDegrees = 60
    }
    #expect(abs((slanted / (5.0 * 5 / 12)).squareRoot() - 1) < 0.02)
  }

  @Test func `the variances of all blurs add up`() throws {
    let all = try meanVariance {
      $0.gaussianBlurModules = 0.08
      $0.defocusRadiusModules = 0.15
      $0.motionLengthModules = 0.3
    }
    #expect(abs((all / (1.6 * 1.6 + 9.0 / 4 + 3)).squareRoot() - 1) < 0.01)
  }

  @Test func `no blur is the identity`() throws {
    let lens = Lens(Condition(), pixelsPerModule: 2)
    #expect(lens.isSharp && lens.samplesPerPixel == 1 && lens.reachPixels == 0)
    #expect(lens.motionOffsets(Condition(), pixelsPerModule: 2).count == 1)
  }
}
