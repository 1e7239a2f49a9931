import Records

/// Trials that ended without an answer: timeouts, crashes, errors.
enum FailureSection {
  static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    guard summary.cells.contains(where: { $0.statuses.failures > 0 }) else { return nil }
    let exhibits = Exhibit.exhibits(summary.notable.filter(\.kind.isFailure))
    return ReportSection(
      id: "failures", title: "Timeouts, crashes and errors",
      paragraphs: [
        "These trials have no answer; their codes count as not read."
      ] + NotableCount.sentences(shown: exhibits.count),
      tables: [table(summary)], exhibits: exhibits)
  }

  private static func table(_ summary: Summary) -> ReportTable {
    ReportTable(
      caption:
        "Trials over all suites and masks; n is the number of trials that the engine was asked",
      columns: ["engine", "timeouts", "crashes", "errors", "n"],
      rows: summary.run.engines.map { engine in
        let cells = summary.cells.filter { $0.engine == engine.label }
        let counts = [
          cells.map(\.statuses.timeout), cells.map(\.statuses.crashed), cells.map(\.statuses.error),
          cells.map { $0.trials - $0.statuses.unsupported },
        ]
        return [.init(engine.label)]
          + counts.map { .number(Wording.count($0.reduce(0, +))) }
      })
  }
}
