package import Document
import Records
package import Summaries

/// Frames that every engine looked at and none read, with their pictures.
extension ReportSection {
  package static func unread(_ summary: Summary) -> ReportSection? {
    guard let frames = summary.disagreements?.unread, !frames.isEmpty else { return nil }
    let engines = summary.run.engines.map(\.label)
    // One for each condition of a symbology: with another mask the picture is the same.
    let shown = frames.grouped(by: \.frame)
    let first = shown.keys.compactMap { shown.groups[$0]?.first }
    return ReportSection(
      id: "unread", title: "Frames that no engine read",
      paragraphs: [
        "Every engine that was asked looked at the frame, and none read a code of it: \(Wording.list(engines)). Shown are some of each suite, "
          + "symbology and named condition, of those whose pictures are kept: with modules of at least 2 px, or of a width that nobody knows, and others "
          + "on which a reader was wrong."
      ],
      examples: FrameExample.examples(
        Array(first.prefix(FrameExample.limit)), summary.run.suites))
  }
}
