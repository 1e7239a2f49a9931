package import Document
import Records
package import Summaries

/// Codes that were misread, with their pictures.
extension ReportSection {
  package static let misreadsID = "misreads"

  package static func misreads(_ summary: Summary) -> ReportSection? {
    let wrong = summary.cells.map { $0.outcomes.misread + $0.outcomes.formatError }.reduce(0, +)
    // Of streams, whose frames are no trials of their own, their own chapter tells.
    guard !summary.cells.isEmpty else { return nil }
    var section = ReportSection(
      id: misreadsID, title: "Misreads",
      detailTables: [ReportTable.wrongContents(summary), ReportTable.wrongLengths(summary)]
        .compactMap(\.self))
    guard wrong > 0 else {
      let codes = Wording.count(summary.cells.map(\.codes).reduce(0, +), "code")
      section.paragraphs = [
        "Nothing was misread of \(codes) asked, all suites, engines and masks together."
      ]
      return section
    }
    section.examples = FrameExample.examples(
      summary.notable.filter { $0.kind == .misread || $0.kind == .formatError })
    section.paragraphs =
      [
        "A misread is a wrong content; a format error is the right content under a wrong symbology."
      ] + weights(summary) + FrameExample.sentences(shown: section.examples.count)
    section.tables = [table(summary)]
    return section
  }

  /// Empty where nothing was asked more often for what was read of it.
  private static func weights(_ summary: Summary) -> [String] {
    let adaptive = summary.run.suites.filter(\.isAdaptive).map(\.name)
    guard !adaptive.isEmpty else { return [] }
    return [
      "Of \(Wording.list(adaptive)) each code counts as often as it was asked, and sampling asks most where a reader fails: no application "
        + "meets such shares."
    ]
  }

  private static func table(_ summary: Summary) -> ReportTable {
    .engines(
      of: summary, caption: "Codes over all suites and masks",
      columns: ["codes asked", "misread", "format error"]
    ) { cells in
      let codes = cells.map(\.codes).reduce(0, +)
      return [
        .number(Wording.count(codes)),
        .share(cells.map(\.outcomes.misread).reduce(0, +), of: codes),
        .share(cells.map(\.outcomes.formatError).reduce(0, +), of: codes),
      ]
    }
  }
}

extension ReportTable.Cell {
  /// A count without an interval: a frame with several masks is not an independent trial each time.
  fileprivate static func share(_ count: Int, of total: Int) -> Self {
    guard total > 0 else { return .absent("not tried") }
    let rate = Wording.percent(Double(count) / Double(total))
    return .number(Wording.count(count), note: "\(rate); n = \(Wording.count(total))")
  }
}

extension FrameExample {
  static func sentences(shown: Int) -> [String] {
    shown < limit
      ? []
      : ["The first \(shown) frames are shown; summary.json lists more, trials.jsonl all."]
  }
}
