import RealModule

/// Times until something happens, of which some are only known to be longer: they are censored.
///
/// The product-limit estimate of the share to which it has not happened yet. What happens at a time comes before what is censored
/// there. Source: E. L. Kaplan and P. Meier, "Nonparametric estimation from incomplete observations", Journal of the American
/// Statistical Association 53, 1958, pp. 457–481.
public struct KaplanMeier: Sendable, Hashable {
  /// One time, and whether it is that of the event; else nothing had happened by then.
  public struct Observation: Sendable, Hashable {
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
    /// Those to whom nothing had happened before, and who were watched until then.
    public let atRisk: Int
    /// The estimate from this time on.
    public let survival: Double
    /// Greenwood's sum, by which the squared estimate is multiplied for its variance; infinite where nobody is left.
    public let greenwoodSum: Double
    /// How many had been at risk since the last who was censored before, or since the start.
    let atRiskSinceCensoring: Int
  }

  /// In the order of time.
  public let steps: [Step]
  /// Ascending.
  let censored: [Double]
  public let count: Int
  /// The time of the last observation, up to which the estimate is known.
  public let lastTime: Double

  /// Nil without an observation, or where a time is not a number. O(n log n).
  public init?(_ observations: [Observation]) {
    let ascending = observations.sorted {
      ($0.time, $1.isEvent ? 1 : 0) < ($1.time, $0.isEvent ? 1 : 0)
    }
    guard let last = ascending.last, !ascending.contains(where: \.time.isNaN) else { return nil }
    (count, lastTime) = (ascending.count, last.time)
    censored = ascending.filter { !$0.isEvent }.map(\.time)
    steps = Self.steps(ascending)
  }

  /// Where nothing was censored between, the product is a quotient of two counts and is computed as such, so that of uncensored
  /// times it is exactly the share that is left.
  private static func steps(_ ascending: [Observation]) -> [Step] {
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

  /// The last step at or before a time; nil before the first. O(log n).
  func step(at time: Double) -> Step? {
    let after = steps.partitionIndex { $0.time > time }
    return after > 0 ? steps[after - 1] : nil
  }

  /// The estimated share to which it has not happened by a time, it included.
  public func survival(at time: Double) -> Double { step(at: time)?.survival ?? 1 }

  /// The mean time, where what takes longer than the horizon counts with it: the area under the curve. After the last observation
  /// the curve goes on as it was.
  public func restrictedMean(to horizon: Double) -> Double {
    var (area, start, survival) = (0.0, 0.0, 1.0)
    for step in steps where step.time < horizon {
      area += survival * (step.time - start)
      (start, survival) = (step.time, step.survival)
    }
    return area + survival * (horizon - start)
  }

  /// Greenwood's variance of the estimate at a time; 0 before the first event, and not a number where nobody is left.
  ///
  /// Source: M. Greenwood, "The natural duration of cancer", Reports on Public Health and Medical Subjects 33, 1926, pp. 1–26.
  public func variance(at time: Double) -> Double {
    step(at: time).map { $0.survival * $0.survival * $0.greenwoodSum } ?? 0
  }

  /// The pointwise interval of the estimate at a time, from Greenwood's variance on the scale of log(−log S), which keeps it
  /// within 0 and 1; nil where the estimate is 0 or 1, of which the variance says nothing.
  ///
  /// Source: J. D. Kalbfleisch and R. L. Prentice, The Statistical Analysis of Failure Time Data, 2nd edition, 2002, section
  /// 1.4.1.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public func logLogInterval(at time: Double, confidence: Double = 0.95) -> ClosedRange<Double>? {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    return step(at: time)?.logLogInterval(confidence: confidence)
  }
}

extension KaplanMeier.Step {
  func logLogInterval(confidence: Double) -> ClosedRange<Double>? {
    guard survival > 0 && survival < 1 else { return nil }
    let logarithm = Double.log(survival)
    let reach =
      NormalDistribution().quantile(1 - (1 - confidence) / 2) * greenwoodSum.squareRoot()
      / -logarithm
    return Double.exp(logarithm * Double.exp(reach))...Double.exp(logarithm * Double.exp(-reach))
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element has a property that all after it have, too; the end where none has. O(log n).
  func partitionIndex(_ belongsToSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
