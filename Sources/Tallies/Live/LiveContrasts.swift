import Records
import Statistics
import Summaries

extension LiveFamily {
  /// Each two values of each setting, for every setting of the others, and then for all of them together.
  var contrasts: [LiveContrast] { LiveContrast.ContrastKind.allCases.flatMap(contrasts) }

  private func contrasts(_ kind: LiveContrast.ContrastKind) -> [LiveContrast] {
    // Of the policies that do not vary, the suite's first.
    let settings = scans.keys.filter {
      (kind == .dropping || $0.dropping == dropping[0])
        && (kind == .acceptance || $0.acceptance == acceptance[0])
    }.sorted(by: precedes)
    let values = settings.map { value(of: kind, $0) }.grouped(by: \.self).keys
    return pairs(of: kind, values).flatMap { first, second -> [LiveContrast] in
      let compared = settings.filter { value(of: kind, $0) == first }
        .compactMap { setting -> (setting: LiveSetting, pairs: [ScanPair])? in
          let other = settings.first {
            value(of: kind, $0) == second && isAlike($0, setting, but: kind)
          }
          guard let other else { return nil }
          let pairs = pairs(setting, other)
          return pairs.isEmpty ? nil : (setting, pairs)
        }
      guard !compared.isEmpty else { return [] }
      return compared.map { contrast(kind, first, second, at: $0.setting, $0.pairs) }
        + [contrast(kind, first, second, at: nil, compared.flatMap(\.pairs))]
    }
  }

  private func value(of kind: LiveContrast.ContrastKind, _ setting: LiveSetting) -> String {
    switch kind {
    case .resolution: LiveSetting.name(ofSize: setting.size)
    case .mask: setting.mask.description
    case .view: setting.view ?? ""
    case .condition: setting.condition ?? ""
    case .dropping: setting.dropping
    case .acceptance: setting.acceptance
    }
  }

  /// - Parameter values: in the order in which settings are told.
  private func pairs(
    of kind: LiveContrast.ContrastKind, _ values: [String]
  ) -> [(first: String, second: String)] {
    func each(with reference: String?) -> [(first: String, second: String)] {
      values.filter { $0 != reference }.compactMap { value in reference.map { (value, $0) } }
    }
    switch kind {
    case .resolution:
      let sizes = scans.keys.map(\.size).grouped(by: \.self).keys.sorted { $0.precedes($1) }
      return Self.ordered(sizes.map(LiveSetting.name))
    case .mask:
      let all = MaskName.all.description
      return values.contains(all) ? each(with: all) : Self.ordered(values)
    case .view: return each(with: values.first { $0 == suite.views?.first })
    case .condition:
      guard let paired = stream.pairedConditions else { return each(with: suite.reference) }
      return paired.filter { $0.count == 2 && $0.allSatisfy(values.contains) }
        .map { ($0[1], $0[0]) }
    case .dropping:
      let queues = values.filter { $0.hasPrefix("queue") }
      return Self.ordered(values.filter { !queues.contains($0) } + queues)
    case .acceptance:
      return values.dropFirst().compactMap { later in values.first.map { ($0, later) } }
    }
  }

  private static func ordered(_ values: [String]) -> [(first: String, second: String)] {
    values.indices.flatMap { first in
      values[(first + 1)...].map { (values[first], $0) }
    }
  }

  private func isAlike(
    _ left: LiveSetting, _ right: LiveSetting, but kind: LiveContrast.ContrastKind
  ) -> Bool {
    var left = left
    switch kind {
    case .resolution: left.size = right.size
    case .mask: left.mask = right.mask
    case .view: left.view = right.view
    case .condition: left.condition = right.condition
    case .dropping: left.dropping = right.dropping
    case .acceptance: left.acceptance = right.acceptance
    }
    return left == right
  }

  func pairs(_ first: LiveSetting, _ second: LiveSetting) -> [ScanPair] {
    let others = scans[second] ?? [:]
    return (scans[first] ?? [:]).compactMap { id, outcome in
      others[id].map { (id, outcome, $0) }
    }
  }

  /// - Parameter setting: what the pairs have in common; nil where that is nothing.
  private func contrast(
    _ kind: LiveContrast.ContrastKind, _ first: String, _ second: String, at setting: LiveSetting?,
    _ pairs: [ScanPair]
  ) -> LiveContrast {
    let bySeed = Array(Dictionary(grouping: pairs) { $0.id }.values)
    let times = PairedTimes(
      bySeed.compactMap { .init(medianOf: $0.compactMap { .init($0, until: end) }) })
    return LiveContrast(
      suite: suite.name, engine: engine.label, varied: kind, first: first, second: second,
      isPooled: setting == nil ? true : nil, mask: kind == .mask ? nil : setting?.mask,
      view: kind == .view ? nil : setting?.view,
      point: (kind == .resolution ? setting?.others : setting?.point) ?? [:],
      namedCondition: kind == .condition ? nil : setting?.condition,
      dropping: kind == .dropping ? nil : dropping[0],
      acceptance: kind == .acceptance ? nil : acceptance[0], times,
      framePeriod: 1 / stream.framesPerSecond, wrong: PairedWrong(bySeed: bySeed),
      codes: stream.wantsAll ? PairedCodes(bySeed: bySeed) : nil)
  }
}
