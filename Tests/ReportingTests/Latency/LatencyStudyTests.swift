import Barcodes
import Foundation
import Records
import Testing

@testable import Summaries
@testable import Tallies

/// Latencies that are known exactly, and what the summary says of them.
struct LatencyStudyTests {
  private let run: SyntheticRun

  /// Eight blocks of two sizes: `all` takes 10 ns for a pixel, times what the block's processes are slower by; the
  /// own mask half of that, the frames of QR codes are read with `all` alone.
  init() throws {
    run = try SyntheticRun(isFinished: false)
    var suite = SyntheticRun.suite("latency", masks: [.all, .own], repeats: 1)
    suite.blocks = [8, 8]
    run.run.suites = [suite]
    for block in 0..<8 {
      let slowness = 1 + 0.01 * Double(block)
      for (width, height) in [(100, 100), (200, 200), (400, 400)] {
        for symbology in [Symbology.ean13, .qrCode] {
          let frame = run.addFrame(
            "latency", symbology,
            point: ["frame_width_px": Double(width), "frame_height_px": Double(height)],
            width: width, height: height)
          let nanoseconds = 10 * Double(width * height) * slowness
          func add(_ mask: FormatMask, share: Double, isRead: Bool, isControl: Bool? = nil) {
            run.addTrial(
              frame, "zxing", mask: mask, outcome: isRead ? .correct : .missed,
              nanoseconds: [Int64(nanoseconds * share)])
            run.trials[run.trials.count - 1].timing = TrialTiming(
              block: block, isControl: isControl, roundTripNanoseconds: 1_000_000_000)
          }
          add(.all, share: 1, isRead: true)
          add(FormatMask(symbology), share: 0.5, isRead: symbology != .qrCode)
          add(.all, share: 1, isRead: true, isControl: true)
        }
      }
    }
    try run.write()
  }

  private var latency: LatencySummary {
    get throws { try #require(try RunFolder(path: run.path).summary().latency) }
  }

  @Test func `a mask is held against all on the same frames`() throws {
    let speeds = try latency.maskSpeeds
    let whole = speeds.filter { $0.symbology == nil }
    #expect(whole.count == 3 && whole.allSatisfy { $0.cell.mask == .own })
    for speed in whole {
      #expect(abs(speed.ratio.value - 0.5) < 1e-3)
      #expect(speed.blocks == 8 && speed.frames == 16 && speed.codes == 16)
      #expect(speed.lost == 8 && speed.gained == 0, "the QR codes")
    }
    #expect(Set(speeds.compactMap(\.symbology)) == ["ean_13", "qr_code"])
  }

  @Test func `the control is all against all, and counts for nothing else`() throws {
    let controls = try latency.maskControls
    #expect(controls.count == 3)
    // Eight blocks leave 10 of 256 cases.
    #expect(abs(try latency.expectedControlMisses - 3 * 10.0 / 256) < 1e-12)
    #expect(controls.allSatisfy { abs($0.ratio.value - 1) < 1e-9 && $0.frames == 16 })
    let cells = try RunFolder(path: run.path).summary().cells.filter { $0.mask == .all }
    #expect(cells.reduce(0) { $0 + $1.codes } == 8 * 3 * 2)
  }

  @Test func `blocks, not calls, make the interval of a latency`() throws {
    let cell = try #require(
      try latency.cells.first { $0.cell.mask == .all && $0.pixels == 10_000 })
    #expect(cell.blocks == 8 && cell.trials == 16 && cell.calls == 16)
    // The pseudomedian of slownesses of 1.00 to 1.07, and an interval within them.
    #expect(abs(cell.typicalNanoseconds.value / 100_000 - 1.0348) < 0.001)
    let (lower, upper) = (
      try #require(cell.typicalNanoseconds.lower), try #require(cell.typicalNanoseconds.upper)
    )
    #expect(100_000 <= lower && lower < cell.typicalNanoseconds.value)
    #expect(cell.typicalNanoseconds.value < upper && upper <= 107_000)
    #expect(
      cell.p95Nanoseconds == nil && cell.p99Nanoseconds == nil, "16 calls have no 95th percentile")
    #expect(cell.p50Nanoseconds.lower == nil && cell.typicalNanoseconds.coverage == 1 - 10.0 / 256)
    // Of eight blocks, each by itself: the first is the fastest.
    #expect(
      cell.p50Nanoseconds.leastBlock == 100_000 && cell.p50Nanoseconds.greatestBlock == 107_000)
    #expect(cell.live.framesPerSecond.value == 30 && cell.live.dropped.value == 0)
  }

  @Test func `time in proportion to the pixels has the exponent 1`() throws {
    let scalings = try latency.scalings
    #expect(scalings.count == 2)
    #expect(scalings.allSatisfy { abs($0.exponent.value - 1) < 1e-3 && $0.sizes == 3 })
  }

  @Test func `frames that are read and frames that are not are told apart`() throws {
    let own = try #require(try latency.cells.first { $0.cell.mask == .own })
    #expect(own.read?.trials == 8 && own.missed?.trials == 8)
  }
}
