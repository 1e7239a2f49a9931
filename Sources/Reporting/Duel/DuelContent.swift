import Analysis
import Judging
import Records

extension ReportContent {
  /// What a duel says.
  ///
  /// - Parameter hasPicture: of a frame, by name.
  init(_ duel: DuelRecord, hasPicture: (String) -> Bool) {
    let subtitle =
      "\(duel.name), \(duel.startedAt), \(duel.machine.processor), "
      + "\(Wording.count(duel.machine.logicalCores, "core")); suites "
      + Wording.list(duel.suites.map { "\($0.name) (\($0.profile), seed \($0.seed))" }) + "."
    let answers = [
      Answer(
        question: "Is the candidate worse than the baseline?",
        findings: [
          Finding(
            engine: duel.name,
            sentences: [duel.answer.sentence] + duel.reasons + duel.plainCounts)
        ])
    ]
    let changes = duel.accuracy.map {
      Self.changes($0.comparison, file: FileName.duel, hasPicture: hasPicture)
    }
    let read = duel.accuracy.map { accuracy in
      [
        Self.symbologies(
          [accuracy.comparison], rule: accuracy.rule, basis: .frames,
          isJudged: accuracy.isJudged)
      ]
    }
    let timed = duel.latency.map { [DuelLatencySection.section($0)] }
    let sections =
      (changes?.wrong ?? []) + (timed ?? []) + (read ?? []) + (changes?.others ?? [])
      + [Self.commandSection(duel)]
    self.init(title: "ScanBench duel", subtitle: subtitle, answers: answers, sections: sections)
  }

  private static func commandSection(_ duel: DuelRecord) -> ReportSection {
    ReportSection(
      id: "command", title: "To repeat this duel",
      paragraphs: [ShellWords.line(duel.commandLine)],
      tables: [
        ReportTable(
          caption: "The engines", columns: ["", "engine", "version", "path", "options"],
          rows: [(Arm.baseline, duel.baseline), (Arm.candidate, duel.candidate)].map {
            role, engine in
            [
              .init(role), .init(engine.engine), .init(engine.version),
              .init(engine.path, kind: .code),
              .init(
                engine.options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                  .joined(separator: " "), kind: .code),
            ]
          })
      ])
  }
}

extension GateAnswer {
  var sentence: String {
    switch self {
    case .fine: "Fine."
    case .worse: "Worse."
    case .inconclusive: "Inconclusive."
    case .environment: "No answer can be given."
    }
  }
}

extension DuelRecord {
  /// What was compared, in sentences.
  fileprivate var plainCounts: [String] {
    let timed = latency.map { latency in
      let counts = DuelAnswer.allCases.compactMap { answer -> String? in
        let count = latency.cells.count { $0.answer == answer }
        return count == 0 ? nil : "\(Wording.count(count)) \(answer.words)"
      }
      return "\(Wording.count(latency.cells.count, "cell")) timed: \(Wording.list(counts))."
    }
    return [accuracy?.comparison.counts(basis: .frames), timed].compactMap(\.self)
  }
}
