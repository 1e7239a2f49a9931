import Barcodes
package import Document
import Records
package import Summaries
import Tallies

/// The results of readers elsewhere, such as scanners in front of a screen, on frames shown to
/// them.
extension ReportSection {
  package static func recordedScanners(_ summary: Summary) -> ReportSection? {
    guard let studies = summary.shown else { return nil }
    return ReportSection(
      id: "shown", title: "Scanners that were shown the frames",
      paragraphs: [method] + origins(studies, summary.run), tables: [table(studies)])
  }

  private static let method =
    "They were not run here: what they read was recorded. A frame on a screen before a camera passes through both: what is read says how "
    + "screen, camera and reader do together, and module widths are pixels of the screen, not of the camera. The time is from the showing "
    + "of the frame until the first read arrived, over frames that were read whole; the screen's own delay is part of it, and so is whatever "
    + "carries the read."

  private static func origins(_ studies: [RecordedScannerStudy], _ run: RunRecord) -> [String] {
    let labels = Set(studies.map(\.engine))
    return run.engines.filter { labels.contains($0.label) }.map { engine in
      let origin = engine.recorded
      return VisibleText.of(
        "\(engine.label): \(engine.engine), version \(engine.version), on "
          + "\(origin?.device ?? "a device that nobody wrote down")"
          + (origin?.source.map { "; \($0)" } ?? "") + (origin?.date.map { "; \($0)" } ?? "") + ".",
        limit: 2000)
    }
  }

  private static func table(_ studies: [RecordedScannerStudy]) -> ReportTable {
    ReportTable(
      caption: "Frames that were shown",
      columns: [
        "suite, engine", "frames shown", "codes right", "misread", "wrong format", "missed",
        "reads of no code", "duplicates", "first read, median", "a tenth within",
        "nine tenths within",
      ],
      rows: studies.map { study in
        func time(_ part: KeyPath<RecordedScannerStudy.ScannerTimes, Double>) -> ReportTable.Cell {
          study.firstRead.map { .number(Wording.duration(nanoseconds: $0[keyPath: part])) }
            ?? .absent("—")
        }
        let outcomes = study.outcomes
        return [
          .init("\(study.suite), \(study.engine)"),
          .number(
            Wording.count(study.frames),
            note: study.unasked > 0 ? "\(study.unasked) were not" : ""),
          .number("\(outcomes.correct)/\(outcomes.total)"),
          .number(Wording.count(outcomes.misread)), .number(Wording.count(outcomes.formatError)),
          .number(Wording.count(outcomes.missed)), .number(Wording.count(study.falsePositives)),
          .number(Wording.count(study.duplicates)), time(\.p50Nanoseconds),
          time(\.p10Nanoseconds), time(\.p90Nanoseconds),
        ]
      })
  }
}
