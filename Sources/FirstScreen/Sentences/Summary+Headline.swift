import Chapters
package import Document
import Findings
import Records
package import Summaries

extension Summary {
  /// The plain answers that open the report: the verdicts, then the observations and their numbers.
  package var answers: [Answer] {
    guard !opensWithChoices else { return choiceAnswers }
    // What photographs say comes before what is said of rendered frames.
    var answers = photographRuleAnswers + verdictAnswers + choiceAnswers + limitAnswers
    // A suite that varies the width alone says most plainly how small a barcode may be.
    let sweeps = widthSweeps
    if answers.isEmpty, let sweep = sweeps.first(where: \.isOfAxisAlone) ?? sweeps.first {
      answers.append(widthAnswer(sweeps, of: sweep.key))
    }
    let areSwept = answers.isEmpty
    answers += sweepAnswers { areSwept || $0 == .distance }
    if let view = LatencyView(self) {
      answers.append(view.answer)
    }
    // Kinds of content are named conditions, too, and have an answer of their own.
    let contentSuites = Set((contents ?? []).map(\.suite))
    let survey = conditionSurveys.first {
      $0.key.fixed.isEmpty && !contentSuites.contains($0.key.suite)
    }
    if let survey {
      answers.append(
        Answer(
          question: "How much is read under the conditions of suite \(survey.key.suite)?",
          paragraphs: inEveryFrame(ofSuite: survey.key.suite),
          findings: run.engines.map {
            Finding(
              engine: $0.label,
              [
                survey.sentence(on: $0, in: run, together ?? [])
                  ?? Sentence("No symbology was tried.")
              ])
          }))
    }
    answers += sensitivityAnswers + photographAnswers + contentAnswers + liveAnswers
    if answers.isEmpty {
      answers.append(Answer(question: "What was read?", findings: run.engines.map(readFinding)))
    }
    return answers
  }

  /// - Parameter key: the answer covers the sweeps that differ from it only in the named condition.
  private func widthAnswer(_ sweeps: [AxisSweep], of key: SweepKey) -> Answer {
    let alike = sweeps.filter {
      $0.key.suite == key.suite && $0.key.mask == key.mask && $0.key.view == key.view
        && $0.key.fixed == key.fixed
    }
    return Answer(
      question: "How small may a barcode be?",
      paragraphs: inEveryFrame(ofSuite: key.suite),
      findings: run.engines.map { engine in
        Finding(
          engine: engine.label,
          sentences: alike.flatMap { $0.widthSentences(on: engine, in: run) })
      })
  }

  func inEveryFrame(ofSuite suite: String) -> [String] {
    let common = run.suites.first { $0.name == suite }?.common
    return [Wording.inEveryFrame(common ?? [])].compactMap(\.self)
  }

  private static let mostSweeps = 5

  /// Returns an answer for each suite that varies something: along the distance, or else the axis
  /// with most values.
  private func sweepAnswers(_ isIncluded: (SweptAxis) -> Bool) -> [Answer] {
    let (suites, sweeps) = sweptAxes.filter(isIncluded).flatMap(sweeps).grouped(by: \.key.suite)
    return suites.compactMap { suite in
      let all = sweeps[suite] ?? []
      let main =
        all.first { $0.axis == .distance } ?? all.max { $0.values.count < $1.values.count }
      guard let main, main.values.count > 1 else { return nil }
      let alike = all.filter {
        $0.axis == main.axis && $0.key.mask == main.key.mask && $0.key.view == main.key.view
      }
      let (settings, sized) = alike.grouped {
        Wording.setting($0.settingWithoutSize, named: $0.key.namedCondition)
      }
      return Answer(
        question: run.suites.first { $0.name == suite }?.purpose ?? suite,
        paragraphs: inEveryFrame(ofSuite: suite),
        findings: run.engines.map { engine in
          Finding(
            engine: engine.label,
            settings.compactMap { sized[$0] }.spread(Self.mostSweeps)
              .map { $0.sentence(on: engine, in: run) })
        })
    }
  }

  /// Engines that the subtitle names; more are in the section on the machine alone.
  private static let mostNamed = 6

  package var subtitle: String {
    let engines = run.engines.map { "\($0.label) (\($0.engine) \($0.version))" }
    let readers =
      engines.count > Self.mostNamed
      ? Wording.count(engines.count, "reader") : Wording.list(engines)
    return "\(readers): \(Wording.count(totals.trials, "trial")) on "
      + "\(Wording.count(totals.frames, "frame")), started \(run.startedAt)"
      + (run.finishedAt == nil
        ? ", and not finished." : run.part.map { "; \($0.words)." } ?? ".")
      + (intervalCount == 0
        ? ""
        : " Of its \(Wording.count(intervalCount, "interval")) each holds with 95 % at a fixed number of trials, and not all together.")
  }

  private func readFinding(_ engine: EngineRecord) -> Finding {
    let own = cells.filter { $0.engine == engine.label && $0.statuses.asked > 0 }
    guard let first = own.first(where: { $0.codes > 0 }) ?? own.first else {
      return Finding(engine: engine.label, sentences: ["Nothing was tried."])
    }
    // One suite, mask and view alone: the same frame under two masks is no independent trial.
    let asked = own.filter {
      $0.suite == first.suite && $0.mask == first.mask && $0.view == first.view
    }
    let place = "In suite \(first.suite) with mask \(first.mask)"
    let read = ReadCount(asked).map {
      "\(place) it read \($0.text(dependence: run.dependence(of: asked)))."
    }
    return Finding(
      engine: engine.label, sentences: [read ?? "\(place) \(Self.saidOfNothing(asked))."])
  }

  /// Of frames without a code: for example `none of 200 frames had a code, and it read something in 2 of them`.
  private static func saidOfNothing(_ cells: [SummaryCell]) -> String {
    let wrong = cells.reduce(0) { $0 + ($1.wrongTrials ?? 0) }
    let frames = cells.reduce(0) { $0 + $1.statuses.ok }
    return
      "none of \(Wording.count(frames, "frame")) had a code, and it read something in \(Wording.count(wrong)) of them"
  }
}
