import Barcodes
import CorpusRendering
import Judging
import Records
import Suites

/// Decides, batch by batch, which frames of a plan are read by which engine.
///
/// Points that differ in module width alone make a sweep; `WidthSweep` says which of its widths need more
/// frames. What it says follows from the trials alone, so that the seed repeats a run.
struct AdaptiveSampler {
  /// The sweeps of every engine and symbology that it claims.
  private struct Sweep {
    var engine: Int
    var symbology: Symbology
    /// The plan's points, by ascending width.
    var points: [Int]
    var rule: SweepRule
    var limits: SamplingLimits
    var counts: [Double: SweepRule.Count] = [:]
    /// Whether the engine was given up, so that it is asked no more.
    var isAbandoned = false
  }

  private struct Place: Hashable {
    var engine: Int
    var symbology: Symbology
    var point: Int
  }

  private let plan: CorpusPlan
  private var sweeps: [Sweep] = []
  /// The sweep of a place, and its width in pixels.
  private var positions: [Place: (sweep: Int, width: Double)] = [:]

  /// - Parameters:
  ///   - claims: of each engine, the symbologies that it reads.
  ///   - isRead: whether a sweep is read here, by one of its frames; nil for all.
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
            let key = Place(engine: engine, symbology: symbology, point: point.index)
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
            Sweep(
              engine: engine, symbology: symbology, points: family.map(\.index),
              rule: SweepRule(target: sampling.target, widths: family.map(\.width)), limits: limits)
          )
        }
      }
    }
  }

  /// How many sweeps have a verdict, and of how many that are still asked for.
  var decided: (count: Int, total: Int) {
    let asked = sweeps.filter { !$0.isAbandoned }
    let decided = asked.count {
      $0.rule.sweep($0.counts).verdict(atLeast: Guidance.moduleWidthPixels) != .undecided
    }
    return (decided, asked.count)
  }

  /// The frames up to the next decision; none where everything is decided or the budget is used up. Engines whose
  /// samples coincide read the same frames.
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

  /// Takes the outcome of a frame in.
  ///
  /// - Parameters:
  ///   - frame: its index in the plan.
  ///   - engine: its place in the run's list.
  ///   - isRead: whether every code was read correctly; nil where the engine was not asked, since it was given up.
  mutating func add(frame: Int, engine: Int, isRead: Bool?) {
    let (symbology, point) = plan.place(ofFrame: frame)
    let key = Place(engine: engine, symbology: symbology, point: point)
    guard let position = positions[key] else { return }
    guard let isRead else {
      sweeps[position.sweep].isAbandoned = true
      return
    }
    sweeps[position.sweep].counts[position.width, default: .init()].add(isRead: isRead)
  }
}
