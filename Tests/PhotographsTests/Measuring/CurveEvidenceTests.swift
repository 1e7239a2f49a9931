import Barcodes
import Foundation
import Photographed
import Records
import Suites
import Testing

@testable import Measuring

/// What edges say of the curve between light and levels.
@Suite struct CurveEvidenceTests {
  private func measured(
    assuming curve: TransferCurve, _ change: (inout Condition) -> Void
  ) throws -> CodeMeasurement {
    var measurer = CodeMeasurer(curve: curve, trustsCorners: true)
    measurer.shapes = []
    return try MeasuredTestFrame(.dataMatrix, measurer: measurer) {
      $0.moduleWidthPixels = 4
      $0.gaussianBlurModules = 0.4
      $0.noiseSigma = 1
      change(&$0)
    }.measurement
  }

  @Test(arguments: TransferCurve.allCases)
  func `the curve of a frame is told, whichever is assumed`(assumed: TransferCurve) throws {
    let linear = try #require(measured(assuming: assumed) { _ in }.transferEvidence)
    #expect(linear.verdict == .linear)
    #expect(linear.bicLinearMinusSrgb < -10)
    #expect(abs(try #require(linear.power) - 1) < 0.1)
    let srgb = try #require(measured(assuming: assumed) { $0.srgbCurve = true }.transferEvidence)
    #expect(srgb.verdict == .srgb)
    // Its slope is a power's of 1.8 in the dark and of 2.3 in the light.
    #expect((1.7...2.5).contains(try #require(srgb.power)))
  }

  @Test func `noise that hides the edges leaves the curve undecided`() throws {
    let measured = try measured(assuming: .srgb) {
      $0.contrast = 0.15
      $0.noiseSigma = 12
    }
    #expect(measured.transferEvidence?.verdict == .undecided)
    #expect(measured.transferEvidence?.power == nil)
    #expect(measured.standardErrors?["transfer_power"] == nil)
  }

  @Test func `a power of one is linear, and its slopes are differences`() {
    for light in [0.0002, 0.01, 0.5, 1.1] {
      let linear = FittedCurve.power(1)
      #expect(abs(linear.level(ofLight: light) - 255 * light) < 1e-9)
      let curve = FittedCurve.power(2.2)
      #expect(abs(curve.light(ofLevel: curve.level(ofLight: light)) - light) < 1e-12)
      guard light > 0.002 else { continue }
      let step = 1e-6
      let byLight =
        (curve.level(ofLight: light + step) - curve.level(ofLight: light - step)) / (2 * step)
      #expect(abs(curve.slope(atLight: light) - byLight) < 1e-3)
      let byPower =
        (FittedCurve.power(2.2 + step).level(ofLight: light)
          - FittedCurve.power(2.2 - step).level(ofLight: light)) / (2 * step)
      #expect(abs(curve.slope(ofPowerAtLight: light) - byPower) < 1e-3)
    }
  }

  @Test func `records without evidence are read, and those with it are written and read alike`()
    throws
  {
    let record = try measured(assuming: .linear) { _ in }
    let line = try RecordCoding.line(record)
    #expect(try RecordCoding.decoder().decode(CodeMeasurement.self, from: line) == record)
    #expect(String(decoding: line, as: UTF8.self).contains("\"bic_linear_minus_srgb\""))
    var old = try #require(
      JSONSerialization.jsonObject(with: line) as? [String: Any])
    old["transfer_evidence"] = nil
    let read = try RecordCoding.decoder().decode(
      CodeMeasurement.self, from: JSONSerialization.data(withJSONObject: old))
    #expect(read.transferEvidence == nil)
  }
}
