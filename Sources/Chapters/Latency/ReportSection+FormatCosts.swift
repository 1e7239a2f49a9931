import Barcodes
package import Document
import Findings
import Records
package import Summaries

/// The time that each format takes when all are asked for, measured by leaving it out.
extension ReportSection {
  package static let formatCostsID = "format-cost"

  package static func formatCosts(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    guard let view = LatencyView(summary) else { return nil }
    let scenes = view.scenes.filter { !view.masks($0, where: \.isLeaveOneOut).isEmpty }
    guard !scenes.isEmpty else { return nil }
    return ReportSection(
      id: formatCostsID, title: "Which formats cost most",
      paragraphs: [
        "The share of the time of a call for all symbologies that goes away when one of them is left out, on "
          + "the same frame in the same block. Where formats share their work, as EAN-13 and UPC-A do, "
          + "leaving one of them out saves little, and the shares do not add up to the whole. Below 0, "
          + "the call became slower."
      ],
      figureGroups: scenes.enumerated().compactMap { group(view, $1, index: $0) },
      detailTables: scenes.map { table(view, $0) })
  }

  private static func group(
    _ view: LatencyView, _ scene: LatencyView.Scene, index: Int
  ) -> FigureGroup? {
    guard let size = LatencyView.usual(view.sizes(scene)) else { return nil }
    return FigureGroup(
      title: "\(scene.title), \(size.name)",
      legend: [],
      figures: view.summary.run.engines.enumerated().map { number, engine in
        let savings = view.masks(scene, where: \.isLeaveOneOut)
          .compactMap { view.speed(scene, engine: engine.label, mask: $0, size: size) }
          .compactMap(Saving.init).sorted { $0.share.value > $1.share.value }
        return Figure(
          caption: engine.label,
          note:
            "n = \(Wording.range(savings.map(\.blocks))) blocks; formats without a bar are unsupported",
          plot: plot(savings, engine, size, name: "format_cost_\(index)_\(number)"))
      })
  }

  private static func plot(
    _ savings: [Saving], _ engine: EngineRecord, _ size: LatencySize, name: String
  ) -> BarPlot {
    let range =
      min(
        -0.05, (savings.map(\.share.lower).min() ?? 0) * 1.1)...max(
        0.1, (savings.map(\.share.upper).max() ?? 0) * 1.1)
    return BarPlot(
      name: name,
      label: "What leaving each format out of the mask all saves \(engine.label), at \(size.name)",
      categories: savings.map(\.symbology),
      yAxis: PlotAxis(label: "share of the time saved", range: range, ticks: Ticks.linear(range)),
      baseline: 0,
      series: [
        BarPlot.BarSeries(
          colour: PlotPalette.colour(0), density: 0.85,
          bars: savings.map(\.share))
      ])
  }

  private static func table(_ view: LatencyView, _ scene: LatencyView.Scene) -> ReportTable {
    let sizes = view.sizes(scene)
    return ReportTable(
      caption: "Share of the time that leaving a format out saves; \(scene.title). n: blocks",
      columns: ["left out", "engine"] + sizes.map(\.name),
      rows: Symbology.allCases.sorted().flatMap { symbology in
        view.summary.run.engines.map { engine in
          let mask = MaskName.allBut(symbology.name)
          return [.init(symbology.name), .init(engine.label)]
            + sizes.map { size in
              guard let speed = view.speed(scene, engine: engine.label, mask: mask, size: size)
              else {
                return LatencyCellText.absence(
                  mask, suite: scene.suite, engine: engine, run: view.summary.run)
              }
              return Saving(speed)?.cell ?? LatencyCellText.tooFew("\(speed.blocks) blocks")
            }
        }
      })
  }
}

/// The time saved by leaving a format out.
private struct Saving {
  let symbology: String
  let share: BoundedEstimate
  let blocks: Int

  init?(_ speed: MaskSpeedRecord) {
    guard case .allBut(let symbology) = speed.cell.mask, let ratioLower = speed.ratio.lower,
      let ratioUpper = speed.ratio.upper
    else { return nil }
    self.symbology = symbology
    share = BoundedEstimate(
      value: 1 - speed.ratio.value, lower: 1 - ratioUpper, upper: 1 - ratioLower)
    blocks = speed.blocks
  }

  var cell: ReportTable.Cell {
    func percent(_ share: Double) -> String {
      (share < 0 ? "−" : "") + Wording.percent(abs(share))
    }
    return .number(
      percent(share.value),
      note: "\(percent(share.lower)) to \(percent(share.upper)); n = \(blocks)")
  }
}
