import Document
import Findings
import Records
import Summaries

extension ReportTable {
  /// A table with a row for each reader, which filters know by its library. What a reader was not asked stays empty.
  ///
  /// - Parameter columns: their titles, with the symbology that filters know them by.
  static func readers<Column>(
    _ engines: [EngineRecord], caption: String, columns: [Column],
    title: (Column) -> (text: String, symbology: String?),
    cell: (EngineRecord, Column) -> Cell?
  ) -> ReportTable {
    readers(
      caption: caption,
      rows: engines.map { engine in
        (engine.library, .reader(engine), columns.map { cell(engine, $0) })
      }, titles: columns.map(title))
  }

  /// The same of what a result has of its readers: a column for each key.
  ///
  /// - Parameters:
  ///   - engine: the label of the reader that an entry is of.
  ///   - key: what tells an entry's column.
  static func readers<Entry, Column: Hashable>(
    _ entries: [Entry], of engine: (Entry) -> String, in result: ResultRecord, caption: String,
    by key: (Entry) -> Column, title: (Column) -> (text: String, symbology: String?),
    cell: (Entry) -> Cell?
  ) -> ReportTable {
    readers(
      result.engines(of: entries.map(engine)), caption: caption,
      columns: entries.grouped(by: key).keys, title: title,
      cell: { reader, column in
        entries.first { engine($0) == reader.label && key($0) == column }.flatMap(cell)
      })
  }

  /// The same of readers of several results, whose names lead to their pages.
  static func readers<Column>(
    _ readers: [OverviewReader], caption: String, note: (OverviewReader) -> String,
    columns: [Column], title: (Column) -> (text: String, symbology: String?),
    cell: (OverviewReader, Column) -> Cell?
  ) -> ReportTable {
    self.readers(
      caption: caption,
      rows: readers.map { reader in
        (
          reader.library,
          Cell(reader.name, note: note(reader), link: SitePage.reader(reader.library)),
          columns.map { cell(reader, $0) }
        )
      }, titles: columns.map(title))
  }

  private static func readers(
    caption: String, rows: [(library: String, heading: Cell, cells: [Cell?])],
    titles: [(text: String, symbology: String?)]
  ) -> ReportTable {
    ReportTable(
      caption: caption, columns: ["reader"] + titles.map(\.text),
      columnKeys: [nil] + titles.map { $0.symbology.map { Key("symbology", $0) } },
      rows: rows.map { row in [row.heading] + row.cells.map { $0 ?? .absent("") } },
      rowKeys: rows.map { .reader($0.library) })
  }
}

extension ReportTable.Cell {
  /// The heading of a reader's row.
  static func reader(_ engine: EngineRecord) -> Self {
    Self(OverviewReader(engine).name, note: engine.label)
  }

  /// A share with its 95 % interval and the numbers that it follows from, on the colour of the rate; nil of nothing.
  static func share(
    _ correct: Int, of all: Int, before: String = "", notes: [String] = []
  ) -> Self? {
    RateRecord(correct: correct, of: all).map { rate in
      number(
        before + Wording.percent(rate.rate),
        note: ([rate.bounds, "\(correct)/\(all)"] + notes).joined(separator: "; "),
        rate: rate.rate)
    }
  }
}

extension ReportTable.Cell.Kind {
  static func judged(holds: Bool, fails: Bool) -> Self {
    holds ? .holds : fails ? .fails : .undecided
  }
}

extension EngineRecord {
  /// The library, in whichever package: a wheel has its library's versions.
  var library: String {
    let package = " (wheel)"
    return engine.hasSuffix(package) ? String(engine.dropLast(package.count)) : engine
  }

  /// The version; of answers that were recorded elsewhere, when, and on which device.
  var publishedVersion: String {
    recorded.map { ["recorded", $0.date, $0.device].compactMap(\.self).joined(separator: " ") }
      ?? version
  }
}

extension ReportTable.Key {
  static func reader(_ library: String) -> Self { Self("reader", library) }
}
