import Barcodes
import CorpusRendering
import Records
import Testing

@testable import Photographs

/// The condition of a twin, held against what is measured of the twin.
@Suite struct TwinConditionTests {
  private static let phone: CodeMeasurer = {
    var measurer = CodeMeasurer(curve: .srgb, trustsCorners: true)
    measurer.shapes = []
    return measurer
  }()

  @Test(arguments: [(5.0, 5.0), (3, 6), (6, 3)])
  func `a twin has the noise on ink and on ground`(dark: Double, light: Double) throws {
    let frame = try MeasuredTestFrame(.dataMatrix, measurer: Self.phone) {
      $0.moduleWidthPixels = 7
      $0.contrast = 0.92
      $0.brightness = 0.55
      $0.srgbCurve = true
    }
    var measured = frame.measurement
    measured.noise = MeasuredNoise(dark: dark, light: light, lagAcross: 0.3, lagDown: 0.3)
    let condition = try #require(measured.condition)
    let twin = try MeasuredTestFrame(.dataMatrix, measurer: Self.phone) { $0 = condition }
    let noise = try #require(twin.measurement.noise)
    // Read and photon noise cannot have every ratio: more on ink than on ground, or three times as much on ground, is shared out.
    let tolerance = dark == light ? 0.12 : 0.45
    #expect(abs(noise.dark / dark - 1) < tolerance, "\(noise)")
    #expect(abs(noise.light / light - 1) < tolerance, "\(noise)")
    #expect(abs(noise.lagAcross - 0.3) < 0.1, "\(noise)")
  }

  @Test func `a twin is as light as the photograph is at the symbol`() throws {
    var condition = Condition()
    condition.moduleWidthPixels = 4
    condition.brightness = 0.5
    condition.illuminationRamp = 0.9
    // The symbol is at the left, where a ramp to the right leaves little light.
    let photograph = try FrameRenderer().render(
      FrameSpecification(
        frame: "light/data_matrix/000000", seed: 3, symbology: .dataMatrix, condition: condition,
        surround: Surround(left: 5, top: 5, right: 400, bottom: 5), payloadLength: .short))
    let code = photograph.record.codes[0].trueCode
    var measurer = CodeMeasurer(curve: .linear, trustsCorners: true)
    measurer.shapes = []
    let measured = measurer.measure(code, in: photograph.image)
    let specification = try TwinCorpus.specification(
      of: code, named: "light/twin/000000", try #require(measured.condition), [:],
      in: photograph.record)
    let twin = try FrameRenderer().render(specification)
    let again = measurer.measure(twin.record.codes[0].trueCode, in: twin.image)
    let (first, second) = (try #require(measured.light), try #require(again.light))
    #expect(first.light < 0.25)
    #expect(abs(second.light / first.light - 1) < 0.03, "\(first) \(second)")
    #expect(abs(second.dark / first.dark - 1) < 0.05, "\(first) \(second)")
  }

  @Test func `a twin has the characters that the photographed symbol has`() throws {
    let code = TrueCode(symbology: .code128, bytes: Array("PF0UFLRHPF9XB7625009".utf8))
    var condition = Condition()
    condition.barHeightModules = 20
    let frame = FrameRecord(
      frame: "photographs/code_128/000000", width: 400, height: 300, pixelsSHA256: "", seed: 0,
      point: [:], condition: nil, codes: [])
    func twin(_ choices: [String: Double]) throws -> TrueCode {
      let specification = try TwinCorpus.specification(
        of: code, named: "characters/twin/000000", condition, choices, in: frame)
      return try FrameRenderer().render(specification).record.codes[0].trueCode
    }
    // A start, 20 characters, a check character of 11 modules each, and a stop of 13 (ISO/IEC 15417, 4.3); in code set C, 7625009 is
    // one change of the set, three pairs and a digit.
    let inSetB = try twin(["code_set_b": 1])
    #expect(inSetB.modulesWide == 11 * 22 + 13)
    #expect(inSetB.modulesHigh == 20)
    #expect(try twin([:]).modulesWide ?? 0 < 11 * 22)
  }
}
