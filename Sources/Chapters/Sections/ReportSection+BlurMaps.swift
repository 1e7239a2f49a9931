package import Document
import Findings
import Records
package import Summaries

/// The read rate over module width and blur: a heat map for each symbology and engine.
extension ReportSection {
  package static func blurMaps(_ summary: Summary) -> ReportSection? {
    let maps = summary.blurMaps
    guard !maps.isEmpty else { return nil }
    return ReportSection(
      id: "blur-map", title: "Read rate over blur and module width",
      paragraphs: [explanation],
      figureGroups: maps.enumerated().flatMap { index, map in
        map.engines.enumerated().map { group(map, engine: $1, name: "blur_\(index)_\($0)") }
      },
      detailTables: maps.flatMap { map in map.engines.map { table(map, engine: $0) } })
  }

  private static let explanation =
    "Each tile is the share of codes that were read at one module width and one strength of "
    + "blur. Tested values are evenly spaced, whatever lies between them; what was not tested "
    + "stays empty. Tiles rest on few codes: the tables have the counts, and 10 of 10 is still "
    + "an interval of 69.2 % to 100 % (95 %, Clopper–Pearson)."

  private static func group(_ map: BlurMap, engine: EngineRecord, name: String) -> FigureGroup {
    let claimed = map.symbologies.filter { engine.claims($0) }
    let unclaimed = map.symbologies.filter { !claimed.contains($0) }
    return FigureGroup(
      title: "\(engine.label): \(map.blur.words), \(map.title)",
      remark: unclaimed.isEmpty ? "" : "Unsupported: \(Wording.list(unclaimed)).",
      legend: RateColour.legend,
      figures: claimed.enumerated().map { number, symbology in
        let cells = map.asked(engine: engine.label, symbology: symbology)
        return Figure(
          caption: "\(symbology), \(engine.label)",
          note: cells.isEmpty
            ? "not tried" : "n = \(Wording.range(cells.map(\.codes))) codes in each tile",
          plot: plot(map, cells, name: "\(name)_\(number)", of: "\(symbology) by \(engine.label)"))
      })
  }

  private static func plot(
    _ map: BlurMap, _ cells: [SummaryCell], name: String, of what: String
  ) -> Plot {
    let width = SweptAxis.moduleWidth
    return .heatMap(
      name: name,
      label: "Read rate of \(what) over \(width.label) and \(map.blur.label), as coloured tiles",
      x: (width.label, map.widths.map(Wording.plain)),
      y: (map.blur.label, map.blurs.map(Wording.plain)),
      tiles: cells.compactMap { cell in
        guard let column = map.widths.firstIndex(where: { $0 == cell.point[width.name] }),
          let row = map.blurs.firstIndex(where: { $0 == cell.point[map.blur.name] }),
          let rate = cell.readRate?.rate
        else { return nil }
        return (column, row, RateColour.of(rate: rate).ground)
      })
  }

  /// Returns every number of an engine's plots.
  private static func table(_ map: BlurMap, engine: EngineRecord) -> ReportTable {
    ReportTable(
      caption: "\(engine.label): codes read of codes asked, by \(map.blur.words) and module width; "
        + map.title,
      columns: ["symbology", map.blur.words] + map.widths.map(SweptAxis.moduleWidth.text),
      rows: map.symbologies.flatMap { symbology in
        let cells = map.asked(engine: engine.label, symbology: symbology)
        return map.blurs.map { blur in
          [.init(symbology), .init(map.blur.text(blur))]
            + map.widths.map { width in
              .read(
                cells.filter {
                  $0.point[map.blur.name] == blur && $0.point[SweptAxis.moduleWidth.name] == width
                })
                ?? engine.absence(of: symbology)
            }
        }
      })
  }
}
