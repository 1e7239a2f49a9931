import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  static let settings = SiteQuestion(
    file: "settings.html", title: "Defaults and best options",
    words: "which options read more than the defaults, or as much in less time"
  ) { shared -> [ReportTable] in
    shared.record.settings.isEmpty ? [] : [table(shared.record)]
  }

  private static func table(_ result: ResultRecord) -> ReportTable {
    ReportTable(
      caption:
        "Frames of which every code was read, and the mean time of a call on this machine. The options were chosen by one half of the frames of each row, of as many combinations as named; the figures are of the other half. "
        + "p-value: McNemar's, exact, of each row by itself",
      columns: ["frames", "chosen options", "with them", "by default", "p-value"],
      rows: result.settings.map { setting in
        [
          ReportTable.Cell(
            [setting.suite, setting.symbology, setting.condition].compactMap(\.self)
              .joined(separator: ", "),
            note: (["mask \(setting.mask)"] + Wording.question(view: setting.view))
              .joined(separator: ", ")),
          .init(setting.best, note: "of \(Wording.count(setting.settings)) combinations"),
          share(setting.bestReads, of: setting.frames, in: setting.bestMeanMilliseconds),
          share(setting.defaultReads, of: setting.frames, in: setting.defaultMeanMilliseconds),
          .number(Wording.pValue(setting.pValue)),
        ]
      },
      rowKeys: result.settings.map { setting in
        result.engines.first { $0.label == setting.best }.map { .reader($0.library) }
      })
  }

  private static func share(
    _ reads: Int, of frames: Int, in milliseconds: Double?
  ) -> ReportTable.Cell {
    let time = milliseconds.map { "\(Wording.duration(milliseconds: $0)) in the mean" }
    return .share(reads, of: frames, notes: [time].compactMap(\.self))
      ?? .absent("")
  }
}

extension SiteQuestion {
  /// Where other options read more than the defaults.
  static func settingsInShort(_ results: [SharedResult]) -> String? {
    let settings = results.flatMap(\.record.settings)
    guard !settings.isEmpty else { return nil }
    let more = settings.count { $0.bestReads > $0.defaultReads && $0.pValue <= 0.05 }
    let families = Set(settings.map(\.family)).sorted()
    return
      "Of \(Wording.list(families)), options that were chosen by one half of the frames read more than the defaults of the other in \(more) of \(Wording.count(settings.count, "comparison")) (p at most 0.05, each by itself)"
  }
}
