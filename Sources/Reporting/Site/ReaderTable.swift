import Document
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
    let titles = columns.map(title)
    return ReportTable(
      caption: caption, columns: ["reader"] + titles.map(\.text),
      columnKeys: [nil] + titles.map { $0.symbology.map { Key("symbology", $0) } },
      rows: engines.map { engine in
        [Cell("\(engine.engine) \(engine.publishedVersion)", note: engine.label)]
          + columns.map { cell(engine, $0) ?? .init("", kind: .absent) }
      },
      rowKeys: engines.map { .reader($0.library) })
  }
}

extension ReportTable.Cell {
  /// A share with its 95 % interval and the numbers that it follows from, on the colour of the rate; nil of nothing.
  static func share(
    _ correct: Int, of all: Int, before: String = "", notes: [String] = []
  ) -> Self? {
    RateRecord(correct: correct, of: all).map { rate in
      let bounds = "\(Wording.percent(rate.lower)) to \(Wording.percent(rate.upper))"
      var cell = number(
        before + Wording.percent(rate.rate),
        note: ([bounds, "\(correct)/\(all)"] + notes).joined(separator: "; "))
      cell.rate = rate.rate
      return cell
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
