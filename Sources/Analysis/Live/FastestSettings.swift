import Records
import Statistics

extension LiveFamily {
  /// One for each named condition and values of the other axes, in the order in which settings are told.
  var fastest: [FastestRecord] {
    struct Scene: Hashable {
      var condition: String?
      var others: [String: Double]
    }
    let (scenes, settings) = withFirstPolicies.sorted(by: precedes).grouped {
      Scene(condition: $0.condition, others: $0.others)
    }
    return scenes.compactMap { scene in
      let compared = ranked(settings[scene] ?? [])
      return compared.count < 2
        ? nil
        : FastestRecord(
          suite: suite.name, engine: engine.label, namedCondition: scene.condition,
          point: scene.others, dropping: dropping[0], acceptance: acceptance[0],
          settings: compared)
    }
  }

  /// By mean time; the first of equal ones stays first.
  private func ranked(_ settings: [LiveSetting]) -> [FastestSetting] {
    let timed = settings.compactMap { setting in
      KaplanMeier((scans[setting] ?? [:]).values.map { $0.observation(until: end) }).map { curve in
        (setting: setting, curve: curve, mean: curve.restrictedMean(to: stream.seconds))
      }
    }
    let order = timed.indices.sorted { (timed[$0].mean, $0) < (timed[$1].mean, $1) }
    guard let best = order.first.map({ timed[$0].setting }) else { return [] }
    let times = order.map { pairedTimes(best, timed[$0].setting) }
    // Of the pairs of settings, those without the fastest are not looked at, and count all the same.
    let tests = timed.count * (timed.count - 1) / 2
    let looked = times.dropFirst().map(\.pValue)
    let adjusted = Holm.adjusted(
      looked + Array(repeating: 1, count: max(0, tests - looked.count)))
    return order.enumerated().map { rank, index in
      let (setting, curve, mean) = timed[index]
      return FastestSetting(
        size: setting.size, mask: setting.mask, view: setting.view, scans: curve.count,
        done: curve.steps.reduce(0) { $0 + $1.events }, meanSeconds: mean,
        median: TimeQuantileRecord(curve.quantile(0.5)),
        against: rank == 0 ? nil : AgainstFastest(times[rank], adjusted: adjusted[rank - 1]))
    }
  }

  private func pairedTimes(_ first: LiveSetting, _ second: LiveSetting) -> PairedTimes {
    let others = scans[second] ?? [:]
    return PairedTimes(
      (scans[first] ?? [:]).compactMap { id, outcome in
        others[id].flatMap { .init(outcome.observation(until: end), $0.observation(until: end)) }
      })
  }
}

extension AgainstFastest {
  fileprivate init(_ times: PairedTimes, adjusted: Double) {
    let median = times.median()
    self.init(
      pairs: times.count, fastestSooner: times.firstSooner, otherSooner: times.secondSooner,
      pValue: times.pValue,
      adjustedPValue: times.firstSooner > times.secondSooner ? adjusted : 1,
      behind: TimeQuantileRecord(
        value: median.value, lower: median.lower, upper: median.upper))
  }
}
