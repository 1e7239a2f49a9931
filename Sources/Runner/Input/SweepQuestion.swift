import CorpusRendering
import Judging

/// A question that a sweep is sampled for.
enum SweepQuestion {
  /// Do all modules of the guidance's width and more suffice?
  case widths(SweepRule)
  /// How far does reading go?
  case limit(SweepRule)

  /// The questions of a family of points.
  ///
  /// - Parameter values: those of its points that the symbology has.
  static func all(of family: SweepFamily, _ values: [Double], _ target: Double) -> [SweepQuestion] {
    guard !family.limits.isEmpty else {
      return [.widths(SweepRule(target: target, widths: values))]
    }
    return family.limits.map { limit in
      .limit(SweepRule(target: target, values: limit.filter(values.contains)))
    }
  }

  /// The number of trials that each value should have next.
  func wantedTrials(_ counts: [Double: FrameReads], _ limits: SamplingLimits) -> [Double: Int] {
    let (rule, wanted) =
      switch self {
      case .widths(let rule): (rule, rule.widthSweep(counts).wantedTrials(limits))
      case .limit(let rule): (rule, rule.limitSweep(counts).wantedTrials(limits))
      }
    return Dictionary(zip(rule.values, wanted), uniquingKeysWith: max)
  }

  func isDecided(_ counts: [Double: FrameReads]) -> Bool {
    switch self {
    case .widths(let rule):
      rule.widthSweep(counts).verdict(atLeast: Guidance.moduleWidthPixels) != .undecided
    case .limit(let rule): rule.limitSweep(counts).end != .open
    }
  }
}
