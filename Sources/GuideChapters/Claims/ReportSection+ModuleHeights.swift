package import Document
package import Findings
import Records
import Summaries

/// The read rate of 2-D codes whose modules are not square.
extension ReportSection {
  package static let moduleHeightsID = "claim-module-height"

  package static func moduleHeights(_ evidence: ClaimEvidence) -> ReportSection? {
    let tables = evidence.run.engines.compactMap { table(evidence, engine: $0) }
    guard !tables.isEmpty else { return nil }
    return ReportSection(
      id: moduleHeightsID, title: "2-D codes by the width and height of their modules",
      paragraphs: [explanation],
      tables: tables, tableLegend: RateColour.legend)
  }

  private static let explanation =
    "Codes read of codes asked; the colour repeats the rate. Where the height matters as the width "
    + "does, a table is as pale below its diagonal as above."

  private static func table(_ evidence: ClaimEvidence, engine: EngineRecord) -> ReportTable? {
    let cells = evidence.cells(.moduleHeight, engine: engine)
    let widths = values(cells, SweptAxis.moduleWidth.name)
    let heights = values(cells, ClaimEvidence.moduleHeightAxis)
    let symbologies = Set(cells.map(\.symbology)).sorted()
    guard !cells.isEmpty else { return nil }
    return ReportTable(
      caption: "\(engine.label): module height in the rows, module width in the columns; "
        + "suite \(ClaimSuite.moduleHeight.rawValue)",
      columns: ["symbology, height"] + widths.map { "\(Wording.pixels($0)) wide" },
      rows: symbologies.flatMap { symbology in
        heights.map { height in
          [.init("\(symbology), \(Wording.pixels(height)) high")]
            + widths.map { width in
              .read(
                cells.filter {
                  $0.symbology == symbology && $0.point[ClaimEvidence.moduleHeightAxis] == height
                    && $0.point[SweptAxis.moduleWidth.name] == width
                }) ?? .absent("not tried")
            }
        }
      })
  }

  private static func values(_ cells: [SummaryCell], _ axis: String) -> [Double] {
    Set(cells.compactMap { $0.point[axis] }).sorted()
  }
}
