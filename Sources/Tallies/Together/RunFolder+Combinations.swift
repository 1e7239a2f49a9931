import Barcodes
package import Records
package import Summaries

extension FrameFilter {
  fileprivate func takes(_ trial: TrialRecord, _ group: FrameGroup, _ mask: MaskName) -> Bool {
    mask == self.mask && trial.view == view && suite ?? group.suite == group.suite
      && symbology ?? group.symbology == group.symbology
      && (condition == nil || condition == group.namedCondition)
  }
}

extension RunFolder {
  /// What the run's readers find alone and together, one after another or at once, in the frames that a filter lets through: one pass over
  /// the trials.
  ///
  /// Left out are suites whose frames are chosen by what readers said of others (`target`), or are no independent ones: paired ones,
  /// streams, and photographs that are shown smaller and smaller; and frames that show a photograph again.
  ///
  /// - Parameter rule: by which the options of an engine are chosen, where they were varied.
  /// - Throws: `RecordError`.
  package func combinations(
    _ filter: FrameFilter, _ rule: ChoiceRule
  ) throws -> (records: [CombinationRecord], tuned: [TunedRecord], suites: [String]) {
    let usable = Set(run.suites.filter(\.hasChoices).map(\.name))
    let untimed = run.suitesReadAtOnce
    let names = MaskNames(run)
    var turns = FrameTurns(run)
    var suites: Set<String> = []
    let symbology = filter.symbology.flatMap(Symbology.init(rawValue:))
    let readers = run.engines.indices.filter { index in
      symbology.map(run.engines[index].symbologies.contains) ?? true
    }
    var tally = ChoiceTally(run.engines, readers: readers, rule: rule)
    try forEachTrial { trial, offset, facts in
      let group = frames.groups[facts.group]
      let mask = names.name(of: trial.formatMask, in: group)
      guard trial.timing?.isControl != true, usable.contains(group.suite), facts.isTrialOfItsOwn,
        filter.takes(trial, group, mask),
        let answers = turns.add(
          trial, at: offset, frame: facts.index,
          latency: untimed.contains(group.suite) ? nil : trial.latency)
      else { return }
      suites.insert(group.suite)
      tally.add(answers, suite: group.suite, half: FrameHalf(facts))
    }
    return (tally.combinations, tally.tuned, suites.sorted())
  }
}
