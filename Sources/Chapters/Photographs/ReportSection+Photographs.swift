package import Document
import Records
package import Summaries

/// The reads of photographs: by symbology, by folder or tag, and by the turn of the pictures.
extension ReportSection {
  package static let photographsID = "photographs"

  package static func photographs(_ summary: Summary) -> [ReportSection] {
    let (suites, studies) = (summary.photographs ?? []).grouped {
      [$0.suite, $0.mask.description]
    }
    return suites.enumerated().map { number, suite in
      section(
        suite[0], mask: suite[1], studies[suite] ?? [], summary.run,
        id: number == 0 ? photographsID : "\(photographsID)-\(number + 1)")
    }
  }

  private static func section(
    _ suite: String, mask: String, _ studies: [PhotographStudy], _ run: RunRecord, id: String
  ) -> ReportSection {
    let setting = "suite \(suite), mask \(mask)"
    return ReportSection(
      id: photographsID,
      title: "Photographs: \(suite)" + (mask == MaskName.all.description ? "" : ", mask \(mask)"),
      paragraphs: [method] + recordings(studies, run),
      tables: [
        table("Codes read, by symbology; \(setting)", "symbology", studies, run) {
          $0.symbologies + [$0.all]
        },
        pictures(studies, run),
      ] + turns(studies, run, setting) + times(studies, run, setting),
      detailTables: studies.contains { !$0.tags.isEmpty }
        ? [table("Codes read, by folder or tag; \(setting)", "folder or tag", studies, run, \.tags)]
        : [])
  }

  private static let method =
    "Codes read of codes asked, with the 95 % Clopper–Pearson interval, each picture as it is, none of it turned. A code counts as read "
    + "where content and symbology are right. An engine is asked for the symbologies that it claims, and codes of others on the "
    + "same picture count neither way; so engines may have been asked for different codes, and n tells. The intervals take the codes of one "
    + "picture as independent, and say nothing of photographs that were taken otherwise."

  private static func recordings(_ studies: [PhotographStudy], _ run: RunRecord) -> [String] {
    let labels = Set(studies.filter { $0.isRecorded && $0.pictures > 0 }.map(\.engine))
    return run.engines.filter { labels.contains($0.label) }.map { engine in
      let origin = engine.recorded
      let duration = studies.first { $0.engine == engine.label }?.recordedNanoseconds
      return "\(engine.label) was not run here: its answers were recorded"
        + (origin?.date.map { ", dated \($0)" } ?? "")
        + (origin?.source.map { ", from \($0)" } ?? "")
        + ", on \(origin?.device ?? "a device that nobody wrote down"), version \(engine.version)"
        + (duration.map {
          "; the median of its calls was \(Wording.duration(nanoseconds: $0)) there, which is compared with nothing"
        } ?? "") + "."
    }
  }

  private static func table(
    _ caption: String, _ heading: String, _ studies: [PhotographStudy], _ run: RunRecord,
    _ counts: (PhotographStudy) -> [PhotographCount]
  ) -> ReportTable {
    let names = studies.flatMap { counts($0).map(\.name) }.grouped { $0 }.keys
    return ReportTable(
      caption: caption, columns: [heading] + studies.map(Self.heading),
      rows: names.map { name in
        [ReportTable.Cell(name)]
          + studies.map { study in
            guard let count = counts(study).first(where: { $0.name == name }), let rate = count.rate
            else { return ReportTable.Cell.absent("not asked") }
            return cell(count, rate)
          }
      })
  }

  private static func cell(_ count: PhotographCount, _ rate: RateRecord) -> ReportTable.Cell {
    let wrong = count.outcomes.misread + count.outcomes.formatError
    return .number(
      "\(count.outcomes.correct)/\(count.codes)",
      note: "\(Wording.percent(rate.rate)), \(rate.bounds)" + (wrong > 0 ? "; \(wrong) wrong" : ""),
      rate: rate.rate)
  }

  private static func pictures(_ studies: [PhotographStudy], _ run: RunRecord) -> ReportTable {
    ReportTable(
      caption: "Pictures, and what was read where nothing is",
      columns: [
        "engine", "pictures asked", "not asked", "without a code", "of them read",
        "false positives",
      ],
      rows: studies.map { study in
        [
          .init(heading(study)), .number(Wording.count(study.pictures)),
          .number(Wording.count(study.unasked)), .number(Wording.count(study.negatives)),
          .number(Wording.count(study.negativesRead)),
          .number(Wording.count(study.falsePositives)),
        ]
      })
  }

  private static func turns(
    _ studies: [PhotographStudy], _ run: RunRecord, _ setting: String
  ) -> [ReportTable] {
    guard studies.contains(where: { !$0.turns.isEmpty }) else { return [] }
    return [
      table(
        "Codes read, by how far the pictures were turned clockwise, in degrees; \(setting)",
        "turned", studies, run, \.turns)
    ]
  }

  private static func times(
    _ studies: [PhotographStudy], _ run: RunRecord, _ setting: String
  ) -> [ReportTable] {
    ReportTable.pictureTimes(
      studies.compactMap { study in study.times.map { (study.engine, $0) } }, jobs: run.jobs,
      of: setting)
  }

  private static func heading(_ study: PhotographStudy) -> String {
    study.engine + (study.isRecorded ? " (recorded)" : "")
  }
}
