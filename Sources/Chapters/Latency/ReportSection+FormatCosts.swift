import Barcodes
package import Document
package import Findings
import Records
import Summaries

/// The time that each format takes when all are asked for, measured by leaving it out.
extension ReportSection {
  package static let formatCostsID = "format-cost"

  package static func formatCosts(_ view: LatencyView) -> ReportSection? {
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

  /// What leaving a format out saves.
  private typealias Saving = (symbology: String, share: BoundedEstimate, blocks: Int)

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
          .compactMap { speed -> Saving? in
            guard case .allBut(let symbology) = speed.cell.mask, let share = speed.saved else {
              return nil
            }
            return (symbology, share, speed.blocks)
          }
          .sorted { $0.share.value > $1.share.value }
        return Figure(
          caption: engine.label,
          note:
            "n = \(Wording.range(savings.map(\.blocks))) blocks; formats without a bar are unsupported",
          plot: plot(savings, engine, size, name: "format_cost_\(index)_\(number)"))
      })
  }

  private static func plot(
    _ savings: [Saving], _ engine: EngineRecord, _ size: LatencySize, name: String
  ) -> Plot {
    let range =
      min(
        -0.05, (savings.map(\.share.lower).min() ?? 0) * 1.1)...max(
        0.1, (savings.map(\.share.upper).max() ?? 0) * 1.1)
    return .bars(
      name: name,
      label: "What leaving each format out of the mask all saves \(engine.label), at \(size.name)",
      categories: savings.map(\.symbology),
      yAxis: PlotAxis(
        label: "share of the time saved", range: range, ticks: PlotTick.linear(range)),
      baseline: 0,
      series: [
        (
          colour: Plot.colour(0), density: 0.85,
          bars: savings.map(\.share)
        )
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
                return engine.absence(of: mask, suite: scene.suite, in: view.summary.run)
              }
              return speed.savedCell
            }
        }
      })
  }
}

extension MaskSpeedRecord {
  /// The share of the time that leaving a format out saves; nil without an interval.
  fileprivate var saved: BoundedEstimate? {
    guard let lower = ratio.lower, let upper = ratio.upper else { return nil }
    return BoundedEstimate(value: 1 - ratio.value, lower: 1 - upper, upper: 1 - lower)
  }

  /// The same with its interval, or the reason why there is none.
  fileprivate var savedCell: ReportTable.Cell {
    func percent(_ share: Double) -> String {
      (share < 0 ? "−" : "") + Wording.percent(abs(share))
    }
    guard let saved else { return .tooFew("\(blocks) blocks") }
    return .number(
      percent(saved.value),
      note: "\(percent(saved.lower)) to \(percent(saved.upper)); n = \(blocks)")
  }
}
