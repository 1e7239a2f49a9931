import Barcodes
import Records
import Testing

@testable import Findings
@testable import Summaries
@testable import Tallies

/// Which setting is fastest, and the claims of live scanning.
struct LiveChoiceTests {
  /// In milliseconds: 10, 20, 30 and 40.
  private static func steps(_ width: Double, _ mask: FormatMask) -> Int64 {
    (width == 640 ? 10 : 30) + (mask == .all ? 10 : 0)
  }

  @Test func `the fastest setting is told where every scan says so, and eight are enough of four`()
    throws
  {
    let live = try #require(
      try SyntheticRun.fourSettings(scans: 8, milliseconds: Self.steps).live())
    let fastest = try #require(live.fastest.first)
    #expect(live.fastest.count == 1)
    #expect(fastest.settings.map(\.mask) == [.own, .all, .own, .all])
    #expect(fastest.settings.map { $0.size["frame_width_px"] } == [640, 640, 1280, 1280])
    let means = fastest.settings.map(\.meanSeconds)
    #expect(zip(means, [0.11, 0.12, 0.13, 0.14]).allSatisfy { abs($0 - $1) < 1e-9 })
    let second = try #require(fastest.settings[1].against)
    #expect(second.pairs == 8 && second.fastestSooner == 8 && second.otherSooner == 0)
    // 2 of 256, and six pairs of four settings.
    #expect(abs(second.pValue - 2.0 / 256) < 1e-12)
    #expect(abs(second.pAdjusted - 6 * 2.0 / 256) < 1e-12)
    #expect(fastest.undecided.isEmpty)
    #expect(abs((second.behindSeconds.value ?? 0) - 0.01) < 1e-9)
  }

  @Test func `with seven scans it stays undecided`() throws {
    let live = try SyntheticRun.fourSettings(scans: 7, milliseconds: Self.steps).live()
    #expect(live?.fastest.first?.undecided.count == 3)
  }

  @Test func `settings that are alike tie`() throws {
    let live = try SyntheticRun.fourSettings(scans: 8) { _, _ in 10 }.live()
    let fastest = try #require(live?.fastest.first)
    #expect(fastest.settings[0].size["frame_width_px"] == 640 && fastest.settings[0].mask == .own)
    #expect(fastest.settings.dropFirst().allSatisfy { $0.against?.pAdjusted == 1 })
  }

  @Test func `conditions are held against each other where the suite says which`() throws {
    let run = try SyntheticRun.streams()
    run.run.suites[0].stream?.pairedConditions = [["night", "torch"], ["torch", "unread"]]
    for (name, milliseconds) in [("day", Int64(10)), ("night", 30), ("torch", 20)] {
      for number in 0..<8 {
        let scan = SyntheticScan(named: name, number: number, seed: UInt64(number))
        run.addScan(scan) { _ in SyntheticAnswer(contents: ["right"], milliseconds: milliseconds) }
      }
    }
    let conditions = try #require(try run.live()).contrasts.filter { $0.varied == .condition }
    #expect(conditions.map(\.first) == ["torch", "torch"])
    #expect(conditions.map(\.second) == ["night", "night"])
    #expect(conditions.allSatisfy { abs(($0.saved.value ?? 0) - 0.01) < 1e-9 && $0.pairs == 8 })
  }

  @Test func `masks and sizes are held against each other, by themselves and together`() throws {
    let live = try #require(
      try SyntheticRun.fourSettings(scans: 8, milliseconds: Self.steps).live())
    let masks = live.contrasts.filter { $0.varied == .mask }
    #expect(
      masks.map(\.first) == ["own", "own", "own"] && masks.map(\.second) == ["all", "all", "all"])
    #expect(masks.map { $0.point["frame_width_px"] } == [640, 1280, nil])
    #expect(masks.map(\.isPooled) == [nil, nil, true])
    #expect(masks.map(\.pairs) == [8, 8, 8], "a seed counts once")
    let sizes = live.contrasts.filter { $0.varied == .resolution }
    #expect(sizes.map(\.first) == ["640x320", "640x320", "640x320"])
    #expect(sizes.map(\.mask) == [.own, .all, nil])
    #expect(sizes.allSatisfy { abs(($0.saved.value ?? 0) - 0.02) < 1e-9 })
  }

  @Test func `where all codes are wanted, the setting that announces most of them is first`() throws
  {
    let run = try SyntheticRun.streams(
      SyntheticRun.streamSuite(
        wantsAll: true, acceptance: ["first"], views: ["whole", "finder"]))
    for number in 0..<6 {
      let scan = SyntheticScan(
        number: number, seed: UInt64(number), codes: ["a", "b"], aim: { $0 / 5 })
      let names = run.addFrames(scan)
      // The whole picture has both codes at once, so that the second is missed.
      run.addTrials(names, of: scan, view: "whole") { _ in
        SyntheticAnswer(contents: ["a", "b"])
      }
      run.addTrials(names, of: scan, view: "finder") {
        SyntheticAnswer(contents: [$0 < 5 ? "a" : "b"])
      }
    }
    let live = try #require(try run.live())
    let fastest = try #require(live.fastest.first)
    #expect(fastest.measure == .codes && fastest.settings.map(\.view) == ["finder", "whole"])
    #expect(
      fastest.settings.map(\.announced) == [12, 6] && fastest.settings.map(\.codes) == [12, 12])
    let against = try #require(fastest.settings[1].against)
    #expect(against.pairs == 6 && against.fastestSooner == 6 && fastest.undecided.isEmpty)
    #expect(abs(against.pAdjusted - 2.0 / 64) < 1e-12)
    let codes = try #require(live.contrasts.first { $0.varied == .view }?.codes)
    #expect(codes.codes == 12 && codes.first == 12 && codes.second == 6 && codes.moreFirst == 6)
  }

  private func finding(
    _ id: ClaimID, _ run: SyntheticRun
  ) throws -> (verdict: ClaimVerdict?, effect: String) {
    try run.write()
    let summary = try RunFolder(path: run.path).summary().addingClaims()
    let claim = try #require(summary.claims?.first { $0.id == id })
    let said = try #require(summary.said(of: claim, for: "zxing"))
    return (claim.findings.first?.verdict, said.effect)
  }

  @Test func `a claim on time holds where more than a frame period is saved, and fails below`()
    throws
  {
    let slow = try SyntheticRun.fourSettings(scans: 8) { width, mask in
      (width == 640 ? 10 : 210) + (mask == .all ? 50 : 0)
    }
    let resolution = try finding(.liveResolution, slow)
    #expect(resolution.verdict == .holds)
    #expect(
      resolution.effect
        == "stream: 640x320 sooner than 1280x640 in 8 of 8 scans, later in 0; saved in the median 0.200 s (95 % interval 0.200 s to 0.200 s)"
    )
    #expect(try finding(.liveFormats, slow).verdict == .fails, "0.05 s are less than 0.1 s")
    let few = try SyntheticRun.fourSettings(scans: 3) { width, _ in width == 640 ? 10 : 210 }
    #expect(try finding(.liveResolution, few).verdict == .undecided)
  }

  @Test(arguments: [
    // The queue hands over old frames: right from frame 8 on, which comes at 0.9 s.
    (milliseconds: Int64(250), verdict: ClaimVerdict.holds), (10, .undecided),
  ])
  func `dropping frames is held against a queue where the reader is slow`(
    milliseconds: Int64, verdict: ClaimVerdict
  ) throws {
    let run = try SyntheticRun.streams(
      SyntheticRun.streamSuite(
        frames: 30, dropping: ["queue-4", "newest-waits"], acceptance: ["first"]))
    for number in 0..<8 {
      run.addScan(SyntheticScan(number: number, seed: UInt64(number))) {
        SyntheticAnswer(contents: $0 >= 8 ? ["right"] : [], milliseconds: milliseconds)
      }
    }
    #expect(try finding(.liveDrop, run).verdict == verdict)
  }

  /// In each scan a wrong content is read with the first frame and so many after it.
  private func wrongReads(repeats: Int, scans: Int) throws -> SyntheticRun {
    let run = try SyntheticRun.streams()
    for number in 0..<scans {
      run.addScan(SyntheticScan(number: number, seed: UInt64(number))) {
        SyntheticAnswer(contents: [$0 <= repeats ? "wrong" : "right"])
      }
    }
    return run
  }

  @Test func `equal reads are worth waiting for where wrong contents do not repeat`() throws {
    let once = try finding(.liveEqualReads, wrongReads(repeats: 0, scans: 6))
    #expect(once.verdict == .holds)
    #expect(
      once.effect.hasPrefix(
        "6 of 6 seeds with something wrong in any of their scans, with equal reads 0; "))
    #expect(once.effect.contains("2-in-a-row costs 0.100 s"))
    #expect(try finding(.liveEqualReads, wrongReads(repeats: 1, scans: 6)).verdict == .fails)
    #expect(try finding(.liveEqualReads, wrongReads(repeats: 0, scans: 3)).verdict == .undecided)
  }

  @Test func `a run without streams says nothing of live scanning`() throws {
    let run = try SyntheticRun.complete()
    #expect(try RunFolder(path: run.path).summary().live == nil)
  }
}
