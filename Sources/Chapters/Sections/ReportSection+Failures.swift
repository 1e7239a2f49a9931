package import Document
import Records
package import Summaries

/// Trials that ended without an answer: timeouts, crashes, errors.
extension ReportSection {
  package static func failures(_ summary: Summary) -> ReportSection? {
    let statuses = summary.run.engines.map { summary.statuses(of: $0.label) }
    guard statuses.contains(where: { $0.failures + $0.givenUp > 0 }) else { return nil }
    let examples = FrameExample.examples(summary.notable.filter(\.kind.isFailure))
    return ReportSection(
      id: "failures", title: "Timeouts, crashes and errors",
      paragraphs: [
        "These trials have no answer; their codes count as not read. Where that ended the engine's process, "
          + "\(FileName.reproduction) in the run's folder has the command that hands it the frame again."
      ] + givenUp(summary) + FrameExample.sentences(shown: examples.count),
      tables: [table(summary)], examples: examples)
  }

  private static func givenUp(_ summary: Summary) -> [String] {
    let labels = summary.run.engines.map(\.label).filter {
      summary.statuses(of: $0).givenUp > 0
    }
    guard !labels.isEmpty else { return [] }
    return [
      "Given up, since process after process died: \(Wording.list(labels)). What was not asked then counts "
        + "neither as read nor as missed, so that figures rest on fewer frames; engine logs and "
        + "\(FileName.reproduction) say more."
    ]
  }

  private static func table(_ summary: Summary) -> ReportTable {
    ReportTable(
      caption:
        "Trials over all suites and masks; n is the number of trials that the engine was asked",
      columns: ["engine", "timeouts", "crashes", "errors", "n", "given up, not asked"],
      rows: summary.run.engines.map { engine in
        let statuses = summary.statuses(of: engine.label)
        let counts = [
          statuses.timeout, statuses.crashed, statuses.error, statuses.asked, statuses.givenUp,
        ]
        return [.init(engine.label)] + counts.map { .number(Wording.count($0)) }
      })
  }
}
