import Barcodes
import Foundation
import Records
import Testing

@testable import Findings
@testable import GuideChapters
@testable import Tallies

/// What cannot be, and what a run does not know.
@Suite struct AdviceTests {
  private static let path = "Reports/guidance"

  /// Of the synthetic run: EAN-13 is safe from 2.5 px on with zxing, and with zbar from 8 px "or less".
  private func advice(_ fill: (inout AdviceInput) -> Void = { _ in }) throws -> Advice {
    var input = AdviceInput()
    fill(&input)
    let run = try SyntheticRun.guidance()
    let summary = try RunFolder(path: run.path).summary()
    return try Advice(
      AdviceQuestion(input), on: AdviceBasis(summary, chosenBy: input, path: Self.path),
      path: Self.path)
  }

  private func sentences(_ advice: Advice) -> [String] {
    advice.obstacles.map { $0.sentence(advice.question) }
  }

  // MARK: Impossible

  @Test func `a distance below the closest focus is told, and the zoom that makes up for it`()
    throws
  {
    let advice = try advice { $0.distanceMillimetres = 60 }
    #expect(advice.question.workingDistance == 150)
    #expect(
      sentences(advice) == [
        "Impossible: nothing is sharp at 6 cm, nearer than the camera focuses. Stay at 15 cm, for which the figures are: a "
          + "zoom of 2.50 shows the code as large there. Or take a camera that focuses nearer (--closest-focus-mm)."
      ])
  }

  /// At 20 mm the picture shows 2 · 20 · tan 32.5° = 25.483 mm; 113 modules of 0.33 mm are 37.29 mm, which it shows from
  /// 37.29 / (2 · tan 32.5°) = 29.267 mm on.
  @Test func `a code larger than the picture is told, and from where on it fits`() throws {
    let advice = try advice {
      $0.frames = [FrameSize(width: 1920, height: 1080)]
      ($0.closestFocusMillimetres, $0.distanceMillimetres) = (10, 20)
    }
    #expect(
      sentences(advice) == [
        "Impossible: at 2 cm the code is larger than the picture of 1920 × 1080, which shows 25.4 mm. Hold it at least 2.93 cm "
          + "away, take a lens that sees wider (--fov-deg), or print it smaller."
      ])
    let frame = try #require(advice.engines.first?.frames.first)
    #expect(frame.zoom == nil && frame.zoomAtClosestFocus == nil && !frame.suffices)
  }

  /// 113 modules of 2.5 px are 283 px.
  @Test func `a picture with too few pixels for the whole code is told`() throws {
    let advice = try advice {
      $0.engines = ["zxing"]
      $0.frames = [FrameSize(width: 240, height: 320), FrameSize(width: 240, height: 240)]
    }
    #expect(
      sentences(advice) == [
        "Impossible: zxing needs 283 px for the whole code, and a picture of 240 × 240 has 240: no distance and no zoom "
          + "helps. Take a larger picture (--frame), or put less into the code."
      ])
    #expect(advice.engines[0].frames.map { $0.zoom == nil } == [false, true])
  }

  /// 33 modules with the quiet zones, of 1 mm, fit 1080 px from 33 · 1506.898 / 1080 = 46.04 mm on.
  @Test func `a square has to fit the shorter side`() throws {
    let advice = try advice {
      ($0.symbology, $0.moduleMillimetres, $0.modulesWide) = (.qrCode, 1, 25)
      $0.frames = [FrameSize(width: 1920, height: 1080)]
    }
    let fit = try #require(advice.question.nearestFit(advice.question.frames[0]))
    #expect(abs(fit - 46.044) < 1e-3)
  }

  @Test func `without the length of its content nothing is said of a code's width`() throws {
    let advice = try advice { $0.symbology = .qrCode }
    #expect(advice.question.codeMillimetres == nil)
    #expect(
      advice.engines[0].frames.allSatisfy { $0.smallestCodeMillimetres == nil && $0.zoom != nil })
    #expect(
      sentences(advice) == [
        "Unknown: how wide the code is, and so from where on it fits the picture. Give --characters or --modules-wide."
      ])
  }

  static let unfit: [(@Sendable (inout AdviceInput) -> Void, String)] = [
    ({ $0.moduleMillimetres = 0 }, "--module-mm 0: give a number from 0.001 to 1000"),
    ({ $0.distanceMillimetres = .nan }, "--distance-mm nan: give a number from 1 to 1000000"),
    ({ $0.fieldOfViewDegrees = 180 }, "--fov-deg 180: give a number from 1 to 170"),
    (
      { $0.frames = [FrameSize(width: 1920, height: 1)] },
      "--frame 1: give a number from 16 to 16384"
    ),
    (
      { ($0.moduleMillimetres, $0.codeMillimetres) = (0.3, 30) },
      "--module-mm and --code-mm say the same thing in two ways; give one of them"
    ),
    (
      { ($0.symbology, $0.codeMillimetres) = (.code128, 60) },
      "--code-mm: how many modules a symbol of code_128 has is not known; give --characters or --modules-wide, or "
        + "--module-mm instead"
    ),
    (
      { ($0.symbology, $0.characters) = (.aztec, 60) },
      "--characters: symbols of aztec with one content have any of several widths; give --modules-wide (15, 19, 23 or 27 where "
        + "compact, else up to 151)"
    ),
    (
      { ($0.symbology, $0.characters) = (.qrCode, 2332) },
      "--characters 2332: no symbol of qr_code holds so many; spread them over several codes"
    ),
  ]

  @Test(arguments: unfit)
  func `what cannot be, or does not go together, is refused with its remedy`(
    fill: @Sendable (inout AdviceInput) -> Void, message: String
  ) {
    var input = AdviceInput()
    fill(&input)
    #expect { try AdviceQuestion(input) } throws: { "\($0)" == message }
  }

  // MARK: What the run knows

  @Test func `a width that may still become smaller is told as such`() throws {
    let advice = try advice { ($0.symbology, $0.modulesWide) = (.qrCode, 25) }
    #expect(advice.engines.map(\.width.finding) == [.safe, .none])
    #expect(advice.engines[0].width.pixels == 1.5 && advice.engines[0].width.mayLessDo)
    #expect(advice.engines[1].frames.isEmpty, "nothing can be advised")
    #expect(
      advice.engines[1].width.words(advice.question, advice.basis)
        == "not even 8 px per module, the widest tested, are safe; nothing can be advised under this condition"
    )
  }

  @Test func `without a safe width it says what was observed, and that this shows nothing`() throws
  {
    let width = try advice().engines[1].width
    #expect(width.finding == .open && width.pixels == nil)
    #expect((width.shown, width.observed, width.failing, width.working) == (8, 2, 1.5, 2))
    let advice = try advice()
    #expect(
      width.words(advice.question, advice.basis)
        == "only 8 px, the widest tested, are shown to be safe; 1.5 px are shown to fall short. As observed, which shows nothing, "
        + "2 px sufficed; figures are for these. A run with more codes (--profile standard) would tell."
    )
  }

  @Test func `the condition, target and engine are chosen by name`() throws {
    let advice = try advice {
      ($0.condition, $0.engines, $0.target) = ("soft", ["zxing"], 0.9)
    }
    #expect(advice.engines.map(\.width.pixels) == [1])
    #expect(advice.engines.map(\.width.mayLessDo) == [true], "1 px is the narrowest that was tried")
    #expect(advice.basis.otherConditions == ["nominal"])
    let all = try self.advice { ($0.condition, $0.target) = ("soft", 0.9) }
    #expect(all.engines[1].width.finding == .notTried)
  }

  static let unjudged: [(@Sendable (inout AdviceInput) -> Void, String, String)] = [
    ({ $0.condition = "noisy" }, "--condition 'noisy'", "nominal and soft"),
    (
      { $0.target = 0.99 }, "--target '0.99'",
      "0.9; for another, run another profile (standard asks for 99 %)"
    ),
    ({ $0.engines = ["quirc"] }, "--engine 'quirc'", "zxing and zbar"),
    ({ $0.suite = "blur" }, "--suite 'blur'", "guidance"),
  ]

  @Test(arguments: unjudged)
  func `what no verdict is of is refused, with what there is`(
    change: @Sendable (inout AdviceInput) -> Void, option: String, known: String
  ) throws {
    #expect { try advice(change) } throws: {
      "\($0)"
        == "\(option): no verdict of this run is of it; there are \(known)"
        + (option.hasPrefix("--condition")
          ? "; for another, run a copy of Corpus/guidance.yaml that has it among its named_conditions and in its "
            + "profile's list" : "")
    }
  }

  @Test func `a run without verdicts names the suite to run`() throws {
    let run = try SyntheticRun.camera()
    let summary = try RunFolder(path: run.path).summary()
    #expect { try AdviceBasis(summary, path: "Reports/today") } throws: {
      "\($0)"
        == "Reports/today: no suite of this run judges module widths; run Corpus/guidance.yaml, as in: scanbench run "
        + "Corpus/guidance.yaml --engine zxing --output Reports/guidance; for a condition of your own, run a copy of "
        + "Corpus/guidance.yaml that has it among its named_conditions and in its profile's list"
    }
    #expect { try advice { $0.symbology = .itf } } throws: {
      "\($0)".hasPrefix(
        "Reports/guidance: suite guidance, nominal has no verdict on itf, but on aztec, ean_13 and qr_code: name one with --symbology, or run Corpus/"
      )
    }
  }

  @Test(arguments: [(2.0, 2.0), (1.131_19, 1.14), (132.61, 133), (0.373_29, 0.374), (1.5, 1.5)])
  func `what is needed is rounded up, and never by the dust of binary fractions`(
    value: Double, rounded: Double
  ) {
    #expect(value.threeDigitsUp == rounded)
    #expect((value * 1.000_000_000_000_1).threeDigitsUp == rounded)
    #expect((rounded * 0.999_999_999_999_9).threeDigitsDown == rounded)
  }
}
