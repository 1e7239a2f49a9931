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
    let timed = settings.compactMap { setting in
      KaplanMeier((scans[setting] ?? [:]).values.map { $0.observation(until: end) }).map { curve in
        Timed(
          setting: setting, curve: curve, mean: curve.restrictedMean(to: stream.seconds),
          announced: sum(setting, \.announced), codes: sum(setting, \.codes))
      }
    }
    let order = timed.indices.sorted {
      let codes = stream.wantsAll ? (timed[$0].share, timed[$1].share) : (0, 0)
      return codes.0 == codes.1
        ? (timed[$0].mean, $0) < (timed[$1].mean, $1) : codes.0 > codes.1
    }
    guard let best = order.first.map({ timed[$0].setting }) else { return [] }
    let others = order.map { against(best, timed[$0].setting) }
    // Of the pairs of settings, those without the fastest are not looked at, and count all the same.
    let tests = timed.count * (timed.count - 1) / 2
    let looked = others.dropFirst().map(\.pValue)
    let adjusted = Holm.adjusted(
      looked + Array(repeating: 1, count: max(0, tests - looked.count)))
    return order.enumerated().map { rank, index in
      var (one, other) = (timed[index], others[rank])
      if rank > 0, other.fastestSooner > other.otherSooner {
        other.adjustedPValue = adjusted[rank - 1]
      }
      var ranked = FastestSetting(
        size: one.setting.size, mask: one.setting.mask, view: one.setting.view, one.curve,
        meanSeconds: one.mean)
      if stream.wantsAll { (ranked.announced, ranked.codes) = (one.announced, one.codes) }
      if rank > 0 { ranked.against = other }
      return ranked
    }
  }

  private struct Timed {
    var setting: LiveSetting
    var curve: KaplanMeier
    var mean: Double
    var announced: Int
    var codes: Int

    var share: Double { Double(announced) / Double(max(1, codes)) }
  }

  private func sum(_ setting: LiveSetting, _ count: KeyPath<ScanOutcome, Int>) -> Int {
    (scans[setting] ?? [:]).values.reduce(0) { $0 + $1[keyPath: count] }
  }

  private func against(_ best: LiveSetting, _ other: LiveSetting) -> AgainstFastest {
    let pairs = pairs(best, other)
    return stream.wantsAll
      ? AgainstFastest(PairedCodes(bySeed: pairs.map { [$0] }), pairs: pairs.count)
      : AgainstFastest(PairedTimes(pairs.compactMap { $0.difference(until: end) }))
  }
}
