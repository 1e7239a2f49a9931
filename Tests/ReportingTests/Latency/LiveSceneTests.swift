import Barcodes
import Records
import Testing

@testable import Summaries
@testable import Tallies

/// Scans of several codes, of engines that fail, and of contents that are named otherwise.
struct LiveSceneTests {
  private func only(_ run: SyntheticRun) throws -> LiveCell {
    let cells = try #require(try run.live()).cells
    #expect(cells.count == 1)
    return cells[0]
  }

  /// Two scans of three codes, of which `a`, `b` and `c` are aimed at for 0.7 s each.
  private func visit() throws -> SyntheticRun {
    let run = try SyntheticRun.streams(
      SyntheticRun.streamSuite(
        frames: 20, wantsAll: true, acceptance: ["first"], forgetSeconds: 0.5))
    let reads = [
      [0: ["a"], 1: ["a", "b"], 7: ["a"], 8: ["b"]], [0: ["a"], 8: ["b"], 15: ["c"]],
    ]
    for (number, reads) in reads.enumerated() {
      let scan = SyntheticScan(
        number: number, seed: UInt64(number), codes: ["a", "b", "c"], aim: { min($0 / 7, 2) })
      run.addScan(scan) { SyntheticAnswer(contents: reads[$0] ?? []) }
    }
    return run
  }

  @Test func `codes that are visited count once, and misfires and duplicates by themselves`()
    throws
  {
    let policy = try only(visit()).policies[0]
    // a at 0.11 s; b at 0.21 s, while a is aimed at; both again at 0.81 s and 0.91 s, when they were forgotten. In the second scan
    // each when it is aimed at, the last at 1.61 s.
    #expect(policy.done == 1 && policy.curve.timesSeconds == [1.61])
    #expect(policy.misfires.accepts == 2 && policy.misfires.scans == 1, "b, and a again")
    #expect(policy.duplicates == 2 && policy.wrong.accepts == 0)
    let codes = try #require(policy.codes)
    #expect(codes.announced == 5 && codes.of == 6 && codes.complete == 1)
    // The last of 20 frames is answered at 2.01 s.
    #expect(abs(codes.perMinute.value - 60 * 5 / 4.02) < 1e-9)
    #expect(abs(codes.share.value - 5.0 / 6) < 1e-12)
    #expect(
      codes.share.lower == nil && codes.perMinute.upper == nil, "two scans say nothing of others")
    #expect(policy.frames == StreamFrameCounts(offered: 40, read: 40, dropped: 0))
  }

  @Test func `a neighbour that is read at once is missed when its turn comes`() throws {
    let run = try SyntheticRun.streams(
      SyntheticRun.streamSuite(frames: 20, wantsAll: true, acceptance: ["first"]))
    run.addScan(SyntheticScan(seed: 1, codes: ["a", "b"], aim: { $0 / 10 })) { _ in
      SyntheticAnswer(contents: ["a", "b"])
    }
    let policy = try only(run).policies[0]
    #expect(policy.misfires.accepts == 1 && policy.duplicates == 0)
    #expect(policy.codes?.announced == 1 && policy.done == 0)
  }

  @Test func `a code that lies outside the region of interest misfires`() throws {
    let run = try SyntheticRun.streams(
      SyntheticRun.streamSuite(acceptance: ["first"], views: ["finder"]))
    run.addScan(SyntheticScan(seed: 1, codes: ["a", "b"]), view: "finder") {
      SyntheticAnswer(contents: [$0 == 0 ? "b" : "a"], outside: $0 == 0 ? [1] : [])
    }
    let policy = try only(run).policies[0]
    #expect(policy.misfires.accepts == 1 && policy.wrong.accepts == 0)
    #expect(policy.done == 0, "the scan was over with what the person did not want")
    #expect(policy.curve.endSeconds == 1)
  }

  @Test func `contents are compared by the declared equivalences`() throws {
    let run = try SyntheticRun.streams(SyntheticRun.streamSuite(acceptance: ["2-in-a-row"]))
    run.addScan(SyntheticScan(symbology: .ean13, seed: 1, codes: ["0123456789012"])) {
      $0 == 0
        ? SyntheticAnswer(contents: ["0123456789012"])
        : SyntheticAnswer(contents: ["123456789012"], symbology: .upcA)
    }
    #expect(try only(run).policies[0].curve.timesSeconds == [0.21])
  }

  @Test func `a right content under another symbology is neither right nor wrong`() throws {
    let run = try SyntheticRun.streams(SyntheticRun.streamSuite(acceptance: ["first"]))
    run.addScan(SyntheticScan(seed: 1)) { _ in
      SyntheticAnswer(contents: ["right"], symbology: .aztec)
    }
    let policy = try only(run).policies[0]
    #expect(policy.done == 0 && policy.wrong.accepts == 0 && policy.formatErrors == 1)
  }

  @Test func `a reading that failed lasts until the engine is back, and is told apart`() throws {
    let run = try SyntheticRun.streams(SyntheticRun.streamSuite(acceptance: ["first"]))
    run.addScan(SyntheticScan(seed: 1)) {
      $0 == 0
        ? SyntheticAnswer(milliseconds: 450, status: .timeout)
        : SyntheticAnswer(contents: ["right"])
    }
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    let live = try #require(summary.live)
    #expect(
      live.cells[0].policies[0].curve.timesSeconds == [0.56], "from 0.1 s to 0.55 s, and 10 ms")
    #expect(live.endings.map(\.statuses.timeout) == [1] && live.endings[0].trials == 10)
    #expect(summary.statuses(of: "zxing").failures == 1)
    #expect(summary.notable.map(\.kind) == [.timeout])
    #expect(summary.cells.isEmpty && summary.disagreements == nil)
    #expect(summary.totals.trials == 10)
  }

  @Test func `a scan that was broken off is censored there, and one that was not asked is none`()
    throws
  {
    let run = try SyntheticRun.streams(SyntheticRun.streamSuite(acceptance: ["first"]))
    run.addScan(SyntheticScan(number: 0, seed: 1)) {
      SyntheticAnswer(status: $0 < 3 ? .ok : .givenUp)
    }
    run.addScan(SyntheticScan(number: 1, seed: 2)) { _ in SyntheticAnswer(status: .unsupported) }
    run.addScan(SyntheticScan(number: 2, seed: 3)) {
      SyntheticAnswer(contents: $0 == 4 ? ["right"] : [])
    }
    let cell = try only(run)
    #expect(cell.scans == 2 && cell.cutOff == 1)
    // At 0.51 s one of one is done; the other was watched until 0.31 s.
    #expect(cell.policies[0].curve.shares == [1])
    #expect(cell.policies[0].shares.map(\.bySeconds) == [0.5, 1, 2, 5], "nobody is left")
  }

  @Test func `scans without a code are never done`() throws {
    let run = try SyntheticRun.streams(
      SyntheticRun.streamSuite(acceptance: ["first"], masks: [.all]))
    run.addScan(SyntheticScan(seed: 1, codes: []), mask: .all) {
      SyntheticAnswer(contents: $0 == 5 ? ["ghost"] : [])
    }
    let policy = try only(run).policies[0]
    #expect(policy.done == 0 && policy.wrong.accepts == 1 && policy.codes == nil)
  }

  @Test func `scans that went to their end in vain count as never done, however late another is`()
    throws
  {
    let run = try SyntheticRun.streams(SyntheticRun.streamSuite(acceptance: ["first"]))
    for number in 0..<5 {
      // Read for a second, the last frame is answered at 2.1 s; of the others nothing comes after 1.01 s.
      run.addScan(SyntheticScan(number: number, seed: UInt64(number))) {
        SyntheticAnswer(
          contents: number == 0 && $0 == 9 ? ["right"] : [], milliseconds: number == 0 ? 1000 : 10)
      }
    }
    let policy = try only(run).policies[0]
    #expect(policy.curve.timesSeconds == [2.1] && abs(policy.curve.shares[0] - 0.2) < 1e-12)
    #expect(policy.medianSeconds.value == nil)
  }

  @Test func `a run whose streams nobody can play says nothing`() throws {
    var suite = SyntheticRun.streamSuite()
    suite.stream?.framesPerSecond = 0
    let run = try SyntheticRun.streams(suite)
    run.addScan(SyntheticScan(seed: 1, frames: [0])) { _ in SyntheticAnswer() }
    let live = try #require(try run.live())
    #expect(live.cells.isEmpty && live.contrasts.isEmpty && live.endings[0].trials == 1)
    run.run.suites[0].stream?.framesPerSecond = 10
    run.run.suites[0].stream?.acceptance = ["sometimes"]
    #expect(try run.live()?.cells.isEmpty == true)
  }
}
