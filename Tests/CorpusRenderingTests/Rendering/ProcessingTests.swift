import Barcodes
import Testing

@testable import Rendering
@testable import Suites

/// Denoising and sharpening.
@Suite struct ProcessingTests {
  /// A plane of two levels that meet in the middle, as it comes out of all steps, without its margins.
  private func step(
    from low: Float, to high: Float, _ change: (inout Condition) -> Void
  ) throws -> [Float] {
    var condition = Condition()
    change(&condition)
    let memory = PlaneMemory()
    let development = try #require(Development(condition))
    let side = 40 + 2 * development.reach
    var plane = CellPlane(width: side, height: 1 + 2 * development.reach, in: memory)
    for y in 0..<plane.height {
      plane.withMutableRow(y) { row in for x in row.indices { row[x] = x < side / 2 ? low : high } }
    }
    let bands = development.processed(plane, place: (0, 0), in: memory)
    return bands[0].withRow(0) { Array($0) }
  }

  @Test(arguments: [1.0, 2])
  func `denoising takes noise from even areas`(strength: Double) throws {
    let noisy = try FlatNoise(light: 120) { $0.noiseSigma = 6 }
    let denoised = try FlatNoise(light: 120) {
      $0.noiseSigma = 6
      $0.denoising = strength
    }
    #expect(abs(denoised.mean - noisy.mean) < 0.1)
    // A Gaussian of 1 px alone, cut off at 2 px, would leave 0.31 of the deviation.
    let left = denoised.deviation / noisy.deviation
    #expect(strength == 1 ? (0.5...0.75).contains(left) : (0.31...0.45).contains(left))
    #expect(denoised.lagOne > 0.1 * strength && abs(noisy.lagOne) < 0.01)
  }

  @Test func `denoising keeps an edge that noise cannot be`() throws {
    let levels = try step(from: 25, to: 230) {
      $0.noiseSigma = 5
      $0.denoising = 2
    }
    for (index, level) in levels.enumerated() {
      #expect(abs(level - (index < 20 ? 25 : 230)) < 1e-3)
    }
    // One of its own size it takes for noise.
    let low = try step(from: 100, to: 104) {
      $0.noiseSigma = 5
      $0.denoising = 2
    }
    #expect(low[19] > 100.8 && low[20] < 103.2 && abs(low[10] - 100) < 1e-3)
  }

  @Test func `denoising knows how much noise a level has`() throws {
    // The deviation is 2 at level 16 and 7 at 196.
    for (low, isKept) in [(16 as Float, true), (196, false)] {
      let levels = try step(from: low, to: low + 20) {
        $0.shotNoise = 0.25
        $0.denoising = 2
      }
      #expect((levels[19] - low < 0.1) == isKept)
    }
  }

  @Test func `without noise there is nothing to take away`() throws {
    let plain = try RenderedTestFrame()
    #expect(try RenderedTestFrame { $0.denoising = 3 }.image == plain.image)
  }

  /// About an edge the blur is the distribution of a discrete Gaussian, summed up.
  @Test(arguments: [(0.5, 1.0), (1.2, 1.5)])
  func `sharpening overshoots an edge by what its blur takes away`(amount: Double, radius: Double)
    throws
  {
    let levels = try step(from: 60, to: 160) {
      $0.sharpening = amount
      $0.sharpeningRadiusPixels = radius
    }
    let weights = (-30...30).map { PortableMath.exp(-0.5 * Double($0 * $0) / (radius * radius)) }
    for x in 14..<26 {
      // The weight that reaches to the bright side, from pixel 20 on.
      let bright = (-30...30).filter { x + $0 >= 20 }.reduce(0) { $0 + weights[$1 + 30] }
      let blurred = 60 + 100 * bright / weights.reduce(0, +)
      let own = x < 20 ? 60.0 : 160
      #expect(abs(Double(levels[x]) - (own + amount * (own - blurred))) < 0.02)
    }
    #expect(abs(levels[0] - 60) < 1e-3 && abs(levels[39] - 160) < 1e-3)
  }

  @Test func `frames smaller than what the steps see are worked out, too`() throws {
    for symbology in [Symbology.dataMatrix, .ean8] {
      let frame = try RenderedTestFrame(symbology) {
        $0.moduleWidthPixels = 0.2
        $0.noiseSigma = 3
        $0.bayerMosaic = true
        $0.gradientDemosaicing = true
        $0.denoising = 1
        $0.denoisingRadiusPixels = 5
        $0.sharpening = 1
        $0.sharpeningRadiusPixels = 5
        $0.srgbCurve = true
      }
      #expect(frame.image.width < 2 * 32)
    }
  }

  /// The picture is worked out in strips, and has no seams.
  @Test func `a picture does not depend on what lies far below`() throws {
    var condition = Condition()
    condition.noiseSigma = 8
    condition.bayerMosaic = true
    condition.denoising = 1
    condition.sharpening = 0.7
    let memory = PlaneMemory()
    let development = try #require(Development(condition))
    func picture(height: Int) -> GreyImage {
      var plane = CellPlane(width: 40, height: height, in: memory)
      for y in 0..<height {
        plane.withMutableRow(y) { row in
          for x in row.indices { row[x] = Float((x * 37 + y * 61) % 97) }
        }
      }
      return development.picture(of: plane, in: memory)
    }
    let (short, tall) = (picture(height: 90), picture(height: 200))
    let shared = 40 * (90 - development.reach)
    #expect(short.pixels.prefix(shared) == tall.pixels.prefix(shared))
  }
}
