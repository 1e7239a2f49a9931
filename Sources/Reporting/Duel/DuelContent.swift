import Document
import Gates
import Judging
import Records
import Summaries

extension ReportContent {
  /// - Parameter hasPicture: returns true if there is a picture of the frame with this name.
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
            engine: duel.name, [duel.sentence] + duel.reasons.map { Sentence($0) })
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
    let timed = duel.latency.map { [ReportSection.duelLatencies($0)] }
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
  /// The opening of a sentence on the answer.
  var opening: String {
    switch self {
    case .fine: "Fine"
    case .noLossShown: "No loss shown"
    case .worse: "Worse"
    case .inconclusive: "Inconclusive"
    case .environment: "No answer can be given"
    }
  }
}

extension DuelRecord {
  fileprivate var sentence: Sentence {
    let timed = latency.map { latency in
      let counts = DuelAnswer.allCases.compactMap { answer -> String? in
        let count = latency.cells.count { $0.answer == answer }
        return count == 0 ? nil : "\(Wording.count(count)) \(answer.words)"
      }
      return "\(Wording.count(latency.cells.count, "cell")) timed: \(Wording.list(counts))"
    }
    let read = accuracy.map { accuracy in
      let change = accuracy.comparison.change(basis: .frames)
      return accuracy.isJudged ? change : "\(change), which is not judged"
    }
    let certainty = [
      accuracy.map { $0.comparison.certainty(rule: $0.rule, basis: .frames) },
      latency.map(Self.certainty),
    ]
    let found = [read, timed].compactMap(\.self)
    let isInterrupted = latency?.cut?.cause == .interruption
    return Sentence(
      answer.opening + (isInterrupted ? ", interrupted" : "") + ": "
        + (found.isEmpty ? ["not all frames were read"] : found).joined(separator: "; ") + ".",
      evidence: certainty.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "; "),
      section: accuracy == nil ? nil : ReportContent.symbologiesID)
  }

  /// For example `what is fine is slower by at most 2.1 % (zxing far, all); any false worse …`.
  private static func certainty(_ latency: DuelLatency) -> String {
    let bounds = latency.cells.filter { $0.answer == .fine }.compactMap { cell in
      cell.ratio.map { (name: cell.cell.name, upper: $0.upper) }
    }
    let most = bounds.max { $0.upper < $1.upper }
    return [
      most.map { "what is fine is slower by at most \(Wording.change($0.upper)) (\($0.name))" },
      "any false worse among the times has a probability of at most \(Wording.percent(latency.rule.errorRate))",
    ].compactMap(\.self).joined(separator: "; ")
  }
}
