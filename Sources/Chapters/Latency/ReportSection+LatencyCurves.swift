package import Document
package import Findings
import Records
import Summaries

/// Latency against the number of pixels: a plot for each engine and scene, a line for each mask.
extension ReportSection {
  package static let latencyCurvesID = "latency-curve"

  package static func latencyCurves(_ view: LatencyView) -> ReportSection {
    let scenes = view.scenes.filter { view.masks($0, where: \.isGroup).count > 1 }
    let masks = scenes.flatMap { view.masks($0, where: \.isGroup) }.grouped { $0 }.keys
    return ReportSection(
      id: latencyCurvesID, title: "Latency against resolution",
      paragraphs: [
        "Wall-clock time of one detect call with the pixels already in the engine's memory, by mask: the "
          + "geometric mean over a block's frames (of all symbologies that the mask has), then the "
          + "Hodges–Lehmann estimate over the blocks with its 95 % interval. Each block has fresh "
          + "processes and fresh frames. Both axes are logarithmic."
      ] + frames(view),
      tables: [scalings(view)].filter { !$0.rows.isEmpty },
      figureGroups: scenes.enumerated().map { index, scene in
        FigureGroup(
          title: scene.title,
          legend: EngineStyle.styles(labelled: masks.map(\.description)).map(\.legendEntry),
          figures: view.summary.run.engines.enumerated().map { number, engine in
            Figure(
              caption: engine.label, note: note(view, scene, engine),
              plot: plot(view, scene, engine, masks, name: "latency_curve_\(index)_\(number)"))
          })
      },
      detailTables: view.scenes.map { table(view, $0) })
  }

  /// Says whose times are not comparable, where engines claim different symbologies of a suite.
  private static func frames(_ view: LatencyView) -> [String] {
    let groups = view.engineGroups
    guard groups.count > 1 else { return [] }
    let parts = groups.map { symbologies, engines in
      "\(Wording.list(engines)) had frames of \(Wording.list(symbologies))"
    }
    return ["Only times of the same frames are comparable: \(parts.joined(separator: "; "))."]
  }

  private static func note(
    _ view: LatencyView, _ scene: LatencyView.Scene, _ engine: EngineRecord
  ) -> String {
    let cells = view.latency.cells.filter {
      $0.cell.scene == scene && $0.cell.engine == engine.label && $0.cell.mask.isGroup
    }
    return "n = \(Wording.range(cells.map(\.blocks))) blocks, "
      + "\(Wording.range(cells.map(\.trials))) frames at each point"
  }

  private static func plot(
    _ view: LatencyView, _ scene: LatencyView.Scene, _ engine: EngineRecord, _ masks: [MaskName],
    name: String
  ) -> Plot {
    let sizes = view.sizes(scene).map { $0.pixels / 1e6 }
    let xRange = (sizes.first ?? 1) / 1.3...(sizes.last ?? 1) * 1.3
    let yRange = range(view)
    return .lines(
      name: name,
      label: "Latency of \(engine.label) in milliseconds against resolution in megapixels, "
        + "\(scene.title), with the masks \(Wording.list(masks.map(\.description)))",
      xAxis: PlotAxis(
        label: "resolution in megapixels", range: xRange,
        ticks: PlotTick.tested(sizes, within: xRange), isLogarithmic: true),
      yAxis: PlotAxis(
        label: "latency in ms", range: yRange, ticks: PlotTick.logarithmic(yRange),
        isLogarithmic: true
      ),
      mark: nil,
      series: masks.enumerated().map { number, mask in
        LineSeries(
          colour: Plot.colour(number), pointType: Plot.shape(number).rawValue,
          points: view.sizes(scene).compactMap {
            view.cell(scene, engine: engine.label, mask: mask, size: $0).flatMap {
              point($0, mask: mask)
            }
          })
      })
  }

  private static func point(_ cell: CallLatencyRecord, mask: MaskName) -> LineSeries.LinePoint? {
    LineSeries.LinePoint(
      x: cell.pixels / 1e6, cell.typicalNanoseconds,
      of: "\(mask), \(Wording.megapixels(cell.pixels))",
      more: ", \(cell.blocks) blocks")
  }

  /// The range in milliseconds, the same in every plot so that plots can be compared.
  private static func range(_ view: LatencyView) -> ClosedRange<Double> {
    let points = view.latency.cells.filter { $0.cell.mask.isGroup }.compactMap {
      point($0, mask: $0.cell.mask)
    }
    let least = points.map(\.low).filter { $0 > 0 }.min() ?? 1
    return least / 1.4...max(points.map(\.high).max() ?? 1, least) * 1.4
  }

  private static func scalings(_ view: LatencyView) -> ReportTable {
    let all = view.latency.scalings.filter { $0.mask.isGroup }
    let scenes = all.grouped {
      LatencyView.Scene(suite: $0.suite, namedCondition: $0.namedCondition)
    }.keys
    let masks = all.grouped { $0.mask }.keys
    return ReportTable(
      caption:
        "Exponent of latency in the number of pixels: 1 where twice the pixels take twice the time, 0 "
        + "where they take none; over all sizes",
      columns: ["engine", "mask"] + scenes.map(\.title),
      rows: view.summary.run.engines.flatMap { engine in
        masks.map { mask in
          [.init(engine.label), .init(mask.description)]
            + scenes.map { scene in
              all.first {
                $0.suite == scene.suite && $0.namedCondition == scene.namedCondition
                  && $0.engine == engine.label && $0.mask == mask
              }
              .map {
                ReportTable.Cell.estimate(
                  $0.exponent, n: "\($0.blocks) blocks", Wording.significant)
              } ?? .absent("not timed")
            }
        }
      })
  }

  private static func table(_ view: LatencyView, _ scene: LatencyView.Scene) -> ReportTable {
    let sizes = view.sizes(scene)
    return ReportTable(
      caption: "Latency by mask; \(scene.title). n: blocks, frames and calls",
      columns: ["engine", "mask"] + sizes.map(\.name),
      rows: view.summary.run.engines.flatMap { engine in
        view.masks(scene, where: { _ in true }).map { mask in
          [
            .init(engine.label),
            .init(
              mask.description,
              note: engine.part(of: mask, suite: scene.suite, in: view.summary.run) ?? ""),
          ]
            + sizes.map { size in
              view.cell(scene, engine: engine.label, mask: mask, size: size)
                .map {
                  ReportTable.Cell.duration(
                    $0.typicalNanoseconds,
                    n: "\($0.blocks), \($0.trials), \(Wording.count($0.calls))")
                }
                ?? engine.absence(of: mask, suite: scene.suite, in: view.summary.run)
            }
        }
      })
  }
}
