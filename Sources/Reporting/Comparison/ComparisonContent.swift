import Barcodes
import Document
import Gates
import Judging
import Records
import Summaries

extension ReportContent {
  /// - Parameter hasPicture: returns true if there is a picture of the frame with this name.
  init(
    _ comparison: ComparisonRecord, baseline: RunRecord, candidate: RunRecord,
    hasPicture: (String) -> Bool
  ) {
    let subtitle =
      "Baseline of \(baseline.startedAt), candidate of \(candidate.startedAt): the same frames, read by both."
      + (comparison.isPaired
        ? ""
        : " Summaries alone were compared, which have no frames: what was lost on one frame and gained on another "
          + "is not seen.")
    let answers = [
      Answer(
        question: "Does the candidate read as well as the baseline?",
        paragraphs: (comparison.leftOut.isEmpty
          ? []
          : ["Not compared, since the candidate lacks it: \(Wording.list(comparison.leftOut))."])
          + comparison.notCompared,
        findings: comparison.engines.map {
          Finding($0, rule: comparison.rule, basis: comparison.basis)
        })
    ]
    let changes = comparison.engines.map {
      Self.changes($0, file: FileName.comparison, hasPicture: hasPicture)
    }
    let sections =
      changes.flatMap(\.wrong)
      + [
        Self.symbologies(comparison.engines, rule: comparison.rule, basis: comparison.basis),
        ReportSection.storedLatencies(comparison.latencies),
      ] + changes.flatMap(\.others)
    self.init(
      title: "ScanBench comparison", subtitle: subtitle, answers: answers, sections: sections)
  }

  static let symbologiesID = "symbologies"

  static func symbologies(
    _ engines: [EngineComparison], rule: ReadingRule, basis: ComparisonBasis, isJudged: Bool = true
  ) -> ReportSection {
    let columns = columns(basis, isJudged: isJudged)
    return ReportSection(
      id: symbologiesID, title: "By symbology",
      paragraphs: [method(rule, basis)],
      tables: engines.map { engine in
        ReportTable(
          caption: "\(engine.name), \(basis.unit)s",
          columns: columns.map(\.title),
          rows: engine.tested.map { symbology in columns.map { $0.cell(symbology) } })
      }, detailTables: engines.filter { !$0.conditions.isEmpty }.map(conditions))
  }

  private typealias Column = (title: String, cell: (SymbologyComparison) -> ReportTable.Cell)

  private static func columns(_ basis: ComparisonBasis, isJudged: Bool) -> [Column] {
    let counts = [\SymbologyComparison.lost, \.gained, \.newMisreads, \.misreadsGone, \.newDeaths]
    let changes: [Column] = zip(basis.columns, counts).map { title, count in
      (title, { .number(Wording.count($0[keyPath: count])) })
    }
    let bounds: [Column] = [
      ("needed", { cell($0.neededLoss) }), ("least found", { leastLoss($0) }),
      ("at most lost", { $0.mostLost.map { .number(Wording.percent($0)) } ?? none }),
    ]
    return [
      ("symbology", { .init($0.symbology) }), ("n", { .number(Wording.count($0.frames)) }),
    ] + (basis == .frames ? [("read before", { cell($0.readBefore) })] : []) + changes + [
      ("p, read", { .number(Wording.pValue($0.adjustedPValue)) }),
      ("p, misread", { .number(Wording.pValue($0.adjustedMisreadPValue)) }),
    ] + (basis == .frames ? bounds : []) + [
      ("verdict", { isJudged ? cell($0.answer) : .absent("not judged") })
    ]
  }

  private static let none = ReportTable.Cell.absent("none")

  private static func cell(_ count: Int?) -> ReportTable.Cell {
    count.map { .number(Wording.count($0)) } ?? none
  }

  private static func method(_ rule: ReadingRule, _ basis: ComparisonBasis) -> String {
    [
      basis == .frames
        ? "A frame counts once, with all its masks and views: lost where fewer of them are read, gained where "
          + "more are. p is of McNemar's exact tests for reading less and for misreading more, one-sided, after "
          + "Holm's correction for the number of both; what could not reach the error rate, however its changes had fallen, is no part of it, and has its own p."
        : "Codes of the mask and view with the greatest change. p is of Fisher's exact tests for reading less and "
          + "for misreading more, one-sided, after Holm's correction for both and the number of symbologies, "
          + "masks and views.",
      "Worse: p from \(Wording.plain(rule.errorRate)) down, or \(basis.worseByItself). "
        + (rule.allowsNewMisreads
          ? "New misreads beyond that leave the answer open." : "No new misread is allowed."),
      basis == .frames
        ? "Needed: so many had to be lost here to be worse. Least found: so many of those read before, lost beyond what is shuffled as here, are found by this symbology's own test in 80 of 100 such comparisons; fewer may pass unseen."
        : "",
      basis == .frames
        ? "Fine: the share that is lost, what is gained not set off, is below \(Wording.percent(ReadingRule.fineBelow)) at its upper bound (\"at most lost\": of those read before, one-sided 95 %, Clopper–Pearson). Otherwise no loss is shown, and that is all."
        : "Of counts there is no such bound: where nothing is worse, no loss is shown, and that is all.",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func leastLoss(_ symbology: SymbologyComparison) -> ReportTable.Cell {
    symbology.leastLoss.map {
      .number(
        Wording.count($0), note: Wording.percent(Double($0) / Double(max(symbology.losable, 1))))
    } ?? none
  }

  private static func conditions(_ engine: EngineComparison) -> ReportTable {
    ReportTable(
      caption: "\(engine.name), where anything has changed",
      columns: ["suite", "symbology", "condition", "n"]
        + ComparisonBasis.frames.columns,
      rows: engine.conditions.map { condition in
        [
          .init(condition.suite), .init(condition.symbology),
          .init(
            Wording.setting(condition.point, named: condition.namedCondition).joined(
              separator: ", ")), .number(Wording.count(condition.frames)),
          .number(Wording.count(condition.lost)), .number(Wording.count(condition.gained)),
          .number(Wording.count(condition.newMisreads)),
          .number(Wording.count(condition.misreadsGone)),
          .number(Wording.count(condition.newDeaths)),
        ]
      })
  }

  private static func cell(_ answer: ReadingAnswer) -> ReportTable.Cell {
    switch answer {
    case .fine: .init("fine", kind: .holds)
    case .noLossShown: .init("no loss shown", kind: .undecided)
    case .inconclusive: .init("inconclusive", kind: .undecided)
    case .worse: .init("worse", kind: .fails)
    }
  }

  /// Returns sections on changed frames: the newly wrong ones, which come first, and the others.
  ///
  /// - Parameter file: the file that lists all of them.
  static func changes(
    _ engine: EngineComparison, file: String, hasPicture: (String) -> Bool
  ) -> (wrong: [ReportSection], others: [ReportSection]) {
    func sections(_ isShown: (ReadingChange.ChangeKind) -> Bool) -> [ReportSection] {
      ReadingChange.ChangeKind.allCases.filter(isShown).compactMap {
        section($0, of: engine, file: file, hasPicture: hasPicture)
      }
    }
    let wrong: Set<ReadingChange.ChangeKind> = [.newDeath, .newMisread]
    return (sections(wrong.contains), sections { !wrong.contains($0) })
  }

  private static func section(
    _ kind: ReadingChange.ChangeKind, of engine: EngineComparison, file: String,
    hasPicture: (String) -> Bool
  ) -> ReportSection? {
    let changes = engine.changes.filter { $0.kind == kind }
    guard !changes.isEmpty else { return nil }
    let shown = changes.prefix(FrameExample.limit)
    return ReportSection(
      id: "\(engine.candidate.label)-\(kind.rawValue)", title: "\(engine.name): \(kind.words)",
      paragraphs: shown.count < changes.count
        ? [
          "The first \(shown.count) of \(Wording.count(changes.count)); the table below and "
            + "\(file) have all."
        ] : [],
      detailTables: [
        ReportTable(
          caption: "Every such frame: \(kind.words), \(engine.name)",
          columns: ["frame", "mask", "condition", "seed"],
          rows: changes.map { change in
            [
              .init(change.frame),
              .init(change.mask.description + (change.view.map { ", \($0)" } ?? "")),
              .init(
                ([change.source.map { VisibleText.of($0) }].compactMap(\.self)
                  + Wording.setting(change.point, named: change.namedCondition))
                  .joined(separator: ", ")), .number(String(change.seed)),
            ]
          })
      ], examples: shown.map { FrameExample($0, hasPicture: hasPicture($0.frame)) })
  }
}

extension EngineComparison {
  /// For example `zxing (zxing-cpp 3.0.0 → zxing-cpp 3.1.1)`.
  var name: String { "\(candidate.label) (\(Wording.step(from: baseline, to: candidate)))" }
}

extension Finding {
  fileprivate init(_ comparison: EngineComparison, rule: ReadingRule, basis: ComparisonBasis) {
    let unpaired = comparison.onlyBaseline + comparison.onlyCandidate
    let answer = Sentence(
      "\(comparison.answer.gateAnswer.opening): \(comparison.change(basis: basis)).",
      evidence: comparison.certainty(rule: rule, basis: basis),
      section: ReportContent.symbologiesID)
    self.init(
      engine: comparison.name,
      [answer] + comparison.reasons.map { Sentence($0) }
        + (unpaired == 0
          ? []
          : [
            Sentence(
              "\(Wording.count(comparison.onlyBaseline)) readings only of the baseline and "
                + "\(Wording.count(comparison.onlyCandidate)) only of the candidate say nothing.")
          ]))
  }
}

extension ReadingChange.ChangeKind {
  var words: String {
    switch self {
    case .newDeath: "newly ending the engine's process"
    case .newMisread: "newly misread"
    case .lost: "lost"
    case .gained: "gained"
    case .misreadGone: "no longer misread"
    }
  }
}

extension FrameExample {
  fileprivate init(_ change: FrameFinding<ReadingChange>, hasPicture: Bool) {
    func text(_ codes: [NotableCode], _ message: String?) -> String {
      message.map { VisibleText.of($0) } ?? Self.text(codes, none: "nothing")
    }
    self.init(
      frame: change.frame,
      place: change.id.place(), truth: Self.text(change.truth, none: "no code"),
      readings: [
        (reader: "baseline", text: text(change.baseline, change.baselineMessage)),
        (reader: "candidate", text: text(change.candidate, change.candidateMessage)),
      ], engines: [], hasPicture: hasPicture)
  }
}
