import Document
import Findings
import Judging
import Records
import Summaries

extension SiteQuestion {
  static let widths = SiteQuestion(
    file: "widths.html", title: "Module widths",
    words: "from which module width on each reader reads",
    notes: { _ in
      [
        "The smaller, the farther away a code is read. Each width, and each verdict on the guide's rule that 2 px suffice, is wrong with a probability of at most 5 %. Empty: not asked."
      ]
    },
    tables: { shared -> [ReportTable] in
      let result = shared.record
      let (keys, groups) = result.widths.grouped {
        SettingKey(suite: $0.suite, condition: $0.condition)
      }
      return keys.map { key in table(groups[key] ?? [], key, result) }
    })

  private static func table(
    _ widths: [WidthResult], _ key: SettingKey, _ result: ResultRecord
  ) -> ReportTable {
    .readers(
      result.engines(of: widths.map(\.engine)),
      caption:
        "\(key.words): the module width from which on \(targets(widths.map(\.target))) of the codes are shown to be read, in pixels, and whether 2 px and more suffice",
      columns: widths.grouped(by: \.symbology).keys, title: { ($0, $0) },
      cell: { engine, symbology in
        widths.first { $0.engine == engine.label && $0.symbology == symbology }.map(cell)
      })
  }

  static func cell(_ width: WidthResult) -> ReportTable.Cell {
    ReportTable.Cell(
      width.safe.map(Wording.pixels) ?? "none shown",
      note:
        "\(Wording.pixels(width.guidance)): \(width.verdict.rawValue); \(Wording.count(width.codes, "code"))",
      kind: .judged(holds: width.verdict == .holds, fails: width.verdict == .fails))
  }
}

/// What a table of one suite is of.
struct SettingKey: Hashable {
  var suite: String
  var condition: String?

  var words: String { [suite, condition].compactMap(\.self).joined(separator: ", ") }
}
