import Barcodes
import CorpusRendering
import EngineHosting
import Foundation
import Records
import Runner
import Suites
import Summaries

/// A suite's run time, estimated from a few frames that every engine reads with every mask.
struct RunEstimate {
  /// The time to render one frame on one core.
  private let rendering: Duration
  /// The time of all engines to read one frame: all turns, one call each.
  private let reading: Duration
  private let engines: [String]
  private let jobs: Int

  /// The number of frames to try, spread over the suite's conditions and symbologies.
  private static let mostFrames = 16

  /// - Parameter jobs: the number of threads that render and read.
  /// - Throws: `EngineError` or `PlanningError`.
  init(
    _ plan: CorpusPlan, engines choices: [EngineChoice], limits: EngineLimits, jobs: Int,
    progress: (_ done: Int, _ total: Int) -> Void
  ) throws {
    let engines = try choices.map { try $0.start(limits: limits, log: EngineLog(.standardError)) }
    defer { for engine in engines { engine.quit() } }
    let indices = PreviewSelection(
      symbologiesInTurn: plan.suite.symbologies, points: plan.pointCount,
      limit: Self.mostFrames
    ).indices(in: plan)
    let renderer = FrameRenderer()
    let isTimed = plan.blockSampling != nil
    var (rendering, reading) = (Duration.zero, Duration.zero)
    for (number, index) in indices.enumerated() {
      let start = ContinuousClock.now
      let frame = try renderer.render(plan[index])
      rendering += ContinuousClock.now - start
      let asked = plan.suite.masks.masks(for: frame.record.codes.map(\.symbology))
      for engine in engines {
        for mask in asked {
          let start = ContinuousClock.now
          _ = engine.trial(
            of: frame.image, frame.record, mask: mask, warmup: plan.suite.warmup,
            repeats: plan.suite.repeats)
          let turn = ContinuousClock.now - start
          // Timed calls are repeated for some 10 ms, and those with all masks are there twice.
          let calls = isTimed ? max(1, min(9, .milliseconds(10) / turn)) : 1
          let turns = isTimed && mask == .all && asked.count > 1 ? 2.0 : 1
          reading += turn * (calls * turns * Double(plan.suite.views.count))
        }
      }
      progress(number + 1, indices.count)
    }
    let count = max(1, indices.count)
    self.rendering = rendering / count
    self.reading = reading / count
    self.engines = choices.map(\.label)
    self.jobs = jobs
  }

  /// Returns for example `profile quick: 144 frames; with zxing and zbar about 2 min`.
  func line(_ plan: CorpusPlan) -> String {
    let isTimed = plan.blockSampling != nil
    // Timed engines read one after the other.
    let frame = rendering / jobs + (isTimed ? reading : reading / jobs)
    let least = plan.fixedFrames.reduce(0) { $0 + $1.count }
    let budget = plan.adaptiveSampling?.budget.map {
      $0 * plan.suite.symbologies.count * plan.sweepFamilies.count
    }
    let most = min(plan.count, max(least, budget ?? plan.count))
    let limit = plan.blockSampling?.budgetSeconds.map { Duration.seconds($0) }
    func time(_ frames: Int) -> String { Self.text(min(frame * frames, limit ?? frame * frames)) }
    let (shortest, longest) = (time(least), time(most))
    // A scan is over where it succeeds.
    let isStream = plan.suite.stream != nil
    return "profile \(plan.profile): \(isStream ? "at most " : "")\(Wording.count(least))"
      + "\(least == most ? "" : " to \(Wording.count(most))") frames; with "
      + "\(engines.joined(separator: ", ")) \(isStream ? "at most" : "about") \(shortest)"
      + (shortest == longest ? "" : " to \(longest)")
  }

  private static func text(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return seconds < 120
      ? "\(max(1, Int(seconds.rounded()))) s" : "\(Int((seconds / 60).rounded())) min"
  }
}
