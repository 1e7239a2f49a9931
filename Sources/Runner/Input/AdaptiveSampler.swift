import Barcodes
import CorpusRendering
import Judging
import Records
import Suites

/// The choice, batch by batch, of the frames of a plan that each engine reads. Points that differ
/// only in module width make a sweep; `WidthSweep` says, by the trials alone, which widths need
/// more frames, so that the seed repeats a run.
struct AdaptiveSampler {
  /// The sweep of one engine and one symbology that it claims.
  private struct SampledSweep {
    var engine: Int
    var symbology: Symbology
    /// The plan's points, by ascending width.
    var points: [Int]
    var rule: SweepRule
    var limits: SamplingLimits
    var counts: [Double: SweepRule.WidthCount] = [:]
    /// True if the engine was given up and is asked no more.
    var isAbandoned = false
  }

  private struct SamplePlace: Hashable {
    var engine: Int
    var symbology: Symbology
    var point: Int
  }

  private let plan: CorpusPlan
  private var sweeps: [SampledSweep] = []
  private var positions: [SamplePlace: (sweep: Int, width: Double)] = [:]

  /// - Parameters:
  ///   - claims: for each engine, the symbologies that it reads.
  ///   - isRead: returns true if a sweep is read here, by its first frame; nil for all.
  init(
    _ plan: CorpusPlan, _ sampling: AdaptiveSampling, claims: [Set<Symbology>],
    isRead: ((_ frame: Int) -> Bool)? = nil
  ) {
    self.plan = plan
    let families = plan.widthFamilies
    for (engine, claimed) in claims.enumerated() {
      for symbology in plan.suite.symbologies where claimed.contains(symbology) {
        for family in families.map({ $0.filter { plan.meets(symbology, point: $0.index) } })
        where !family.isEmpty {
          let first = plan.index(of: symbology, atPoint: family[0].index)
          if let isRead, first.map(isRead) != true { continue }
          for point in family {
            let key = SamplePlace(engine: engine, symbology: symbology, point: point.index)
            positions[key] = (sweeps.count, point.width)
          }
          var limits = SamplingLimits(
            start: sampling.start, most: sampling.most, budget: sampling.budget,
            safeSearch: sampling.safeSearch)
          for point in family {
            limits.mostByWidth[point.width] = plan.photographs(
              of: symbology, atPoint: point.index)
          }
          sweeps.append(
            SampledSweep(
              engine: engine, symbology: symbology, points: family.map(\.index),
              rule: SweepRule(target: sampling.target, widths: family.map(\.width)), limits: limits)
          )
        }
      }
    }
  }

  /// The number of sweeps with a verdict, and that of all sweeps that are still asked for.
  var decided: (count: Int, total: Int) {
    let asked = sweeps.filter { !$0.isAbandoned }
    let decided = asked.count {
      $0.rule.sweep($0.counts).verdict(atLeast: Guidance.moduleWidthPixels) != .undecided
    }
    return (decided, asked.count)
  }

  /// Returns the frames up to the next decision; none if all is decided or the budget used up.
  /// Engines whose samples coincide read the same frames.
  func nextBatch() -> FrameBatch {
    var engines: [Range<Int>: [Int]] = [:]
    for sweep in sweeps where !sweep.isAbandoned {
      let judged = sweep.rule.sweep(sweep.counts)
      let wanted = judged.wantedTrials(sweep.limits)
      for (place, point) in sweep.points.enumerated() {
        let trials = judged.points[place].trials
        guard wanted[place] > trials, let first = plan.index(of: sweep.symbology, atPoint: point)
        else { continue }
        engines[first + trials..<first + wanted[place], default: []].append(sweep.engine)
      }
    }
    return FrameBatch(
      engines.sorted {
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
    let key = SamplePlace(engine: engine, symbology: symbology, point: point)
    guard let position = positions[key] else { return }
    guard let isRead else {
      sweeps[position.sweep].isAbandoned = true
      return
    }
    sweeps[position.sweep].counts[position.width, default: .init()].add(isRead: isRead)
  }
}
