import Barcodes
import Records
import Statistics
import Testing

@testable import Summaries
@testable import Tallies

/// Runs of streams whose answers are known by hand.
struct LiveStudyTests {
  private func cell(_ run: SyntheticRun, _ dropping: String = "newest-waits") throws -> LiveCell {
    let live = try #require(try run.live())
    return try #require(live.cells.first { $0.dropping == dropping })
  }

  private func isNear(_ left: Double?, _ right: Double) -> Bool {
    left.map { abs($0 - right) < 1e-9 } ?? false
  }

  /// With the newest frame waiting, frames 0, 1, 2, 4, 5, 7, 8 and 9 are read, with answers at 0.25 s, 0.4 s, … 1.3 s.
  @Test func `times are those of the answers that announced the right content`() throws {
    let first = try cell(SyntheticRun.fourScans()).policies[0]
    // At 0.25 s, 0.7 s and 0.55 s; one never. The last scan, with a queue, is over at 1.45 s.
    #expect(first.done == 3)
    #expect(first.curve.timesSeconds == [0.25, 0.55, 0.7])
    #expect(first.curve.shares == [0.25, 0.5, 0.75] && first.curve.endSeconds == 1.45)
    #expect(first.medianSeconds.value == 0.55 && first.p90Seconds.value == nil)
    #expect(isNear(first.meanSeconds, (0.25 + 0.55 + 0.7 + 1) / 4))
    let row = try cell(SyntheticRun.fourScans()).policies[1]
    #expect(row.curve.timesSeconds == [0.4, 0.7, 0.85])
  }

  @Test func `shares have exact intervals, and none is told beyond the stream's length`() throws {
    let shares = try cell(SyntheticRun.fourScans()).policies[0].shares
    #expect(shares.map(\.bySeconds) == [0.5, 1])
    #expect(shares.map(\.share) == [0.25, 0.75])
    let exact = Proportion(successes: 1, of: 4).interval()
    #expect(shares[0].lower == exact.lowerBound && shares[0].upper == exact.upperBound)
  }

  @Test func `frames are counted until each scan was over`() throws {
    let cell = try cell(SyntheticRun.fourScans())
    let first = cell.policies[0]
    // 2, 6, 10 and 5 came; 1, 4, 8 and 3 were read; 0, 1, 2 and 1 were dropped.
    #expect(first.frames == StreamFrameCounts(offered: 23, read: 16, dropped: 4))
    // Busy for 0.15 s a frame, of 0.25 s, 0.7 s, 1.3 s and 0.55 s.
    #expect(isNear(first.busyShare, 2.4 / 2.8))
    #expect(cell.scans == 4 && cell.cutOff == 0)
  }

  @Test func `wrong contents are counted by scan, and how often they were read again`() throws {
    let cell = try cell(SyntheticRun.fourScans())
    for policy in cell.policies {
      #expect(policy.wrong.accepts == 1 && policy.wrong.scans == 1)
      #expect(policy.wrong.perThousand == 250)
      #expect(
        policy.wrong.mostPerThousand == 1000 * Proportion(successes: 1, of: 4).upperBound())
      #expect(policy.duplicates == nil && policy.codes == nil)
    }
    // Answers that were followed by another: 1, 4, 7 and 3; two had the wrong content, one of them before another.
    let reads = try #require(cell.wrongReads)
    #expect(reads.answers == 15 && reads.contents == 2 && reads.repeated == 1)
    #expect(reads.repeatRate == 0.5 && isNear(reads.independentRate, 2.0 / 15))
  }

  @Test func `a wrong content is listed with its frame and the truth`() throws {
    let wrong = try #require(try SyntheticRun.fourScans().live()).wrongAccepts
    #expect(wrong.count == 1)
    #expect(wrong[0].scan == 3 && wrong[0].atSeconds == 0.25)
    #expect(wrong[0].read == NotableCode(symbology: "qr_code", text: "wrong"))
    #expect(wrong[0].truth == [NotableCode(symbology: "qr_code", text: "right")])
  }

  /// With a queue of two, frames 0 to 6, 8 and 9 are read, so that the second scan is done at 0.85 s.
  @Test func `two policies are held against each other on the same scans`() throws {
    let live = try #require(try SyntheticRun.fourScans().live())
    let dropping = try #require(
      live.contrasts.first {
        $0.varied == .dropping && $0.first == "newest-waits" && $0.second == "queue-2"
      })
    #expect(dropping.pairs == 3 && dropping.firstSooner == 1 && dropping.secondSooner == 0)
    #expect(dropping.pValue == 1 && dropping.saved.value == 0 && dropping.saved.lower == nil)
    #expect(isNear(dropping.pNegligible, 0.5), "one of three reaches a frame period")
    let acceptance = try #require(live.contrasts.first { $0.varied == .acceptance })
    #expect(acceptance.pairs == 3 && acceptance.firstSooner == 3)
    #expect(isNear(acceptance.pValue, 0.25) && isNear(acceptance.saved.value, 0.15))
    #expect(
      acceptance.wrong
        == PairedWrong(seeds: 4, first: 1, second: 1, onlyFirst: 0, onlySecond: 0, pValue: 1))
    #expect(live.contrasts.filter { $0.varied == .mask || $0.varied == .resolution }.isEmpty)
  }

  @Test func `the order of the trials does not matter`() throws {
    let run = try SyntheticRun.fourScans()
    let live = try run.live()
    run.trials.reverse()
    #expect(try run.live() == live)
  }

  @Test func `frames that nobody read come at the stream's rate`() throws {
    let frames: [UInt32: StreamAnswers.Frame] = [
      0: (0, StreamFacts(scan: 0, number: 0, handedOver: 63_333_333)),
      4: (1, StreamFacts(scan: 0, number: 0, handedOver: 196_666_667)),
    ]
    let stream = StreamRecord(
      framesPerSecond: 30, seconds: 0.2, scans: 1, framesPerScan: 6, wantsAll: false,
      dropping: [], acceptance: [], forgetSeconds: nil)
    let times = try #require(ScanTimes(stream, frames: frames))
    for (number, time) in times.handedOver.enumerated() {
      let exact = (Double(number + 1) / 30 + 0.03) * 1e9
      #expect(abs(Double(time) - exact) < 1.6, "frame \(number)")
    }
    #expect(times.handedOver[4] == 196_666_667 && times.end == Double(times.handedOver[5]) / 1e9)
  }

  @Test(arguments: [
    (rate: 30.0, frames: 0, seconds: 1.0), (1e-15, 1, 1), (-30, 6, 1), (0, 6, 1), (1e15, 6, -1),
    (30, 1_000_000, 1),
  ])
  func `records of streams that make no sense have no times`(
    rate: Double, frames: Int, seconds: Double
  ) {
    let stream = StreamRecord(
      framesPerSecond: rate, seconds: seconds, scans: 1, framesPerScan: frames, wantsAll: false,
      dropping: [], acceptance: [], forgetSeconds: nil)
    let known: [UInt32: StreamAnswers.Frame] = [
      1_000_000: (0, StreamFacts(scan: 0, number: 0, handedOver: 1_000_000_000_000_000))
    ]
    #expect(ScanTimes(stream, frames: known) == nil)
    let first: [UInt32: StreamAnswers.Frame] = [
      0: (0, StreamFacts(scan: 0, number: 0, handedOver: 1_000_000_000_000_000))
    ]
    #expect(ScanTimes(stream, frames: first) == nil)
  }

  @Test func `a run has the frames that were wanted, and no others`() throws {
    let run = try SyntheticRun.streams()
    run.addScan(SyntheticScan(seed: 1, frames: [0, 1, 2, 4])) {
      SyntheticAnswer(contents: $0 == 4 || $0 == 2 ? ["right"] : [], milliseconds: 150)
    }
    let cell = try cell(run)
    #expect(cell.cutOff == 0)
    #expect(cell.policies.map(\.curve.timesSeconds) == [[0.55], [0.7]])
  }
}
