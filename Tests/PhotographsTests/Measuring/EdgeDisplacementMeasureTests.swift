import Barcodes
import BuiltPrograms
import Records
import Testing

@testable import CorpusRendering
@testable import Measuring
@testable import Photographed
@testable import Rendering
@testable import Scene
@testable import Suites

/// Edges that are displaced by what is known, in pictures whose places are displaced together besides, as no fit of flat paper can have
/// them.
@Suite struct EdgeDisplacementMeasureTests {
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
    still.edgeDisplacementPixels = 0
    let frame = try FrameRenderer().render(
      FrameSpecification(
        frame: "edges/\(symbology.name)/000000", seed: 11, symbology: symbology, condition: still,
        surround: PaperMargin(left: 5, top: 4, right: 3, bottom: 5), payloadLength: .short))
    let warped = Self.warped(frame.image, by: warp)
    let faults = try #require(PictureFaults(condition, seed: 20_261_124))
    var measurer = CodeMeasurer(curve: .srgb)
    measurer.shapes = []
    return measurer.measure(
      frame.record.codes[0].trueCode, in: faults.added(to: warped, edgesIn: warped))
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

  @Test(
    .enabled(if: LongTests.areRun), arguments: zip([0, 0.2], [(0.3, 0.8, 0.9), (0.15, 0.5, 0.5)]))
  func `edges are displaced by what was asked for, whatever else is`(
    warp: Double, asked: (pixels: Double, across: Double, along: Double)
  ) throws {
    for (symbology, module, blur) in [(Symbology.qrCode, 7.0, 1.4), (.ean13, 3, 0.5)] {
      let found = try #require(
        try measured(symbology, warp: warp) {
          $0.moduleWidthPixels = module
          $0.gaussianBlurModules = blur / module
          if symbology == .ean13 { $0.barHeightModules = 90 }
          $0.edgeDisplacementPixels = asked.pixels
          $0.edgeDisplacementLagAcross = asked.across
          $0.edgeDisplacementLagAlong = asked.along
        }.edgeDisplacement)
      // Of a warp that bends within a dozen modules, half is left in a symbol of wide ones.
      let most = (asked.pixels * asked.pixels + 0.36 * warp * warp).squareRoot()
      #expect(found.pixels > 0.8 * asked.pixels, "\(symbology) \(found)")
      #expect(found.pixels < 1.2 * most, "\(symbology) \(found)")
      #expect(abs(found.lagAlong - asked.along) < 0.2, "\(symbology) \(found)")
      // Narrow edges have few neighbours across them, on either side of which the other edge of a bar is taken off.
      #expect((-0.4...0.25).contains(found.lagAcross - asked.across), "\(symbology) \(found)")
    }
  }

  @Test func `edges that lie where they belong are displaced by little`() throws {
    for warp in [0, 0.2] {
      let found = try #require(
        try measured(.qrCode, warp: warp) {
          $0.moduleWidthPixels = 7
          $0.gaussianBlurModules = 0.2
          // Of which nothing is seen.
          $0.edgeDisplacementPixels = 1e-6
        }.edgeDisplacement)
      #expect(found.pixels < (warp == 0 ? 0.03 : 0.6 * warp), "\(found)")
    }
  }
}
