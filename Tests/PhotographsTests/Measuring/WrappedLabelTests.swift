import Barcodes
import Suites
import Testing

@testable import Measuring
@testable import Photographed

/// Measures labels around cylinders; `make check CHECK=measuring` does so for hundreds.
@Suite struct WrappedLabelTests {
  private static let measurer: CodeMeasurer = {
    var measurer = CodeMeasurer(curve: .linear, trustsCorners: true)
    measurer.shapes = []
    return measurer
  }()

  @Test(arguments: [
    (Symbology.ean13, 85.0, 1.8), (.code128, 60, 2), (.qrCode, 40, 2.5), (.dataMatrix, 75, 3),
  ])
  func `the wrap of a label is found`(
    symbology: Symbology, wrap: Double, moduleWidth: Double
  ) throws {
    let frame = try MeasuredTestFrame(symbology, measurer: Self.measurer) {
      $0.moduleWidthPixels = moduleWidth
      $0.cylinderWrapDegrees = wrap
      $0.rotationDegrees = 15
      $0.yawDegrees = 12
      $0.pitchDegrees = -10
      $0.gaussianBlurModules = 0.3
      $0.noiseSigma = 3
    }
    let geometry = try #require(frame.measurement.geometry)
    let error = try #require(frame.measurement.standardErrors?["cylinder_wrap_deg"])
    #expect(abs(geometry.cylinderWrapDegrees - wrap) < 3, "\(geometry.cylinderWrapDegrees)")
    #expect(abs(geometry.cylinderWrapDegrees - wrap) < 4 * error, "± \(error)")
    #expect(abs(geometry.moduleWidthPixels - moduleWidth) < 0.01 * moduleWidth)
    #expect(try #require(frame.cornerError) < 0.3)
    #expect(frame.measurement.condition?.cylinderWrapDegrees == geometry.cylinderWrapDegrees)
  }

  @Test func `a photographed label whose bars have no known height is found, too`() throws {
    var measurer = Self.measurer
    measurer.trustsCorners = false
    let frame = try MeasuredTestFrame(.ean13, measurer: measurer) {
      $0.moduleWidthPixels = 2.4
      $0.cylinderWrapDegrees = 70
      $0.barHeightModules = 30
      $0.gaussianBlurModules = 0.3
      $0.noiseSigma = 2
    }
    let geometry = try #require(frame.measurement.geometry)
    #expect(abs(geometry.cylinderWrapDegrees - 70) < 5, "\(geometry.cylinderWrapDegrees)")
  }

  @Test(arguments: [Symbology.ean13, .qrCode, .pdf417], 0..<3)
  func `a flat symbol is not called curved`(symbology: Symbology, seed: Int) throws {
    let frame = try MeasuredTestFrame(symbology, seed: UInt64(seed), measurer: Self.measurer) {
      $0.moduleWidthPixels = 2 + 0.4 * Double(seed)
      $0.yawDegrees = 15 * Double(seed)
      $0.gaussianBlurModules = 0.5
      $0.noiseSigma = 4
    }
    #expect(frame.measurement.geometry?.cylinderWrapDegrees == 0)
    #expect(frame.measurement.standardErrors?["cylinder_wrap_deg"] == nil)
  }
}
