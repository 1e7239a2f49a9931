import Barcodes
import CorpusRendering
import Judging
import Records
import Suites

/// The choice, batch by batch, of the frames of a plan that each engine reads. Points that differ in one parameter alone make a sweep;
/// what it is judged by says, by the trials alone, which of them need more frames, so that the seed repeats a run.
struct AdaptiveSampler {
  /// The sweep of one engine and one symbology that it claims.
  private struct SampledSweep {
    var engine: Int
    var symbology: Symbology
    /// The plan's points, with the parameter's values.
    var points: [(index: Int, value: Double)]
    var questions: [SweepQuestion]
    var limits: SamplingLimits
    var counts: [Double: FrameReads] = [:]
    /// True if the engine was given up and is asked no more.
    var isAbandoned = false
  }

  private let plan: CorpusPlan
  private var sweeps: [SampledSweep] = []
  /// The place of each engine's sweeps, by the first frame of the symbology at the point.
  private var positions: [[Int: (sweep: Int, value: Double)]]

  /// - Parameters:
  ///   - claims: for each engine, the symbologies that it reads.
  ///   - isRead: returns true if a sweep is read here, by its first frame; nil for all.
  init(
    _ plan: CorpusPlan, _ sampling: AdaptiveSampling, claims: [Set<Symbology>],
    isRead: ((_ frame: Int) -> Bool)? = nil
  ) {
    self.plan = plan
    positions = claims.map { _ in [:] }
    let families = plan.sweepFamilies
    for (engine, claimed) in claims.enumerated() {
      for symbology in plan.suite.symbologies where claimed.contains(symbology) {
        for family in families {
          let points = family.points.filter { plan.meets(symbology, point: $0.index) }
          guard let first = points.first else { continue }
          let frame = plan.index(of: symbology, atPoint: first.index)
          if let isRead, frame.map(isRead) != true { continue }
          for point in points {
            guard let key = plan.index(of: symbology, atPoint: point.index) else { continue }
            positions[engine][key] = (sweeps.count, point.value)
          }
          var limits = SamplingLimits(
            start: sampling.start, most: sampling.most, budget: sampling.budget,
            safeSearch: sampling.safeSearch)
          for point in points {
            limits.mostByWidth[point.value] = plan.photographs(
              of: symbology, atPoint: point.index)
          }
          sweeps.append(
            SampledSweep(
              engine: engine, symbology: symbology, points: points,
              questions: SweepQuestion.all(of: family, points.map(\.value), sampling.target),
              limits: limits))
        }
      }
    }
  }

  /// The number of questions with an answer, and that of all that are still asked.
  var decided: (count: Int, total: Int) {
    let asked = sweeps.filter { !$0.isAbandoned }
    return (
      asked.reduce(0) { sum, sweep in
        sum + sweep.questions.count { $0.isDecided(sweep.counts) }
      },
      asked.reduce(0) { $0 + $1.questions.count }
    )
  }

  /// Returns the frames up to the next decision; none if all is decided or the budget used up.
  /// Engines whose samples coincide read the same frames.
  func nextBatch() -> FrameBatch {
    var engines: [Range<Int>: [Int]] = [:]
    for sweep in sweeps where !sweep.isAbandoned {
      let wanted = sweep.questions.map { $0.wantedTrials(sweep.counts, sweep.limits) }
        .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) }
      for (point, value) in sweep.points {
        let trials = sweep.counts[value]?.trials ?? 0
        guard let wanted = wanted[value], wanted > trials,
          let first = plan.index(of: sweep.symbology, atPoint: point)
        else { continue }
        engines[first + trials..<first + wanted, default: []].append(sweep.engine)
      }
    }
    return FrameBatch(
      whole: engines.sorted {
        ($0.key.lowerBound, $0.key.upperBound) < ($1.key.lowerBound, $1.key.upperBound)
      }
      .map { FrameSpan(indices: $0.key, engines: $0.value) })
  }

  /// - Parameters:
  ///   - frame: the frame's index in the plan.
  ///   - engine: the engine's index in the run's list.
  ///   - isRead: true if every code was read correctly; nil if the engine was given up.
  mutating func add(frame: Int, engine: Int, isRead: Bool?) {
    let (symbology, point) = plan.place(ofFrame: frame)
    guard let key = plan.index(of: symbology, atPoint: point),
      let position = positions[engine][key]
    else { return }
    guard let isRead else {
      sweeps[position.sweep].isAbandoned = true
      return
    }
    sweeps[position.sweep].counts[position.value, default: .init()].add(isRead: isRead)
  }
}
