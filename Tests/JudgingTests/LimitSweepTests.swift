import Judging
import Simulation
import Statistics
import Testing

@Suite struct LimitSweepTests {
  private static let rule = SweepRule(target: 0.9, values: [0, 10, 20, 30, 40])

  private func sweep(_ counts: KeyValuePairs<Double, (reads: Int, trials: Int)>) -> LimitSweep {
    Self.rule.limitSweep(
      Dictionary(counts.map { ($0, FrameReads(reads: $1.reads, trials: $1.trials)) }) { $1 })
  }

  @Test func `the limit is the last value before the first that does not pass`() {
    let sweep = sweep([0: (40, 40), 10: (40, 40), 20: (2, 40), 30: (40, 40), 40: (0, 6)])
    #expect(sweep.limit == 10)
    #expect(sweep.end == .found)
    #expect(sweep.returns.map(\.value) == [30])
  }

  @Test func `a value that is not decided leaves the limit open`() {
    let sweep = sweep([0: (40, 40), 10: (35, 40), 20: (0, 6), 30: (0, 6), 40: (0, 6)])
    #expect(sweep.limit == 0)
    #expect(sweep.end == .open)
  }

  @Test func `where all pass the limit lies beyond`() {
    let all = (reads: 40, trials: 40)
    let sweep = sweep([0: all, 10: all, 20: all, 30: all, 40: all])
    #expect(sweep.limit == 40)
    #expect(sweep.end == .beyond)
    #expect(sweep.wantedTrials(SamplingLimits(start: 6, most: 400)) == [40, 40, 40, 40, 40])
  }

  @Test func `where the easiest fails there is no limit`() {
    let sweep = sweep([0: (0, 40), 10: (0, 6), 20: (0, 6), 30: (0, 6), 40: (0, 6)])
    #expect(sweep.limit == nil)
    #expect(sweep.end == .found)
  }

  @Test func `every value has the start, then those up to the first doubtful one have more`() {
    let limits = SamplingLimits(start: 6, most: 400)
    #expect(sweep([:]).wantedTrials(limits) == [6, 6, 6, 6, 6])
    let started = sweep([0: (6, 6), 10: (6, 6), 20: (5, 6), 30: (6, 6), 40: (0, 6)])
    #expect(started.wantedTrials(limits) == [12, 12, 9, 6, 6])
  }

  @Test func `beyond a limit that is found only what might be read again has more`() {
    let found = sweep([0: (40, 40), 10: (1, 20), 20: (1, 6), 30: (6, 6), 40: (0, 6)])
    #expect(found.end == .found)
    #expect(found.wantedTrials(SamplingLimits(start: 6, most: 400)) == [40, 20, 6, 12, 6])
  }

  @Test func `a budget holds`() {
    let started = sweep([0: (6, 6), 10: (6, 6), 20: (1, 6), 30: (6, 6), 40: (0, 6)])
    #expect(
      started.wantedTrials(SamplingLimits(start: 6, most: 400, budget: 34)) == [10, 6, 6, 6, 6])
  }

  @Test(arguments: [
    (0.9, SamplingLimits(start: 6, most: 400)), (0.99, SamplingLimits(start: 16, most: 2000)),
  ])
  func `limits of simulated readers are wrong in at most 5 %`(
    target: Double, limits: SamplingLimits
  ) {
    for (index, reader) in LimitSimulation.catalogue(target: target, limits: limits).enumerated() {
      let outcome = reader.outcome(repetitions: 200, seed: UInt64(index) + 1)
      #expect(outcome.shareTooFar.lowerBound(confidence: 0.999) <= 0.05, "\(reader.name)")
      #expect(outcome.shareWrongEnd.lowerBound(confidence: 0.999) <= 0.05, "\(reader.name)")
    }
  }

  @Test func `a steep end is found exactly`() {
    let limits = SamplingLimits(start: 6, most: 400)
    let steep = LimitSimulation.catalogue(target: 0.9, limits: limits)[1]
    #expect(steep.outcome(repetitions: 50, seed: 1).exact == 50)
  }
}
