package import Document
import Records
package import Summaries

/// Read rate against the print grade of codes.
package enum PrintGradeSection {
  package static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    guard let grades = summary.grades else { return nil }
    var tables: [(key: [String], records: [PrintGradeReads])] = []
    for record in grades {
      let key = [record.suite] + Wording.question(mask: record.mask, view: record.view)
      if let index = tables.firstIndex(where: { $0.key == key }) {
        tables[index].records.append(record)
      } else {
        tables.append((key, [record]))
      }
    }
    return ReportSection(
      id: "print-grade", title: "Read rate by print grade",
      paragraphs: [
        "How many codes of each print grade were read, A the best. Grades are those of ISO/IEC 15416 for linear codes and "
          + "of ISO/IEC 15415 for QR code and Data Matrix, worked out from the printed sheet before light, lens and sensor. "
          + "Small: the 95 % interval, and n, the number of codes."
      ],
      tables: tables.map { table($0.key.joined(separator: ", "), $0.records) })
  }

  private static func table(_ caption: String, _ records: [PrintGradeReads]) -> ReportTable {
    var rows: [(key: [String], records: [PrintGradeReads])] = []
    for record in records {
      let width = record.moduleWidthPixels.map { Wording.pixels($0) } ?? "as the suite has it"
      let key = [record.engine, record.symbology, width]
      if let index = rows.firstIndex(where: { $0.key == key }) {
        rows[index].records.append(record)
      } else {
        rows.append((key, [record]))
      }
    }
    return ReportTable(
      caption: caption,
      columns: ["engine", "symbology", "module width"] + PrintLetter.allCases.map(\.rawValue),
      rows: rows.map { row in
        row.key.map { ReportTable.Cell($0) } + PrintLetter.allCases.map { cell(row.records, $0) }
      })
  }

  private static func cell(_ records: [PrintGradeReads], _ letter: PrintLetter) -> ReportTable.Cell
  {
    guard let record = records.first(where: { $0.letter == letter }), let rate = record.readRate
    else { return .init("–") }
    let interval = "\(Wording.percent(rate.lower)) to \(Wording.percent(rate.upper))"
    return .number(
      Wording.percent(rate.rate), note: "\(interval); n = \(Wording.count(record.codes))")
  }
}
