import Barcodes
import BuiltPrograms
import Foundation
import Photographed
import Suites
import Testing

@testable import Measuring

/// Measures rendered frames, whose conditions are known. `make check CHECK=measuring` does so for hundreds, and for the tolerances on
/// shares of them; these are few and small.
@Suite struct CodeMeasurerTests {
  /// Without the other shapes of blur, which take most of the time.
  private static let gaussian: CodeMeasurer = {
    var measurer = CodeMeasurer(curve: .linear, trustsCorners: true)
    measurer.shapes = []
    return measurer
  }()

  private func expectNear(
    _ measured: Double?, _ truth: Double, _ tolerance: Double, _ what: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let isNear = measured.map { abs($0 - truth) <= tolerance } ?? false
    #expect(
      isNear, "\(what) \(measured.map { "\($0)" } ?? "missing"), truth \(truth)",
      sourceLocation: location)
  }

  @Test(
    arguments: LongTests.areRun ? Symbology.allCases : [.ean13, .code128, .qrCode, .dataMatrix])
  func `a turned, tilted, blurred and noisy code is measured`(symbology: Symbology) throws {
    let frame = try MeasuredTestFrame(symbology, measurer: Self.gaussian) {
      $0.moduleWidthPixels = 2.2
      $0.rotationDegrees = 23
      $0.yawDegrees = 20
      $0.gaussianBlurModules = 0.4
      $0.noiseSigma = 4
      $0.printGrowthModules = 0.1
      $0.contrast = 0.8
    }
    let measured = frame.measurement
    #expect(measured.failed == nil)
    expectNear(frame.cornerError, 0, 0.3, "corners")
    expectNear(measured.geometry?.moduleWidthPixels, 2.2, 0.022, "module width")
    expectNear(measured.geometry?.rotationDegrees, 23, 1, "rotation")
    expectNear(measured.blur?.deviationPixels, 0.88, 0.1, "blur")
    expectNear(measured.print?.contrast, 0.8, 0.04, "contrast")
    expectNear(measured.print?.inkGrowthModules, 0.1, 0.05, "growth")
    expectNear(measured.light?.brightness, 1, 0.05, "brightness")
    expectNear(measured.noise?.lightSd, 4, 0.4, "noise")
    expectNear(measured.noise?.lagX, 0, 0.1, "correlation of neighbours")
  }

  @Test func `what edges are displaced by is told from noise`() throws {
    var measurer = CodeMeasurer(curve: .srgb)
    measurer.shapes = []
    for (pixels, across, along) in [(0.3, 0.8, 0.8), (0.15, 0.5, 0.97)] {
      let frame = try MeasuredTestFrame(.qrCode, measurer: measurer) {
        $0.moduleWidthPixels = 7
        $0.gaussianBlurModules = 0.2
        $0.noiseSigma = 2
        $0.noiseAfterCurve = true
        $0.contrast = 0.7
        $0.srgbCurve = true
        $0.edgeDisplacementPixels = pixels
        $0.edgeDisplacementLagAcross = across
        $0.edgeDisplacementLagAlong = along
      }
      let displacement = frame.measurement.edgeDisplacement
      expectNear(displacement?.pixels, pixels, 0.2 * pixels, "displacement")
      expectNear(displacement?.lagAcross, across, 0.25, "across edges")
      expectNear(displacement?.lagAlong, along, 0.1, "along edges")
      let twin = frame.measurement.condition
      expectNear(twin?.edgeDisplacementPixels, pixels, 0.2 * pixels, "of its twin")
      expectNear(twin?.noiseSigma, 2, 0.5, "noise of its twin")
    }
  }

  @Test func `each shape of blur is told from the others`() throws {
    let shapes: [(MeasuredBlur.BlurKind, Double, (inout Condition) -> Void)] = [
      (.gaussian, 0.96, { $0.gaussianBlurModules = 0.3 }),
      (.disc, 2.56, { $0.defocusRadiusModules = 0.8 }),
      (
        .motion, 2.88,
        {
          $0.motionLengthModules = 0.9
          $0.motionAngleDegrees = 30
        }
      ),
    ]
    for (kind, size, blur) in shapes {
      let frame = try MeasuredTestFrame(.dataMatrix) {
        $0.moduleWidthPixels = 3.2
        $0.noiseSigma = 2
        blur(&$0)
      }
      #expect(frame.measurement.blur?.kind == kind)
      expectNear(frame.measurement.blur?.sizePixels, size, 0.1 * size, "\(kind)")
      if kind == .motion { expectNear(frame.measurement.blur?.angleDegrees, 30, 3, "angle") }
    }
  }

  @Test func `a sharp frame without noise is measured to hundredths`() throws {
    let frame = try MeasuredTestFrame(.qrCode, measurer: Self.gaussian) {
      $0.moduleWidthPixels = 2.6
    }
    expectNear(frame.cornerError, 0, 0.02, "corners")
    expectNear(frame.measurement.geometry?.moduleWidthPixels, 2.6, 0.002, "module width")
    expectNear(frame.measurement.blur?.deviationPixels, 0, 0.1, "blur")
    #expect(frame.measurement.blur?.kind == MeasuredBlur.BlurKind.none)
    // Where all levels round to one, noise of a fifth of a level leaves no trace: what is told is the middle of what may be.
    expectNear(frame.measurement.noise?.lightSd, 0, 0.2, "noise")
    expectNear(frame.measurement.unexplained, 0, 0.001, "unexplained")
  }

  @Test func `light bars on dark ground are inverted`() throws {
    let frame = try MeasuredTestFrame(.aztec, measurer: Self.gaussian) {
      $0.moduleWidthPixels = 2.5
      $0.inverted = true
      $0.contrast = 0.7
    }
    #expect(frame.measurement.print?.inverted == true)
    expectNear(frame.measurement.print?.contrast, 0.7, 0.035, "contrast")
  }

  @Test func `clipped levels do not bias noise and contrast`() throws {
    // Black has a level of 11, so that noise of 12 is cut off on one side.
    let frame = try MeasuredTestFrame(.dataMatrix, seed: 3, measurer: Self.gaussian) {
      $0.moduleWidthPixels = 4
      $0.contrast = 0.95
      $0.brightness = 1
      $0.noiseSigma = 12
    }
    expectNear(frame.measurement.noise?.darkSd, 12, 1.2, "noise")
    expectNear(frame.measurement.print?.contrast, 0.95, 0.02, "contrast")
  }

  @Test func `rough corners that begin elsewhere and run the other way round do`() throws {
    var measurer = Self.gaussian
    measurer.trustsCorners = false
    for order in [
      CornerOrder(first: 2, isMirrored: false), CornerOrder(first: 1, isMirrored: true),
    ] {
      let frame = try MeasuredTestFrame(.qrCode, measurer: measurer, reordered: order) {
        $0.moduleWidthPixels = 3
        $0.noiseSigma = 2
        $0.gaussianBlurModules = 0.3
      }
      expectNear(frame.cornerError, 0, 0.3, "corners")
    }
  }

  @Test func `a photographed linear code is measured by a band of its bars`() throws {
    var measurer = Self.gaussian
    measurer.trustsCorners = false
    let frame = try MeasuredTestFrame(.ean8, measurer: measurer) {
      $0.moduleWidthPixels = 2.2
      $0.barHeightModules = 24
      $0.noiseSigma = 2
      $0.gaussianBlurModules = 0.3
    }
    expectNear(frame.measurement.geometry?.moduleWidthPixels, 2.2, 0.022, "module width")
    expectNear(frame.measurement.blur?.deviationPixels, 0.66, 0.1, "blur")
    expectNear(frame.measurement.geometry?.modulesHigh, 26, 5, "height")
  }

  @Test func `the width of wide bars is found`() throws {
    var measurer = Self.gaussian
    measurer.trustsCorners = false
    let frame = try MeasuredTestFrame(.itf, measurer: measurer, hidesSize: true) {
      $0.moduleWidthPixels = 2.4
      $0.symbol.wideNarrowRatio = 2.5
      $0.barHeightModules = 16
      $0.noiseSigma = 2
    }
    #expect(frame.measurement.symbol?["wide_to_narrow_ratio"] == 2.5)
    expectNear(frame.measurement.geometry?.moduleWidthPixels, 2.4, 0.024, "module width")
  }

  @Test func `what is not there cannot be measured, and the record says why`() throws {
    let code = TrueCode(
      symbology: .qrCode, bytes: Array("HELLO".utf8),
      corners: PixelRectangle(x: 10, y: 10, width: 40, height: 40).quad)
    let plain = GreyImage(width: 60, height: 60, filledWith: 200)
    let measurer = CodeMeasurer(curve: .srgb)
    #expect(
      measurer.measure(code, in: plain).failed
        == "the picture does not show the symbol at its corners")
    var lost = code
    lost.corners = nil
    #expect(measurer.measure(lost, in: plain).failed == "its corners are not known")
    var far = code
    far.corners = PixelRectangle(x: 900, y: 900, width: 40, height: 40).quad
    #expect(measurer.measure(far, in: plain).failed == "it lies outside the picture")
  }

  @Test func `a twin of a measurement measures alike`() throws {
    let frame = try MeasuredTestFrame(.dataMatrix, measurer: Self.gaussian) {
      $0.moduleWidthPixels = 3.1
      $0.rotationDegrees = -35
      $0.pitchDegrees = 25
      $0.gaussianBlurModules = 0.35
      $0.printGrowthModules = -0.1
      $0.noiseSigma = 3
    }
    let condition = try #require(frame.measurement.condition)
    expectNear(condition.moduleWidthPixels, 3.1, 0.031, "module width")
    expectNear(condition.pitchDegrees, 25, 5, "pitch")
    expectNear(
      condition.phaseXPixels, frame.corners.topLeft.x - frame.corners.topLeft.x.rounded(.down), 0.2,
      "phase")
    let twin = try MeasuredTestFrame(.dataMatrix, measurer: Self.gaussian) { $0 = condition }
    expectNear(
      twin.measurement.blur?.deviationPixels, frame.measurement.blur?.deviationPixels ?? 0, 0.1,
      "blur")
    expectNear(twin.measurement.noise?.lightSd, frame.measurement.noise?.lightSd ?? 0, 0.5, "noise")
  }
}
