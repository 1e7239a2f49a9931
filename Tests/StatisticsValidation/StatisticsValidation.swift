import ArgumentParser
import CorpusRendering
import Judging
import Photographed
import Simulation
import Suites

/// `statistics-validation`, for `make check CHECK=statistics`
@main
struct StatisticsValidation: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "statistics-validation",
    abstract: "Hold verdicts and intervals against simulated engines whose read rates are known.",
    discussion: "Exits with 1 where a requirement is not met.")

  @Option(help: "How often each simulated engine is sampled and judged.")
  var repetitions = 10_000

  @Option(help: "How often each bootstrap interval is drawn.")
  var intervalRepetitions = 2000

  @Option(help: "The same seed gives the same figures.")
  var seed: UInt64 = 1

  @Option(help: "The suite whose widths and limits are simulated.")
  var suite = "Corpus/guidance.yaml"

  @Option(help: "Reads of a run of that suite, whose cells are simulated, too.")
  var cells = "Tests/JudgingTests/Fixtures/guidance-reads.txt"

  @Option(help: "How often each of these cells is sampled and judged.")
  var cellRepetitions = 200

  /// Of the recorded cells, how many a profile has to decide, and how few it may decide wrongly.
  private static let leastRight = ["standard": 45.5, "quick": 38]
  private static let mostWrong = 46 * 0.05

  func validate() throws {
    guard repetitions > 0, intervalRepetitions > 0 else {
      throw ValidationError("repetitions are above 0")
    }
  }

  func run() async throws {
    let suite = try Suite(path: suite)
    // With 40 trials a profile can only tell what is plain; with 80,000 it shall tell more.
    let designs = [
      try SweepDesign(suite, profile: "standard", clearHoldFactor: 0.1, clearFailFactor: 3),
      try SweepDesign(suite, profile: "quick", clearHoldFactor: 0, clearFailFactor: 5),
    ]
    var isMet = true
    for design in designs {
      let table = await VerdictTable(design, repetitions: repetitions, seed: seed)
      print(table.text)
      let decided = await CellTable(
        design, try RecordedCells(path: cells), repetitions: cellRepetitions, seed: seed)
      let isDecided =
        decided.right >= Self.leastRight[design.name] ?? 0 && decided.wrong <= Self.mostWrong
      print(decided.text + (isDecided ? "" : "! too few\n"))
      isMet = isMet && table.isMet && isDecided
    }
    let coverage = CoverageTable(repetitions: intervalRepetitions, seed: seed)
    print(coverage.text)
    isMet = isMet && coverage.isMet
    let blocks = BlockTable(repetitions: intervalRepetitions, seed: seed)
    print(blocks.text)
    isMet = isMet && blocks.isMet
    let photographs = PhotographTable(repetitions: repetitions, seed: seed)
    print(photographs.text)
    isMet = isMet && photographs.isMet
    let reading = ReadingTable(repetitions: repetitions, seed: seed)
    print(reading.text)
    isMet = isMet && reading.isMet
    let limits = LimitTable(repetitions: intervalRepetitions, seed: seed)
    print(limits.text)
    isMet = isMet && limits.isMet
    print(isMet ? "All requirements are met." : "A requirement is not met: see the lines marked !")
    if !isMet { throw ExitCode(1) }
  }
}

extension SweepDesign {
  /// What a profile of a suite samples of one symbology under one condition.
  fileprivate init(
    _ suite: Suite, profile: String, clearHoldFactor: Double, clearFailFactor: Double
  ) throws {
    let plan = try CorpusPlan(suite: suite, profile: profile, seed: 1)
    guard let sampling = plan.adaptiveSampling,
      let family = plan.sweepFamilies.max(by: { $0.points.count < $1.points.count })
    else { throw ValidationError("\(suite.path): \(profile) has no target") }
    self.init(
      name: profile, widths: family.points.map(\.value).sorted(),
      bets: RateBets(target: sampling.target),
      limits: SamplingLimits(
        start: sampling.start, most: sampling.most, budget: sampling.budget,
        safeSearch: sampling.safeSearch),
      clearHoldFactor: clearHoldFactor, clearFailFactor: clearFailFactor)
  }
}
