import Barcodes
import BuiltPrograms
import Records
import Testing

@testable import Runner

/// What an engine is told of a frame, and how its answer is held against that.
@Suite struct EngineViewTests {
  /// The code of a test frame lies at 0 to 60 pixels; its frame is as wide as its text.
  private static let outside = PixelRectangle(x: 100, y: 100, width: 10, height: 10)
  private static let cutting = PixelRectangle(x: 0, y: 0, width: 4, height: 1)

  @Test func `an engine is told what the view says, and the trial records it`() throws {
    let run = try ScriptedRun("answers")
    let view = FrameView(
      name: "turned", orientation: .right, region: PixelRectangle(width: 5, height: 1))
    let trial = run.trial(view: view)
    #expect(trial.status == .ok)
    #expect((trial.view, trial.orientation, trial.region) == ("turned", .right, view.region))
    _ = run.trial(view: FrameView(name: "plain"))
    run.engine.quit()
    #expect(
      try run.logLines.filter { $0.hasPrefix("orientation") }
        == ["orientation 6 roi [0, 0, 5, 1]"], "a plain view says nothing")
    #expect(run.engine.record.features == ["orientation", "roi"])
  }

  @Test(arguments: [
    (FrameView(orientation: .up), "the engine has no feature 'orientation'"),
    (FrameView(region: cutting), "the engine has no feature 'roi'"),
  ])
  func `an engine without the feature is not asked`(view: FrameView, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeProgram(
      "exec '\(BuiltProgram.path("scripted-engine"))' --without-features", to: "older")
    let engine = try EngineUnderTest(
      label: "older", path: path, options: [:], log: ScriptedRun.log(in: folder),
      limits: EngineLimits())
    defer { engine.quit() }
    let frame = TestFrame("HELLO", .qrCode)
    func trial(_ view: FrameView) -> TrialRecord {
      engine.trial(
        of: frame.image, frame.record, mask: .qrCode, view: view, warmup: 0, repeats: 1)
    }
    let refused = trial(view)
    #expect(refused.status == .unsupported)
    #expect(refused.message == message)
    #expect(refused.durationsNanoseconds.isEmpty, "never fast")
    #expect(trial(FrameView()).status == .ok)
    #expect(engine.record.features == [])
    #expect(!(try folder.text("engine.log")).contains("orientation"))
  }

  @Test func `a code outside the region that is reported all the same is counted`() throws {
    let run = try ScriptedRun("answers")
    let trial = run.trial(view: FrameView(region: Self.outside))
    #expect(trial.codes.map(\.outcome) == [.outside])
    #expect((trial.codesAsked, trial.outsideRegion, trial.falsePositives) == (0, 1, 0))
    #expect(!trial.readsEverything, "nothing was asked for")
    run.engine.quit()
  }

  @Test func `an engine that leaves it alone has missed nothing`() throws {
    let run = try ScriptedRun("reads_nothing")
    let trial = run.trial(view: FrameView(region: Self.outside))
    #expect(trial.codes.map(\.outcome) == [.outside])
    #expect((trial.outsideRegion, trial.falsePositives) == (0, 0))
    run.engine.quit()
  }

  @Test func `without an answer, what was asked for is known all the same`() throws {
    let run = try ScriptedRun("fails")
    #expect(run.trial(view: FrameView(region: Self.outside)).codesAsked == 0)
    #expect(run.trial(view: FrameView(region: Self.cutting)).codesAsked == 0)
    #expect(run.trial().codesAsked == nil)
    run.engine.quit()
  }

  @Test func `without a region, nothing is outside`() throws {
    let run = try ScriptedRun("answers")
    let trial = run.trial()
    #expect((trial.view, trial.orientation, trial.region) == (nil, nil, nil))
    #expect((trial.codesAsked, trial.outsideRegion) == (nil, nil))
    run.engine.quit()
  }
}
