import Analysis
import Judging
import Records

/// What stands behind the verdicts: read rate against module width, a section for each condition, and
/// further figures of each engine.
enum WidthVerdictSection {
  /// The anchor of a condition's section, in the order of the suite.
  static func id(_ index: Int) -> String { "width-verdict-\(index)" }

  static func sections(_ summary: Summary, _ styles: [EngineStyle]) -> [ReportSection] {
    let matrices = summary.verdictMatrices
    guard !matrices.isEmpty else { return [] }
    return matrices.enumerated().map { section($1, index: $0, styles: styles) }
      + [WidthFigureSection.section(matrices)]
  }

  private static func section(
    _ matrix: VerdictMatrix, index: Int, styles: [EngineStyle]
  ) -> ReportSection {
    ReportSection(
      id: id(index),
      title: "Read rate against module width" + (matrix.condition.map { ", \($0)" } ?? ""),
      paragraphs: [explanation(matrix)],
      figureGroups: [
        FigureGroup(
          title: matrix.title, remark: remark(matrix),
          legend: styles.map {
            LegendEntry(label: $0.label, glyph: $0.shape.filledGlyph, colour: $0.colour)
          },
          figures: matrix.symbologies.enumerated().map { number, symbology in
            let plot = VerdictPlot(
              matrix: matrix, symbology: symbology, styles: styles,
              name: "verdict_\(index)_\(number)")
            return Figure(caption: symbology, note: note(matrix, symbology), plot: plot.plot)
          })
      ],
      detailTables: [table(matrix)])
  }

  private static func explanation(_ matrix: VerdictMatrix) -> String {
    let name = matrix.records.first?.targetRate.name ?? ""
    return
      "Points are the shares of codes read, bars their 95 % Clopper–Pearson intervals, the thin line "
      + "the isotonic trend: the rates that fit best among those that never fall as modules widen. The "
      + "dotted line marks \(Wording.pixels(Guidance.moduleWidthPixels)). The intervals ignore that "
      + "sampling went on where it was undecided whether a width reaches \(name), and the trend that "
      + "rates may fall; decisions rest on neither, but on bets that hold whenever sampling stops. ✓ is wrong in at "
      + "most 5 %, at each width by itself; that any ✗ from \(Wording.pixels(Guidance.moduleWidthPixels)) on is wrong "
      + "has at most 5 %, and likewise below."
  }

  private static func remark(_ matrix: VerdictMatrix) -> String {
    let controls = matrix.controls.map(Wording.pixels)
    return controls.isEmpty
      ? ""
      : "Not drawn: the controls at \(Wording.list(controls)), which stand below each name."
  }

  private static func note(_ matrix: VerdictMatrix, _ symbology: String) -> String {
    SampleNote.text(symbology, engines: matrix.engines, unit: "codes at each width") { engine in
      matrix[engine, symbology]?.widths.map(\.codes) ?? []
    } + controls(matrix, symbology)
  }

  private static func controls(_ matrix: VerdictMatrix, _ symbology: String) -> String {
    matrix.controls.map { width in
      let read = matrix.engines.compactMap { engine in
        matrix[engine, symbology]?.widths.first { $0.width == width }
          .map { "\(engine.label) \($0.reads)/\($0.codes)" }
      }
      return read.isEmpty ? "" : "; \(Wording.pixels(width)): \(read.joined(separator: ", "))"
    }
    .joined()
  }

  /// Every number of the plots.
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
              record?.widths.first { $0.width == width }.map(cell)
                ?? Support.absence(of: symbology, by: engine)
            }
        }
      })
  }

  private static func cell(_ width: WidthRecord) -> ReportTable.Cell {
    var cell = ReportTable.Cell.number("\(width.reads)/\(width.codes) \(width.decision.sign)")
    cell.rate = width.rate.rate
    return cell
  }
}
