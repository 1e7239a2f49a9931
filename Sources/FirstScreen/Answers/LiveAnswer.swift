import Chapters
package import Document
import Records
package import Summaries

/// What is told of a scene; `isOpen` if the first setting is not shown to be better than any of the others.
private typealias LiveFinding = (text: String, evidence: String, isOpen: Bool)

extension Summary {
  /// The time until a code is accepted: one answer for each suite with streams.
  package var liveAnswers: [Answer] {
    guard let live else { return [] }
    return run.suites.filter { $0.stream != nil }.map { suite in
      let scenes = LiveScene.scenes(live, of: suite)
      return Answer(
        question: suite.purpose,
        findings: run.engines.map { engine in
          Finding(
            engine: engine.label,
            [
              Self.setting(scenes, engine),
              Self.policy(live.contrasts, suite, engine),
            ].compactMap(\.self))
        })
    }
  }

  private static let mostScenes = 4

  /// Returns the fastest resolution and mask with its time, scene by scene. If none is shown to be
  /// sooner than any other, none is named.
  private static func setting(_ scenes: [LiveScene], _ engine: EngineRecord) -> Sentence? {
    let told = scenes.compactMap { scene in finding(scene, engine).map { (scene, $0) } }
    guard let suite = scenes.first?.suite else { return nil }
    guard !told.isEmpty else { return Sentence("In \(suite.name) it was asked for no code.") }
    let parts = told.prefix(mostScenes).map { scene, found in "\(scene.words): \(found.text)" }
    let isOpen = told.contains { $0.1.isOpen }
    return Sentence(
      "\(suite.name): " + parts.joined(separator: "; ")
        + (told.count > mostScenes ? "; and \(told.count - mostScenes) more" : "")
        + (isOpen ? "; where no setting is named, none is shown to be better than another." : "."),
      evidence: told.map { scene, found in "\(scene.words): \(found.evidence)" }
        .joined(separator: "; "),
      section: ReportSection.liveID(suite))
  }

  private static func finding(_ scene: LiveScene, _ engine: EngineRecord) -> LiveFinding? {
    if let record = scene.fastest.first(where: { $0.engine == engine.label }),
      let best = record.settings.first
    {
      return record.finding(best)
    }
    let cells = scene.shown(engine.label)
    guard let cell = cells.first, let policy = cell.policies.first else { return nil }
    return (
      text: policy.done == 0
        ? "nothing is accepted" : policy.medianSeconds.words(done: policy.done, of: cell.scans),
      evidence:
        "median, 95 % interval \(policy.medianSeconds.bounds), \(policy.done) of \(Wording.count(cell.scans, "scan")) done",
      isOpen: false
    )
  }

  /// Returns the cost of waiting for equal reads, and the wrong contents that it avoids.
  private static func policy(
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
        + "\(contrast.saved.value.map(Wording.seconds) ?? "an unknown time") longer in the median; something wrong was accepted in any of "
        + "the scans of \(Wording.count(wrong.second)) instead of \(Wording.count(wrong.first)) of \(Wording.count(wrong.seeds, "seed")), each "
        + "scanned with every setting.",
      evidence:
        "95 % interval \(contrast.saved.bounds), \(Wording.count(contrast.pairs, "pair")), "
        + "McNemar \(Wording.significance(wrong.pValue))",
      section: ReportSection.liveID(suite))
  }
}

extension FastestRecord {
  /// Its first setting with its time, the evidence, and whether that is not shown to be better than any of the others.
  fileprivate func finding(_ best: FastestSetting) -> LiveFinding {
    let (rivals, others) = (undecided.count, settings.count - 1)
    if best.done == 0 && best.announced == nil {
      return ("nothing is accepted", "0 of \(Wording.count(best.scans, "scan"))", false)
    }
    let isOpen = others > 0 && rivals == others
    let name = Wording.setting(best.size, mask: best.mask, view: best.view)
    let result: String
    let verb: String
    let evidence: String
    if let announced = best.announced, let codes = best.codes {
      result = "\(Wording.count(announced)) of \(Wording.count(codes, "code"))"
      verb = "announce more than"
      evidence =
        "\(result) announced in \(Wording.count(best.scans, "scan")) with \(name), the most of \(others + 1) settings"
    } else {
      result = best.medianSeconds.words(done: best.done, of: best.scans)
      verb = "be sooner than"
      evidence =
        "median \(best.medianSeconds.words), 95 % interval \(best.medianSeconds.bounds), \(best.done) of "
        + "\(Wording.count(best.scans, "scan")) done with \(name), by its mean time the first of \(others + 1) settings"
    }
    let rest = rivals > 0 ? " (not shown to \(verb) \(rivals) of \(others) others)" : ""
    return (isOpen ? result : "\(name), \(result)\(rest)", evidence, isOpen)
  }
}

extension TimeQuantileRecord {
  /// The median, with how many scans were done where not all were: a half that never is leaves a median, too.
  fileprivate func words(done: Int, of scans: Int) -> String {
    words + (done < scans ? " (\(Wording.count(done)) of \(Wording.count(scans, "scan")))" : "")
  }
}
