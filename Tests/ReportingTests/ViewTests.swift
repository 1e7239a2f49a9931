import Barcodes
import Foundation
import Records
import Testing

@testable import Findings
@testable import GuideChapters
@testable import Summaries
@testable import Tallies

/// A suite's views, held against its first.
struct ViewTests {
  private func summary(_ run: SyntheticRun) throws -> Summary {
    try run.write()
    return try RunFolder(path: run.path).summary().addingClaims()
  }

  @Test func `cells of different views are told apart, in the suite's order`() throws {
    let cells = try summary(SyntheticRun.views()).cells.filter {
      $0.suite == "orientation" && $0.engine == "zxing" && $0.symbology == "qr_code"
    }
    #expect(cells.map(\.view) == ["untold", "untold", "told", "told"])
    #expect(cells.map { $0.outcomes.correct } == [7, 6, 7, 7])
  }

  @Test func `codes that a region leaves out or cuts count neither as asked nor as missed`() throws
  {
    let cells = try summary(SyntheticRun.views()).cells.filter {
      $0.suite == "region" && $0.namedCondition == "several" && $0.engine == "zxing"
    }
    #expect(cells.map(\.view) == ["whole", "cropped"])
    #expect(cells.map(\.codes) == [15, 5])
    #expect(cells.map { $0.readRate?.rate } == [1, 1])
    #expect(cells[0].outsideRegion == nil)
    #expect(cells[1].outsideRegion == OutsideRecord(codes: 5, cut: 5, decodes: 1))
  }

  @Test func `a trial without an answer has missed only what the region asks for`() throws {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("region", views: ["whole", "cropped"])]
    let frame = run.addFrame("region", .qrCode, point: [:], codes: 4)
    let region = PixelRectangle(x: 0, y: 0, width: 9, height: 9)
    run.trials = [
      TrialRecord(
        frame: frame, engine: "zxing", mask: .qrCode,
        view: FrameView(name: "cropped", region: region), status: .timeout, codesAsked: 1)
    ]
    let cell = try #require(try summary(run).cells.first)
    #expect(cell.codes == 1 && cell.outcomes.unanswered == 1 && cell.readRate?.rate == 0)
  }

  @Test func `views are paired by frame, whichever came first`() throws {
    let run = try SyntheticRun.views()
    let expected = try summary(run).viewComparisons
    run.trials.reverse()
    #expect(try summary(run).viewComparisons == expected)
    let turned = try #require(
      expected?.first {
        $0.suite == "orientation" && $0.symbology == "qr_code" && $0.point["rotation_deg"] == 90
      })
    #expect((turned.view, turned.reference, turned.mask) == ("told", "untold", .own))
    let time = try #require(turned.time)
    #expect(time.pairs == 7)
    #expect(abs(time.ratio - 0.8) < 1e-12)
    #expect((time.latency.blocks, time.latency.trials, time.latency.calls) == (7, 7, 21))
    let ratio =
      time.latency.typicalNanoseconds.value / time.referenceLatency.typicalNanoseconds.value
    #expect(abs(ratio - 0.8) < 1e-12)
    let reads = try #require(turned.reads)
    #expect((reads.frames, reads.both, reads.onlyView, reads.onlyReference) == (7, 6, 1, 0))
    #expect(reads.difference.value == 1.0 / 7)
  }

  /// Clopper–Pearson of 97.5 % for 0 of n ends at 1 − 0.0125^(1/n); for n of n it begins at its complement.
  @Test func `the interval of a paired difference is made of its two sides`() throws {
    var tally = ViewTally()
    for _ in 0..<10 { tally.add(viewed("told", reads: true), viewed("untold", reads: false)) }
    let difference = try #require(tally.reads?.difference)
    #expect(difference.value == 1 && difference.upper == 1)
    #expect(abs(difference.lower - (1 - 2 * 0.354_804_99)) < 1e-6)
  }

  @Test func `views that ask for other codes are held to those that both ask for`() throws {
    let run = try SyntheticRun.views()
    // The last two of three codes are asked for in the whole frame alone.
    for index in run.trials.indices where run.trials[index].codes.count > 1 {
      run.trials[index].codes[2] = CodeOutcome(
        outcome: run.trials[index].view == "whole" ? .missed : .cut)
    }
    let comparisons = try summary(run).viewComparisons ?? []
    let several = comparisons.filter { $0.namedCondition == "several" }
    #expect(several.map(\.pooled) == [nil, .symbologies])
    #expect(several.allSatisfy { $0.reads?.both == 5 && $0.reads?.frames == 5 })
    #expect(several.allSatisfy { $0.time?.pairs == 5 })
    #expect(several.allSatisfy { $0.time?.lower == nil }, "five pairs give no interval")
  }

  @Test func `a frame without an answer is not read, and none is compared without a shared code`() {
    var tally = ViewTally()
    let crashed = TrialRecord(
      frame: "f", engine: "e", mask: .qrCode, view: FrameView(name: "told"), status: .crashed)
    tally.add(viewed(crashed, "told"), viewed("untold", reads: true))
    tally.add(viewed(crashed, "told"), viewed(crashed, "untold"))
    #expect(tally.reads?.frames == 2)
    #expect((tally.reads?.both, tally.reads?.onlyReference) == (0, 1))
    var apart = ViewTally()
    apart.add(viewed("cropped", .outside), viewed("whole", .correct))
    #expect(apart.reads == nil)
  }

  @Test func `symbologies are pooled at each point, and frames where the image differs`() throws {
    let comparisons = try summary(SyntheticRun.views()).viewComparisons ?? []
    let pooled = comparisons.filter { $0.suite == "orientation" && $0.pooled != nil }
    #expect(pooled.map(\.pooled) == [.symbologies, .symbologies, .changedFrames])
    #expect(pooled.map { $0.time?.pairs } == [14, 14, 14], "upright ones are the same image")
    #expect(pooled.map { $0.reads?.onlyView } == [0, 2, 2])
    #expect(pooled.allSatisfy { $0.symbology == nil })
    #expect(pooled.map(\.point) == [["rotation_deg": 0], ["rotation_deg": 90], [:]])
  }

  @Test func `the orientation's claim is judged over turned frames`() throws {
    let summary = try summary(SyntheticRun.views())
    let claim = try #require(summary.claims?.first { $0.id == .orientation })
    #expect(claim.id.wording(under: nil).anchor(ClaimEvidence(summary)) == "views-orientation")
    #expect(claim.findings.map(\.verdict) == [.holds, .notTested])
    let said = summary.run.engines.map { summary.said(of: claim, for: $0.label) }
    #expect(said[1]?.words == "not tested; the engine cannot be told")
    #expect(said[0]?.effect.contains("0.800 times as long (95 % interval 0.800 to 0.800") == true)
  }

  @Test func `a region's claim fails where a code outside is reported`() throws {
    let run = try SyntheticRun.views()
    func verdict() throws -> ClaimVerdict? {
      try summary(run).claims?.first { $0.id == .region }?.findings.first?.verdict
    }
    #expect(try verdict() == .fails)
    for index in run.trials.indices where run.trials[index].outsideRegion != nil {
      run.trials[index].outsideRegion = 0
    }
    #expect(try verdict() == .undecided, "five frames give no interval")
    let several = Set(run.frames.filter { $0.codes.count > 1 }.map(\.frame))
    run.trials.removeAll { several.contains($0.frame) }
    run.frames.removeAll { several.contains($0.frame) }
    #expect(try verdict() == .undecided, "no code lay outside")
  }

  private func viewed(_ view: String, reads: Bool) -> ViewedTrial {
    viewed(view, reads ? .correct : .missed)
  }

  private func viewed(_ view: String, _ outcome: Outcome) -> ViewedTrial {
    viewed(
      TrialRecord(
        frame: "f", engine: "e", mask: .qrCode, view: FrameView(name: view), status: .ok,
        codes: [CodeOutcome(outcome: outcome)]), view)
  }

  private func viewed(_ trial: TrialRecord, _ view: String) -> ViewedTrial {
    ViewedTrial(
      trial, view: view,
      facts: FrameFacts(index: 0, group: 0, codes: 1, pixels: 1, seed: 1, phaseX: 0),
      latency: nil)
  }
}
