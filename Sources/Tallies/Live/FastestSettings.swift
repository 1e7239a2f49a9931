import Records
import Statistics
import Summaries

extension LiveFamily {
  /// One for each named condition and values of the other axes, in the order in which settings are told.
  var fastest: [FastestRecord] {
    let (scenes, settings) = withFirstPolicies.sorted(by: precedes).grouped {
      FrameSetting(point: $0.others, namedCondition: $0.condition)
    }
    return scenes.compactMap { scene in
      let compared = ranked(settings[scene] ?? [])
      return compared.count < 2
        ? nil
        : FastestRecord(
          suite: suite.name, engine: engine.label, namedCondition: scene.namedCondition,
          point: scene.point, dropping: dropping[0], acceptance: acceptance[0],
          measure: stream.wantsAll ? .codes : .time, settings: compared)
    }
  }

  /// The first of equal ones stays first.
  private func ranked(_ settings: [LiveSetting]) -> [FastestSetting] {
    let timed = settings.compactMap { setting -> (setting: LiveSetting, found: FastestSetting)? in
      KaplanMeier((scans[setting] ?? [:]).values.map { $0.observation(until: end) }).map { curve in
        (setting, found(setting, curve))
      }
    }
    let order = timed.indices.sorted {
      let (left, right) = (timed[$0].found, timed[$1].found)
      return left.share == right.share
        ? (left.meanSeconds, $0) < (right.meanSeconds, $1) : left.share > right.share
    }
    guard let best = order.first.map({ timed[$0].setting }) else { return [] }
    let others = order.map { against(best, timed[$0].setting) }
    // Of the pairs of settings, those without the fastest are not looked at, and count all the same.
    let tests = timed.count * (timed.count - 1) / 2
    let looked = others.dropFirst().map(\.pValue)
    let adjusted = Holm.adjusted(
      looked + Array(repeating: 1, count: max(0, tests - looked.count)))
    return order.enumerated().map { rank, index in
      var (ranked, other) = (timed[index].found, others[rank])
      if rank > 0, other.fastestSooner > other.otherSooner {
        other.pAdjusted = adjusted[rank - 1]
      }
      if rank > 0 { ranked.against = other }
      return ranked
    }
  }

  /// - Parameter curve: of the scans that were done, by time.
  private func found(_ setting: LiveSetting, _ curve: KaplanMeier) -> FastestSetting {
    var found = FastestSetting(
      size: setting.size, mask: setting.mask, view: setting.view, curve,
      meanSeconds: curve.restrictedMean(to: stream.seconds))
    if stream.wantsAll {
      (found.announced, found.codes) = (sum(setting, \.announced), sum(setting, \.codes))
    }
    return found
  }

  private func sum(_ setting: LiveSetting, _ count: KeyPath<ScanOutcome, Int>) -> Int {
    (scans[setting] ?? [:]).values.reduce(0) { $0 + $1[keyPath: count] }
  }

  private func against(_ best: LiveSetting, _ other: LiveSetting) -> AgainstFastest {
    let pairs = pairs(best, other)
    return stream.wantsAll
      ? AgainstFastest(PairedCodes(bySeed: pairs.map { [$0] }), pairs: pairs.count)
      : AgainstFastest(PairedTimes(pairs.compactMap { .init($0, until: end) }))
  }
}

extension FastestSetting {
  /// The share of the codes that were announced; 0 where one is wanted.
  fileprivate var share: Double { Double(announced ?? 0) / Double(max(1, codes ?? 0)) }
}
