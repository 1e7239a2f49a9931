import Barcodes
import Records
import Summaries

/// Holds the readers of a run against a rule, for each symbology and condition of the suites that are asked about.
struct ChoiceGroups {
  private let engines: [EngineRecord]
  private let rules: [String: ChoiceRule]
  private let readAtOnce: Set<String>
  private var turns: FrameTurns
  private var keys: [FrameFilter] = []
  private var tallies: [FrameFilter: ChoiceTally] = [:]

  /// - Parameter rule: in place of the suites' own; nil for those.
  init(_ run: RunRecord, rule: ChoiceRule?) {
    engines = run.engines
    readAtOnce = run.suitesReadAtOnce
    turns = FrameTurns(run)
    rules = Dictionary(
      run.suites.filter(\.hasChoices).compactMap { suite in
        (rule ?? suite.choice).map { (suite.name, $0) }
      }
    ) { first, _ in first }
  }

  mutating func add(
    _ trial: TrialRecord, at offset: UInt64, mask: MaskName, group: FrameGroup, facts: FrameFacts
  ) {
    guard engines.count > 1, let rule = rules[group.suite], facts.isTrialOfItsOwn,
      let answers = turns.add(
        trial, at: offset, frame: facts.index,
        latency: readAtOnce.contains(group.suite) ? nil : trial.latency)
    else { return }
    let all = FrameFilter(
      suite: group.suite, symbology: group.symbology, mask: mask, view: trial.view)
    var own = all
    own.condition = group.namedCondition
    for key in own == all ? [all] : [all, own] {
      if tallies[key] == nil {
        keys.append(key)
        tallies[key] = empty(group, rule)
      }
      tallies[key]?.add(answers, suite: group.suite, half: FrameHalf(facts))
    }
  }

  private func empty(_ group: FrameGroup, _ rule: ChoiceRule) -> ChoiceTally {
    let readers = engines.indices.filter { index in
      group.ownMask.symbologies.contains(where: engines[index].symbologies.contains)
    }
    return ChoiceTally(engines, readers: readers, rule: rule)
  }

  /// In the order of suites, then symbologies by name, of each first all conditions together, then each as it comes first; nil without
  /// one.
  func records(_ run: RunRecord) -> [ChoiceGroup]? {
    let (symbologies, bySymbology) = keys.grouped { $0.symbology ?? "" }
    let ordered = symbologies.sorted().flatMap { bySymbology[$0] ?? [] }
    let groups = run.suites.flatMap { suite in
      ordered.filter { $0.suite == suite.name }.compactMap { key -> ChoiceGroup? in
        guard let tally = tallies[key], let rule = rules[suite.name], !isRepeated(key) else {
          return nil
        }
        let found = tally.combinations
        guard !found.isEmpty else { return nil }
        return ChoiceGroup(
          frames: key, rule: rule, tried: found.count,
          found: found.filter { $0.way == .alone }
            + found.filter { $0.way != .alone && $0.isOnFront == true },
          tuned: tally.tuned)
      }
    }
    return groups.isEmpty ? nil : groups
  }

  /// True of the one condition of its symbology, whose frames are those of all conditions together.
  private func isRepeated(_ key: FrameFilter) -> Bool {
    var all = key
    all.condition = nil
    return key.condition != nil && tallies[all]?.frames == tallies[key]?.frames
  }
}
