/// The limits to which a sweep is sampled.
public struct SamplingLimits: Sendable, Hashable {
  /// Trials that every width has.
  public var start: Int
  /// The most trials of a width.
  public var most: Int
  /// The most trials of all widths together; nil without limit.
  public var budget: Int?
  /// Fewer at some widths, by their widths in pixels, where there are no more: of a camera's photographs each is drawn once.
  public var mostByWidth: [Double: Int] = [:]
  /// The most widths that are sampled for the safe width, once the verdict is found; nil without limit.
  public var safeSearch: Int?

  public init(start: Int, most: Int, budget: Int? = nil, safeSearch: Int? = nil) {
    self.start = start
    self.most = most
    self.budget = budget
    self.safeSearch = safeSearch
  }

  func most(at point: SweptRate, below other: Int = .max) -> Int {
    min(other, mostByWidth[point.value] ?? .max)
  }
}

extension WidthSweep {
  /// The number of trials that each width should have next; as many as it has, where no more would
  /// help.
  ///
  /// The verdict on `guidance` comes first. Where a width is read less often than the target asks,
  /// the one that speaks most against it has more, and no other: it decides alone, or is the
  /// hardest that has to pass. Else every open width has, until it could pass. When the verdict is
  /// found, or its widths have had all that they may, the safe width is looked for: open widths
  /// above which none fails have more, up to three times what passes without a failure. Where the
  /// largest fails, no width is safe, and those from which to which codes are read are looked for
  /// instead.
  ///
  /// What is wanted follows from the counts alone, so that a run which was cut off goes on alike;
  /// and it cannot raise the error, since e-values hold whatever is sampled next.
  ///
  /// - Parameter guidance: in pixels.
  public func wantedTrials(
    _ limits: SamplingLimits, guidance: Double = Guidance.moduleWidthPixels
  ) -> [Int] {
    let starts = points.map { max($0.trials, limits.most(at: $0, below: limits.start)) }
    guard starts == points.map(\.trials) else { return starts }
    let guided = points.indices.filter { Guidance.isReached(guidance, by: points[$0].value) }
    var wanted = points.map(\.trials)
    func grant(_ indices: [Int], upTo most: Int) -> Bool {
      wanted = limits.granting(
        indices.map { index in
          let point = points[index]
          return (
            index,
            min(
              bets.nextTrials(point),
              limits.most(at: point, below: most))
          )
        }, to: wanted)
      return wanted != points.map(\.trials)
    }
    if verdict(atLeast: guidance) == .undecided, grant(deciding(guided), upTo: limits.most) {
      return wanted
    }
    let enough = 3 * bets.trialsToPass(failures: 0, moreThan: 0)
    let searched = lowering(guided, below: enough, widths: limits.safeSearch ?? .max)
    if grant(searched, upTo: min(enough, limits.most)) { return wanted }
    _ = grant(
      widening(below: enough, widths: limits.safeSearch ?? .max), upTo: min(enough, limits.most))
    return wanted
  }

  /// Those whose trials decide the verdict, the ones that speak most against it first.
  private func deciding(_ guided: [Int]) -> [Int] {
    let open = guided.filter { !points[$0].evidence.isPassing }
      .sorted { (points[$1].evidence.fails, $0) < (points[$0].evidence.fails, $1) }
    let doubtful = open.first(where: isDoubtful)
    return doubtful.map { [$0] } ?? open
  }

  /// Open ones that lie above all that fail, where passing would lower the safe width, the largest first; behind one that is
  /// read too seldom, none. Where the guidance's widths pass, the search begins below them, else at the largest.
  private func lowering(_ guided: [Int], below most: Int, widths: Int) -> [Int] {
    var chosen: [Int] = []
    let isHolding = guided.allSatisfy { points[$0].evidence.isPassing }
    let searched = points.indices.dropLast(isHolding ? guided.count : 0).suffix(widths)
    for index in searched.reversed() where !points[index].evidence.isPassing {
      let point = points[index]
      guard point.evidence.fails < RateBets.decisiveEvidence, point.trials < most else { break }
      if isDoubtful(index) && !chosen.isEmpty { break }
      chosen.append(index)
      // Below the guidance, one after the other: most are not read.
      if isDoubtful(index) || !guided.contains(index) { break }
    }
    return chosen
  }

  /// True if a width is read less often than the target asks.
  func isDoubtful(_ index: Int) -> Bool {
    bets.isDoubtful(points[index])
  }

  /// The fewest further trials, over all widths, after which the verdict could be `holds`, were every one of them read; nil
  /// where the verdict is not undecided.
  public func trialsToDecide(atLeast width: Double) -> Int? {
    guard verdict(atLeast: width) == .undecided else { return nil }
    return points.filter { Guidance.isReached(width, by: $0.value) && !$0.evidence.isPassing }
      .reduce(0) { sum, point in
        sum + bets.trialsToPass(failures: point.failures, moreThan: point.trials) - point.trials
      }
  }
}
