import Analysis
import Records

extension Summary {
  /// How long it takes until a code is accepted, one answer for each suite with streams.
  var liveAnswers: [Answer] {
    guard let live else { return [] }
    return run.suites.filter { $0.stream != nil }.map { suite in
      let scenes = LiveScene.scenes(live, of: suite)
      return Answer(
        question: suite.purpose,
        findings: run.engines.map { engine in
          Finding(
            engine: engine.label,
            [
              LiveAnswer.setting(scenes, engine),
              LiveAnswer.policy(live.contrasts, suite, engine),
            ].compactMap(\.self))
        })
    }
  }
}

/// What to set in an application, and what to wait for, in plain sentences.
enum LiveAnswer {
  /// Scenes that are named in one sentence.
  private static let mostScenes = 4

  /// Which resolution and mask is done first, and how long that takes, scene by scene.
  static func setting(_ scenes: [LiveScene], _ engine: EngineRecord) -> Sentence? {
    let told = scenes.compactMap { scene in finding(scene, engine).map { (scene, $0) } }
    guard let suite = scenes.first?.suite else { return nil }
    guard !told.isEmpty else { return Sentence("In \(suite.name) it was asked for no code.") }
    let parts = told.prefix(mostScenes).map { scene, found in "\(scene.words): \(found.text)" }
    return Sentence(
      "\(suite.name): " + parts.joined(separator: "; ")
        + (told.count > mostScenes ? "; and \(told.count - mostScenes) more." : "."),
      evidence: told.map { scene, found in "\(scene.words): \(found.evidence)" }
        .joined(separator: "; "),
      section: LiveSection.id(suite))
  }

  private static func finding(
    _ scene: LiveScene, _ engine: EngineRecord
  ) -> (text: String, evidence: String)? {
    if let record = scene.fastest.first(where: { $0.engine == engine.label }),
      let best = record.settings.first
    {
      if let announced = best.announced, let codes = best.codes {
        return Self.finding(record, best, announced, of: codes)
      }
      guard best.done > 0 else {
        return ("nothing is accepted", "0 of \(Wording.count(best.scans, "scan"))")
      }
      let rivals = record.undecided.count
      let name = LiveWords.setting(best.size, mask: best.mask, view: best.view)
      return (
        "\(name), \(LiveWords.quantile(best.median))"
          + (rivals > 0
            ? " (not shown to be sooner than \(rivals) of \(record.settings.count - 1) others)"
            : ""),
        "median \(LiveWords.quantile(best.median)), 95 % interval \(LiveWords.interval(best.median)), "
          + "\(best.done) of \(Wording.count(best.scans, "scan")) done, by its mean time the first of \(record.settings.count) settings"
      )
    }
    let cells = scene.shown(engine.label)
    guard let cell = cells.first, let policy = cell.policies.first else { return nil }
    return (
      policy.done == 0 ? "nothing is accepted" : LiveWords.quantile(policy.median),
      "median, 95 % interval \(LiveWords.interval(policy.median)), \(policy.done) of \(Wording.count(cell.scans, "scan")) done"
    )
  }

  /// Of a scene in which all codes are wanted.
  private static func finding(
    _ record: FastestRecord, _ best: FastestSetting, _ announced: Int, of codes: Int
  ) -> (text: String, evidence: String) {
    let rivals = record.undecided.count
    let counted = "\(Wording.count(announced)) of \(Wording.count(codes, "code"))"
    return (
      "\(LiveWords.setting(best.size, mask: best.mask, view: best.view)), \(counted)"
        + (rivals > 0
          ? " (not shown to announce more than \(rivals) of \(record.settings.count - 1) others)"
          : ""),
      "\(counted) announced in \(Wording.count(best.scans, "scan")), the most of \(record.settings.count) settings"
    )
  }

  /// What waiting for equal reads costs, and what wrong contents it spares.
  static func policy(
    _ contrasts: [LiveContrast], _ suite: SuiteRecord, _ engine: EngineRecord
  ) -> Sentence? {
    let pooled = contrasts.filter {
      $0.suite == suite.name && $0.engine == engine.label && $0.varied == .acceptance
        && $0.isPooled == true
    }
    guard let contrast = pooled.first, contrast.pairs > 0 else { return nil }
    let wrong = contrast.wrong
    return Sentence(
      "\(suite.name): waiting for \(contrast.second) instead of \(contrast.first) takes "
        + "\(contrast.saved.value.map(LiveWords.seconds) ?? "an unknown time") longer in the median; something wrong was accepted in "
        + "\(Wording.count(wrong.second)) instead of \(Wording.count(wrong.first)) of \(Wording.count(wrong.seeds, "scan")).",
      evidence:
        "95 % interval \(LiveWords.interval(contrast.saved)), \(Wording.count(contrast.pairs, "pair")), "
        + "McNemar \(Wording.significance(wrong.pValue))",
      section: LiveSection.id(suite))
  }
}
