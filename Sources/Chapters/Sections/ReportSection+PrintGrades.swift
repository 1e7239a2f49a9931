package import Document
import Records
package import Summaries

/// Read rate against the print grade of codes.
extension ReportSection {
  package static func printGrades(_ summary: Summary) -> ReportSection? {
    guard let grades = summary.grades else { return nil }
    let (captions, groups) = grades.grouped {
      ([$0.suite] + Wording.question(mask: $0.mask, view: $0.view)).joined(separator: ", ")
    }
    return ReportSection(
      id: "print-grade", title: "Read rate by print grade",
      paragraphs: [
        "How many codes of each print grade were read, A the best. Grades are those of ISO/IEC 15416 for linear codes and "
          + "of ISO/IEC 15415 for QR code and Data Matrix, worked out from the printed sheet before light, lens and sensor. "
          + "Small: the 95 % interval, and n, the number of codes."
      ],
      tables: captions.map { table($0, groups[$0] ?? []) })
  }

  private static func table(_ caption: String, _ records: [PrintGradeReads]) -> ReportTable {
    let (keys, groups) = records.grouped {
      [
        $0.engine, $0.symbology,
        $0.moduleWidthPixels.map { Wording.pixels($0) } ?? "as the suite has it",
      ]
    }
    return ReportTable(
      caption: caption,
      columns: ["engine", "symbology", "module width"] + PrintLetter.allCases.map(\.rawValue),
      rows: keys.map { key in
        key.map { ReportTable.Cell($0) }
          + PrintLetter.allCases.map { cell(groups[key] ?? [], $0) }
      })
  }

  private static func cell(_ records: [PrintGradeReads], _ letter: PrintLetter) -> ReportTable.Cell
  {
    guard let record = records.first(where: { $0.letter == letter }), let rate = record.readRate
    else { return .init("–") }
    return .number(
      Wording.percent(rate.rate), note: "\(rate.bounds); n = \(Wording.count(record.codes))")
  }
}
