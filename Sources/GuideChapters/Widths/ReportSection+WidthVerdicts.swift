import Chapters
package import Document
import Judging
import Records
package import Summaries

/// The evidence for the verdicts: read rate against module width for each symbology and condition.
extension ReportSection {
  package static let widthVerdictsID = "width-curves"

  package static func widthVerdicts(_ summary: Summary) -> [ReportSection] {
    let matrices = summary.verdictMatrices
    guard let first = matrices.first else { return [] }
    let (suites, bySuite) = matrices.grouped { [$0.key.suite, $0.key.mask.description] }
    return [
      ReportSection(
        id: widthVerdictsID, title: "Read rate against module width",
        paragraphs: [explanation(first)],
        figureGroups: suites.enumerated().map {
          group(bySuite[$1] ?? [], index: $0, summary.run.styles)
        },
        detailTables: matrices.map(table)), ReportSection.widthFigures(matrices),
    ]
  }

  /// - Parameter matrices: those of one suite and mask, at least one.
  private static func group(
    _ matrices: [VerdictMatrix], index: Int, _ styles: [EngineStyle]
  ) -> FigureGroup {
    let key = matrices[0].key
    return FigureGroup(
      title: "suite \(key.suite), mask \(key.mask)", remark: remark(matrices),
      columns: matrices.count > 1 ? matrices.count : nil,
      legend: styles.map(\.legendEntry),
      figures: Set(matrices.flatMap(\.symbologies)).sorted().enumerated().flatMap {
        number, symbology in
        matrices.enumerated().map { condition, matrix in
          Figure(
            caption: [symbology, matrix.condition].compactMap(\.self).joined(separator: ", "),
            note: note(matrix, symbology),
            plot: matrix.plot(
              of: symbology, styles, name: "verdict_\(index)_\(number)_\(condition)"))
        }
      })
  }

  private static func explanation(_ matrix: VerdictMatrix) -> String {
    let name = matrix.records.first?.targetName ?? ""
    return
      "Points are the shares of codes read, bars their 95 % Clopper–Pearson intervals, the thin line "
      + "the isotonic trend: the rates that fit best among those that never fall as modules widen. The "
      + "dotted line marks \(Wording.pixels(Guidance.moduleWidthPixels)). The intervals ignore that "
      + "sampling went on where it was undecided whether a width reaches \(name), and the trend that "
      + "rates may fall; decisions rest on neither, but on bets that hold whenever sampling stops. ✓ is wrong in at "
      + "most 5 %, at each width by itself; that any ✗ from \(Wording.pixels(Guidance.moduleWidthPixels)) on is wrong "
      + "has at most 5 %, and likewise below."
  }

  private static func remark(_ matrices: [VerdictMatrix]) -> String {
    let conditions = matrices.compactMap { matrix in
      matrix.conditionWords.flatMap { words in matrix.condition.map { "\($0): \(words)." } }
    }
    return conditions.joined(separator: " ")
  }

  private static func note(_ matrix: VerdictMatrix, _ symbology: String) -> String {
    Wording.sample(symbology, engines: matrix.engines, unit: "codes at each width") { engine in
      matrix[engine, symbology]?.widths.map(\.codes) ?? []
    }
  }

  /// Returns every number of the plots.
  private static func table(_ matrix: VerdictMatrix) -> ReportTable {
    let widths = matrix.widths
    return ReportTable(
      caption: "Codes read of codes asked, by module width, and the decision: "
        + "\(RateDecision.signs); \(matrix.title)",
      columns: ["symbology", "engine"] + widths.map(Wording.pixels),
      rows: matrix.symbologies.flatMap { symbology in
        matrix.engines.map { engine in
          let record = matrix[engine, symbology]
          return [ReportTable.Cell(symbology), ReportTable.Cell(engine.label)]
            + widths.map { width in
              record?.widths.first { $0.widthPixels == width }.map(cell)
                ?? engine.absence(of: symbology)
            }
        }
      })
  }

  private static func cell(_ width: WidthRecord) -> ReportTable.Cell {
    .number("\(width.reads)/\(width.codes) \(width.decision.sign)", rate: width.readRate.rate)
  }
}
