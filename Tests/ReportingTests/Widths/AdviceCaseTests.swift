import Barcodes
import Foundation
import Records
import Summaries
import Testing

@testable import Findings
@testable import GuideChapters
@testable import Tallies

/// The three cases of DISTANCES by hand: nothing but their numbers and the tangent.
@Suite struct AdviceCaseTests {
  /// - Parameter safe: in pixels; half of that falls short.
  private func advice(
    _ engine: String, _ symbology: Symbology, safe: Double, _ fill: (inout AdviceInput) -> Void
  ) throws -> (question: AdviceQuestion, engine: EngineAdvice) {
    let run = try SyntheticRun()
    run.run.suites = [SyntheticRun.guidanceSuite(target: 0.9)]
    run.addSweep(
      engine, symbology, [(safe / 2, 0, 10), (safe, 40, 40), (safe + 1, 40, 40), (8, 40, 40)])
    try run.write()
    var input = AdviceInput()
    fill(&input)
    input.engines = [engine]
    let advice = try Advice(
      AdviceQuestion(input),
      on: AdviceBasis(RunFolder(path: run.path).summary(), chosenBy: input, path: run.path),
      path: run.path)
    #expect(advice.engines[0].width.pixels == safe && advice.obstacles.isEmpty)
    return (advice.question, advice.engines[0])
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 / expected - 1) < 1e-9 } ?? false
  }

  private let tangent = tan(32.5 * Double.pi / 180)

  /// An EAN-13 at 100 % before the usual camera: nothing is told.
  @Test func `how far an EAN-13 is read`() throws {
    let (question, engine) = try advice("zxing", .ean13, safe: 2.1) { _ in }
    let small = engine.frames[0]
    let large = engine.frames[1]
    let focal = 960 / tangent
    #expect(isNear(question.pixelsPerModule(question.frames[1], at: 150), 0.33 * focal / 150))
    #expect(isNear(large.reachMillimetres, 0.33 * focal / 2.1))
    #expect(isNear(small.reachMillimetres, 0.33 * (640 / tangent) / 2.1))
    #expect(isNear(large.smallestModuleMillimetres, 2.1 * 150 / focal))
    #expect(isNear(large.smallestCodeMillimetres, 95 * 2.1 * 150 / focal))
    #expect(engine.longerSide == (2.1 / 0.33 * 150 * 2 * tangent).rounded(.up))
    #expect(large.zoom == 1 && small.zoomAtClosestFocus == 1)
    // As DISTANCES has them.
    #expect(Wording.distance(large.reachMillimetres.threeDigitsDown) == "23.6 cm")
    #expect(Wording.distance(small.reachMillimetres.threeDigitsDown) == "15.7 cm")
    #expect(engine.longerSide == 1217)
  }

  /// 24 bytes at level M take version 2, of 25 modules; those of 0.5 mm, at 60 cm.
  @Test func `which zoom or resolution a QR code needs`() throws {
    let (question, engine) = try advice("zxing", .qrCode, safe: 1.4) {
      ($0.symbology, $0.moduleMillimetres, $0.characters) = (.qrCode, 0.5, 24)
      $0.frames = [FrameSize(width: 1920, height: 1080), FrameSize(width: 3840, height: 2160)]
      $0.distanceMillimetres = 600
    }
    let focal = 960 / tangent
    #expect(question.modulesWide == 25 && question.codeMillimetres == 12.5)
    let small = engine.frames[0]
    let large = engine.frames[1]
    #expect(isNear(small.zoom, 1.4 / (0.5 * focal / 600)))
    #expect(isNear(small.smallestModuleMillimetres, 1.4 * 600 / focal))
    #expect(isNear(small.smallestCodeMillimetres, 25 * 1.4 * 600 / focal))
    #expect(isNear(large.reachMillimetres, 0.5 * 2 * focal / 1.4))
    #expect([small.suffices, large.suffices] == [false, true])
    #expect(Wording.zoom(small.zoom) == "1.12")
    #expect(engine.longerSide == 2141)
  }

  /// Start, 12 characters and check of 11 modules, stop of 13: 167 modules on 60 mm. With the quiet zones 187.
  @Test func `how far a shipping label is read`() throws {
    let (question, engine) = try advice("zbar", .code128, safe: 1.5) {
      ($0.symbology, $0.codeMillimetres, $0.characters) = (.code128, 60, 12)
      ($0.frames, $0.focalLengthPixels) = ([FrameSize(width: 1280, height: 720)], 1400)
      $0.distanceMillimetres = 400
    }
    let module = 60.0 / (11.0 * 14 + 13)
    let frame = engine.frames[0]
    #expect(question.modulesWide == 167 && isNear(question.moduleMillimetres, module))
    #expect(isNear(frame.reachMillimetres, module * 1400 / 1.5))
    #expect(isNear(frame.zoom, 1.5 / (module * 1400 / 400)))
    #expect(isNear(question.nearestFit(question.frames[0]), 187 * module * 1400 / 1280))
    #expect(isNear(frame.smallestCodeMillimetres, 167 * 1.5 * 400 / 1400))
    #expect(engine.longerSide == (1280 * 1.5 / (module * 1400 / 400)).rounded(.up))
    #expect(Wording.distance(frame.reachMillimetres.threeDigitsDown) == "33.5 cm")
    #expect(Wording.zoom(frame.zoom) == "1.20" && engine.longerSide == 1527)
  }
}
