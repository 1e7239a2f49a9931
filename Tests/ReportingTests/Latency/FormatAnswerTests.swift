import Barcodes
import Records
import Testing

@testable import Document
@testable import FirstScreen
@testable import Tallies

/// What the first screen says of naming the formats, where scenes differ.
struct FormatAnswerTests {
  /// What one format takes of the time of all, by scene, in each of eight blocks.
  private func answer(_ scenes: [(name: String, shares: [Double])]) throws -> String {
    let run = try SyntheticRun(isFinished: false)
    var suite = SyntheticRun.suite("latency", masks: [.all, .own], repeats: 1)
    suite.blocks = [8, 8]
    run.run.suites = [suite]
    for scene in scenes {
      for (block, share) in scene.shares.enumerated() {
        let frame = run.addFrame(
          "latency", .ean13, point: ["frame_width_px": 1920, "frame_height_px": 1080],
          named: scene.name, width: 1920, height: 1080)
        func add(_ mask: FormatMask, _ nanoseconds: Double, isControl: Bool? = nil) {
          run.addTrial(
            frame, "zxing", mask: mask, outcome: .correct, nanoseconds: [Int64(nanoseconds)])
          run.trials[run.trials.count - 1].timing = TrialTiming(
            block: block, isControl: isControl, roundTripNanoseconds: 1_000_000_000)
        }
        add(.all, 1e7)
        add(.ean13, 1e7 * share)
        add(.all, 1e7, isControl: true)
      }
    }
    try run.write()
    let answer = try #require(
      try RunFolder(path: run.path).summary().answers.first {
        $0.question == "How long does reading take?"
      })
    let line = try #require(answer.findings.first?.sentences.first?.line)
    return line.split(separator: " [")[0].description
  }

  private let half = [Double](repeating: 0.5, count: 8)
  private let same = [Double](repeating: 1, count: 8)
  private let any = [0.5, 1.9, 0.6, 1.7, 0.4, 2.1, 0.9, 1.1]

  @Test func `a gain in one scene is not nothing, whatever the other shows`() throws {
    #expect(
      try answer([("far", any), ("near", half)]).hasPrefix(
        "Name the formats: at 1920 × 1080 one instead of all is 2.00 times (near: 10.0 ms → 5.00 ms) as fast. "
          + "Whether naming the formats gains anything is not shown where it is "))
  }

  @Test func `nothing is said to be gained only where that is shown`() throws {
    #expect(
      try answer([("far", same)])
        == "Naming the formats is worth little or nothing: at 1920 × 1080 one instead of all is "
        + "1.00 times (far: 10.0 ms → 10.0 ms) as fast.")
    #expect(
      try answer([("far", any)]).hasPrefix(
        "Whether naming the formats gains anything is not shown: "))
  }
}
