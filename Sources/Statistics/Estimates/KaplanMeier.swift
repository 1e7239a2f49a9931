import Bisecting
import RealModule

/// The product-limit estimate of the share without the event, from times that may be censored:
/// known only to be longer.
///
/// Events at a time come before censorings at the same time. Source: E. L. Kaplan and P. Meier,
/// "Nonparametric estimation from incomplete observations", Journal of the American Statistical
/// Association 53, 1958, pp. 457–481.
public struct KaplanMeier: Sendable, Hashable {
  /// One time, of the event or, if censored, up to which nothing had happened.
  public struct CensoredTime: Sendable, Hashable {
    public var time: Double
    public var isEvent: Bool

    public init(time: Double, isEvent: Bool) {
      self.time = time
      self.isEvent = isEvent
    }
  }

  /// A time of events.
  public struct Step: Sendable, Hashable {
    public let time: Double
    public let events: Int
    /// The number watched until then without an event before.
    public let atRisk: Int
    /// The estimate from this time on.
    public let survival: Double
    /// Greenwood's sum; times the squared estimate it is the variance. Infinite if nobody is left.
    public let greenwoodSum: Double
    /// The number at risk since the last censoring before this time, or since the start.
    let atRiskSinceCensoring: Int
  }

  /// In the order of time.
  public let steps: [Step]
  /// The censored times, ascending.
  let censored: [Double]
  public let count: Int
  /// The time of the last observation, up to which the estimate is known.
  public let lastTime: Double

  /// Nil without an observation, or if a time is not a number. O(n log n).
  public init?(_ observations: [CensoredTime]) {
    let ascending = observations.sorted {
      ($0.time, $1.isEvent ? 1 : 0) < ($1.time, $0.isEvent ? 1 : 0)
    }
    guard let last = ascending.last, !ascending.contains(where: \.time.isNaN) else { return nil }
    (count, lastTime) = (ascending.count, last.time)
    censored = ascending.filter { !$0.isEvent }.map(\.time)
    steps = Self.steps(ascending)
  }

  /// Without a censoring in between, the product is a quotient of two counts and is computed as
  /// such, so that for uncensored times it is exactly the share that is left.
  private static func steps(_ ascending: [CensoredTime]) -> [Step] {
    var steps: [Step] = []
    var (base, atRiskAtBase) = (1.0, ascending.count)
    var (index, sum) = (0, 0.0)
    while index < ascending.count {
      let time = ascending[index].time
      let atRisk = ascending.count - index
      let events = ascending[index...].prefix { $0.time == time && $0.isEvent }.count
      guard events > 0 else {
        index += 1
        continue
      }
      let (before, leftBefore) =
        steps.last.map { ($0.survival, $0.atRisk - $0.events) } ?? (1, atRiskAtBase)
      if atRisk != leftBefore { (base, atRiskAtBase) = (before, atRisk) }
      let left = atRisk - events
      sum += Double(events) / (Double(atRisk) * Double(left))
      steps.append(
        Step(
          time: time, events: events, atRisk: atRisk,
          survival: base * Double(left) / Double(atRiskAtBase), greenwoodSum: sum,
          atRiskSinceCensoring: atRiskAtBase))
      index += events
    }
    return steps
  }

  /// Returns the last step at or before a time; nil before the first. O(log n).
  func step(at time: Double) -> Step? {
    let after = steps.indices.partitionPoint { steps[$0].time > time }
    return after > 0 ? steps[after - 1] : nil
  }

  /// Returns the mean time with longer times cut at the horizon: the area under the curve, which
  /// continues unchanged after the last observation.
  public func restrictedMean(to horizon: Double) -> Double {
    var (area, start, survival) = (0.0, 0.0, 1.0)
    for step in steps where step.time < horizon {
      area += survival * (step.time - start)
      (start, survival) = (step.time, step.survival)
    }
    return area + survival * (horizon - start)
  }
}

extension KaplanMeier.Step {
  /// Greenwood's variance of the estimate; NaN if nobody is left.
  ///
  /// Source: M. Greenwood, "The natural duration of cancer", Reports on Public Health and Medical
  /// Subjects 33, 1926, pp. 1–26.
  public var variance: Double { survival * survival * greenwoodSum }

  /// Returns the pointwise interval of the estimate, from its variance on the
  /// scale of log(−log S), which keeps it within 0 and 1; nil if the estimate is 0 or 1, where the
  /// variance says nothing.
  ///
  /// Source: J. D. Kalbfleisch and R. L. Prentice, The Statistical Analysis of Failure Time Data,
  /// 2nd edition, 2002, section 1.4.1.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  func logLogInterval(confidence: Double) -> ClosedRange<Double>? {
    guard survival > 0 && survival < 1 else { return nil }
    let logarithm = Double.log(survival)
    let reach =
      NormalDistribution().quantile(1 - (1 - confidence) / 2) * greenwoodSum.squareRoot()
      / -logarithm
    return Double.exp(logarithm * Double.exp(reach))...Double.exp(logarithm * Double.exp(-reach))
  }
}
