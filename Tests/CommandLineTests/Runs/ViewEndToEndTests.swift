import Barcodes
import BuiltPrograms
import Records
import Testing

/// Views with the real engines: where the codes lie in the frame must come back, whatever the engine saw.
@Suite struct ViewEndToEndTests {
  /// Sharp, at 3 pixels per module, several codes in each frame, turned by quarter turns.
  private static let suite = """
    schema: 1
    name: turned
    purpose: A test.
    symbologies: [code_128, ean_13, qr_code]
    frame: {width: 1100, height: 1100}
    conditions:
      module_width_px: 3
      rotation_deg: [0, 90, 180, 270]
      code_count: 2
    views:
      plain: {}
      told: {orientation: told}
      near: {roi: {around: first, margin: 0.2}}
      both: {orientation: told, roi: {around: first, margin: 0.2}}
    profiles:
      quick: {samples: 1}
    """

  #if ZXing && ZBar
    @Test func `codes are found where they are in every view, and none outside`() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.suite, to: "turned.yaml")
      let run = try CommandResult(
        ["run", "turned.yaml", "--engine", "zxing", "--engine", "zbar", "--output", "run"],
        in: folder)
      #expect(run.errors == "")
      try #require(run.code == 0)
      let path = folder.path("run")
      let trials = try JSONLinesReader.all(TrialRecord.self, path: "\(path)/trials.jsonl")
      #expect(trials.count == 3 * 4 * 4 * 2)
      for trial in trials {
        #expect(trial.status == .ok)
        #expect((trial.orientation != nil) == ["told", "both"].contains(trial.view))
        #expect((trial.region != nil) == ["near", "both"].contains(trial.view))
        #expect(trial.codes.first?.outcome == .correct, "\(trial)")
        #expect(trial.falsePositives == 0 && trial.outsideRegion ?? 0 == 0, "\(trial)")
        // What the engines' READMEs say of their corners, in modules, wherever they were mapped from.
        #expect(trial.codes.first?.cornerErrorModules ?? 0 < 3, "\(trial)")
      }
      let near = trials.filter { $0.region != nil }
      #expect(near.allSatisfy { $0.codes.last?.outcome.isAsked == false && $0.codesAsked == 1 })
    }
  #endif
}
