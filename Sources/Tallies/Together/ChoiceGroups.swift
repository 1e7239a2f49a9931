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
    guard engines.count > 1, let rule = rules[group.suite],
      let answers = turns.add(
        trial, at: offset, mask: mask, frame: facts.index,
        latency: readAtOnce.contains(group.suite) ? nil : TrialLatency(trial).latency)
    else { return }
    let key = FrameFilter(
      suite: group.suite, symbology: group.symbology, condition: group.namedCondition, mask: mask,
      view: trial.view)
    if tallies[key] == nil {
      keys.append(key)
      tallies[key] = empty(group, rule)
    }
    tallies[key]?.add(answers, half: FrameHalf(facts))
  }

  private func empty(_ group: FrameGroup, _ rule: ChoiceRule) -> ChoiceTally {
    let readers = engines.indices.filter { index in
      group.ownMask.symbologies.contains(where: engines[index].symbologies.contains)
    }
    return ChoiceTally(engines, readers: readers, rule: rule)
  }

  /// In the order of suites, then as they come first; nil without one.
  func records(_ run: RunRecord) -> [ChoiceGroup]? {
    let groups = run.suites.flatMap { suite in
      keys.filter { $0.suite == suite.name }.compactMap { key -> ChoiceGroup? in
        guard let tally = tallies[key], let rule = rules[suite.name] else { return nil }
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
}
