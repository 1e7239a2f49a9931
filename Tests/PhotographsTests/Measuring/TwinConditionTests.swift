import Barcodes
import CorpusRendering
import Photographed
import Records
import Scene
import Suites
import Testing

@testable import Measuring
@testable import Photographs

/// The condition of a twin, held against what is measured of the twin.
@Suite struct TwinConditionTests {
  private static let phone: CodeMeasurer = {
    var measurer = CodeMeasurer(curve: .srgb, trustsCorners: true)
    measurer.shapes = []
    return measurer
  }()

  /// Noise on ink and on ground, and how far off, as shares, a twin's may be.
  private static let noises = [(5.0, 4.2, 0.12, 0.12), (3, 6, 0.12, 0.12), (6, 3, 0.15, 0.12)]

  @Test(arguments: noises)
  func `a twin has the noise on ink and on ground`(
    dark: Double, light: Double, darkShare: Double, lightShare: Double
  ) throws {
    let frame = try MeasuredTestFrame(.dataMatrix, measurer: Self.phone) {
      $0.moduleWidthPixels = 7
      $0.contrast = 0.92
      $0.brightness = 0.55
      $0.srgbCurve = true
    }
    var measured = frame.measurement
    measured.noise = MeasuredNoise(darkSd: dark, lightSd: light, lagX: 0.3, lagY: 0.3)
    let condition = try #require(measured.condition)
    let found = try Self.noise(of: condition)
    #expect(abs(found.dark / dark - 1) < darkShare, "\(found)")
    #expect(abs(found.light / light - 1) < lightShare, "\(found)")
    #expect(abs(found.lag - 0.3) < 0.1, "\(found)")
  }

  /// The deviations on the darkest and on the lightest level of a frame, and the correlation with the next pixel in the row: from the
  /// frame less the same one without noise.
  private static func noise(
    of condition: Condition
  ) throws -> (dark: Double, light: Double, lag: Double) {
    var still = condition
    (still.noiseSigma, still.shotNoise, still.inkNoiseSigma) = (0, 0, 0)
    let (noisy, clean) = (try image(condition), try image(still))
    let (least, most) = (clean.pixels.min() ?? 0, clean.pixels.max() ?? 0)
    func moment(_ level: UInt8, step: Int) -> Double {
      let products = clean.pixels.indices.dropLast(step).compactMap { index in
        clean.pixels[index] == level && clean.pixels[index + step] == level
          ? (Double(noisy.pixels[index]) - Double(level))
            * (Double(noisy.pixels[index + step]) - Double(level)) : nil
      }
      return products.reduce(0, +) / Double(products.count)
    }
    let (dark, light) = (moment(least, step: 0), moment(most, step: 0))
    return (dark.squareRoot(), light.squareRoot(), moment(most, step: 1) / light)
  }

  private static func image(_ condition: Condition) throws -> GreyImage {
    try FrameRenderer().render(
      FrameSpecification(
        frame: "noise/data_matrix/000000", seed: 5, symbology: .dataMatrix, condition: condition,
        surround: PaperMargin(left: 5, top: 4, right: 3, bottom: 5), payloadLength: .short)
    ).image
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
        surround: PaperMargin(left: 5, top: 5, right: 400, bottom: 5), payloadLength: .short))
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

  @Test(arguments: [0.06, 0.12])
  func `print that displaces a photograph's edges displaces the twin's`(raggedness: Double) throws {
    var condition = Condition()
    condition.moduleWidthPixels = 7
    condition.gaussianBlurModules = 0.2
    condition.noiseSigma = 0.5
    condition.printRaggednessModules = raggedness
    let frame = try FrameRenderer().render(
      FrameSpecification(
        frame: "ragged/qr_code/000000", seed: 9, symbology: .qrCode, condition: condition,
        surround: PaperMargin(left: 5, top: 4, right: 3, bottom: 5)))
    // As of a photograph, of which alone it is measured.
    var measurer = CodeMeasurer(curve: .linear)
    measurer.shapes = []
    let measured = measurer.measure(frame.record.codes[0].trueCode, in: frame.image)
    let twin = try #require(measured.condition)
    #expect((0.6...1.1).contains(twin.edgeDisplacementPixels / (7 * raggedness)), "\(measured)")
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
    let (characters, stop) = (22.0, 13.0)
    #expect(inSetB.modulesWide == 11 * characters + stop)
    #expect(inSetB.modulesHigh == 20)
    #expect(try #require(twin([:]).modulesWide) < 11 * characters)
  }
}
