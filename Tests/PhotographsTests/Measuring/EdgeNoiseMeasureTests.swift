import Barcodes
import Records
import Testing

@testable import CorpusRendering
@testable import Photographs

/// Noise at edges whose strength is known, in pictures whose edges do not lie where a fit of flat paper can have them.
@Suite struct EdgeNoiseMeasureTests {
  /// Half a period of the warp, in pixels: far more than a homography can follow, and many modules.
  private static let halfPeriod = 45.0

  /// - Parameters:
  ///   - warp: the root of the mean square by which a place is displaced along each axis, in pixels.
  private func measured(
    _ symbology: Symbology, warp: Double, _ change: (inout Condition) -> Void
  ) throws -> CodeMeasurement {
    var condition = Condition()
    condition.phaseXPixels = 0.3
    condition.phaseYPixels = 0.8
    condition.contrast = 0.7
    // Neither ink nor ground within the noise of black or full scale, where it is cut off.
    condition.brightness = 0.6
    condition.noiseSigma = 0.5
    condition.srgbCurve = true
    change(&condition)
    var still = condition
    still.edgeNoiseSigma = 0
    let frame = try FrameRenderer().render(
      FrameSpecification(
        frame: "edges/\(symbology.name)/000000", seed: 11, symbology: symbology, condition: still,
        surround: Surround(left: 5, top: 4, right: 3, bottom: 5), payloadLength: .short))
    let warped = Self.warped(frame.image, by: warp)
    let noise = try #require(EdgeNoise(condition, seed: 20_261_124))
    var measurer = CodeMeasurer(curve: .srgb)
    measurer.shapes = []
    return measurer.measure(
      frame.record.codes[0].trueCode, in: noise.added(to: warped, edgesIn: warped))
  }

  /// A picture whose places are displaced smoothly; between pixels by Catmull and Rom's cubic.
  private static func warped(_ image: GreyImage, by deviation: Double) -> GreyImage {
    func sample(_ level: (Int) -> Double, at place: Double) -> Double {
      let first = Int(place.rounded(.down))
      let t = place - Double(first)
      let (a, b, c, d) = (level(first - 1), level(first), level(first + 1), level(first + 2))
      return b + t * ((c - a) + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))) / 2
    }
    func level(_ x: Int, _ y: Int) -> Double {
      Double(image[min(max(x, 0), image.width - 1), min(max(y, 0), image.height - 1)])
    }
    // The mean square of a sine is a half.
    func displacement(_ place: Double) -> Double {
      2.squareRoot() * deviation * sine(degrees: 180 * place / halfPeriod)
    }
    let pixels = (0..<image.width * image.height).map { index in
      let (x, y) = (index % image.width, index / image.width)
      let (across, down) = (displacement(Double(x)), displacement(Double(y)))
      let result = sample(
        { row in sample({ level($0, row) }, at: Double(x) + across) }, at: Double(y) + down)
      return UInt8(min(max(result, 0), 255).rounded())
    }
    return GreyImage(width: image.width, height: image.height, pixels: pixels)
  }

  private static let noises = [(9.0, 0.1, 0.9), (6, 0.2, 0.5)]

  @Test(arguments: [0, 0.2, 0.35], noises)
  func `edges that lie elsewhere are no noise`(
    warp: Double, noise: (sigma: Double, across: Double, along: Double)
  ) throws {
    for (symbology, module, blur) in [(Symbology.qrCode, 7.0, 1.4), (.ean13, 3, 0.5)] {
      let edges = try measured(symbology, warp: warp) {
        $0.moduleWidthPixels = module
        $0.gaussianBlurModules = blur / module
        if symbology == .ean13 { $0.barHeightModules = 90 }
        $0.edgeNoiseSigma = noise.sigma
        $0.edgeNoiseLagAcross = noise.across
        $0.edgeNoiseLagAlong = noise.along
      }.edgeNoise
      let found = try #require(edges)
      // Of noise that is alike over a long way, the mean around that is taken off takes more.
      let share = noise.along > 0.8 ? 0.15 : 0.1
      #expect(abs(found.deviation - noise.sigma) < share * noise.sigma, "\(symbology) \(found)")
      // With bars displaced, the correlation across them comes out too low by as much as 0.2.
      let across = warp > 0 && symbology == .ean13 ? 0.21 : 0.15
      #expect(abs(found.lagAcross - noise.across) < across, "\(symbology) \(found)")
      #expect(abs(found.lagAlong - noise.along) < 0.1, "\(symbology) \(found)")
      let displacement = try #require(found.displacementPixels)
      if warp == 0 {
        #expect(displacement == 0, "\(symbology) \(found)")
      } else if symbology == .ean13 {
        #expect(displacement > 0.4 * warp, "\(symbology) \(found)")
      }
    }
  }
}
