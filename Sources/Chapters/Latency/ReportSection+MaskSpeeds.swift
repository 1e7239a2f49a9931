package import Document
package import Findings
import Records
import Summaries

/// The time that named formats save, and the reads that they cost.
extension ReportSection {
  package static let maskSpeedsID = "mask-speed"

  package static func maskSpeeds(_ view: LatencyView) -> ReportSection? {
    guard !view.latency.maskSpeeds.isEmpty else { return nil }
    let scenes = view.scenes
    let suites = scenes.grouped { $0.suite }
    return ReportSection(
      id: maskSpeedsID, title: "What naming the formats saves",
      paragraphs: [
        "How many times as fast a call is with the mask as with all symbologies, on the same frame in the "
          + "same block: above 1 the mask is faster. From the median of a frame's calls, the mean "
          + "logarithm over a block's frames, and the Hodges–Lehmann estimate over the blocks with its "
          + "95 % interval. A mask is asked only of frames whose symbology it has."
      ],
      figureGroups: suites.keys.enumerated().compactMap { index, suite in
        group(view, suites.groups[suite] ?? [], index: index)
      },
      detailTables: scenes.map { table(view, $0) } + scenes.compactMap { symbologies(view, $0) })
  }

  private static func group(
    _ view: LatencyView, _ scenes: [LatencyView.Scene], index: Int
  ) -> FigureGroup? {
    guard let first = scenes.first, let size = LatencyView.usual(view.sizes(first)) else {
      return nil
    }
    let masks = scenes.flatMap { scene in
      view.masks(scene) { $0 != .all && !$0.isLeaveOneOut }
    }
    .grouped { $0 }.keys
    guard !masks.isEmpty else { return nil }
    return FigureGroup(
      title: "suite \(first.suite), \(size.name)",
      legend: scenes.enumerated().map { number, scene in
        LegendEntry(
          label: scene.namedCondition ?? scene.suite, colour: Plot.colour(number))
      },
      figures: view.summary.run.engines.enumerated().map { number, engine in
        let speeds = scenes.map { scene in
          masks.map { view.speed(scene, engine: engine.label, mask: $0, size: size) }
        }
        let blocks = speeds.joined().compactMap { $0?.blocks }
        return Figure(
          caption: engine.label,
          note: "n = \(Wording.range(blocks)) blocks; masks without a bar are unsupported",
          plot: plot(
            speeds, masks.map(\.description), name: "mask_speed_\(index)_\(number)",
            label:
              "How many times as fast \(engine.label) is with each mask as with all symbologies, at "
              + size.name))
      })
  }

  private static func plot(
    _ speeds: [[MaskSpeedRecord?]], _ masks: [String], name: String, label: String
  ) -> Plot {
    let series: [BarSeries] = speeds.enumerated().map { number, speeds in
      (
        colour: Plot.colour(number), density: [0.85, 0.6, 0.35][number % 3],
        bars: speeds.map { $0.flatMap(bar) }
      )
    }
    let top = series.flatMap(\.bars).compactMap { $0?.upper }.max() ?? 2
    let range = 0...max(top * 1.1, 1.5)
    return .bars(
      name: name, label: label, categories: masks,
      yAxis: PlotAxis(label: "times as fast", range: range, ticks: PlotTick.linear(range)),
      baseline: 1,
      series: series)
  }

  private static func bar(_ speed: MaskSpeedRecord) -> BoundedEstimate? {
    guard let lower = speed.ratio.lower, let upper = speed.ratio.upper else { return nil }
    return .init(value: 1 / speed.ratio.value, lower: 1 / upper, upper: 1 / lower)
  }

  private static func table(_ view: LatencyView, _ scene: LatencyView.Scene) -> ReportTable {
    let sizes = view.sizes(scene)
    let run = view.summary.run
    return ReportTable(
      caption:
        "Times as fast as with all symbologies; \(scene.title). n: blocks and frames; then codes that "
        + "only 'all' or only the mask read, and misreads where there are any",
      columns: ["engine", "mask"] + sizes.map(\.name),
      rows: run.engines.flatMap { engine in
        view.masks(scene) { $0 != .all && !$0.isLeaveOneOut }.map { mask in
          let part = engine.part(of: mask, suite: scene.suite, in: run)
          return [.init(engine.label), .init(mask.description, note: part ?? "")]
            + sizes.map { size in
              view.speed(scene, engine: engine.label, mask: mask, size: size).map(cell)
                ?? engine.absence(of: mask, suite: scene.suite, in: run)
            }
        }
      })
  }

  /// Returns a table for the own mask, by symbology.
  private static func symbologies(_ view: LatencyView, _ scene: LatencyView.Scene) -> ReportTable? {
    let own = view.latency.maskSpeeds.filter { $0.cell.scene == scene && $0.symbology != nil }
    guard !own.isEmpty else { return nil }
    let sizes = view.sizes(scene)
    return ReportTable(
      caption: "Times as fast with the frame's own symbology alone; \(scene.title)",
      columns: ["symbology", "engine"] + sizes.map(\.name),
      rows: Set(own.compactMap(\.symbology)).sorted().flatMap { symbology in
        view.summary.run.engines.map { engine in
          [.init(symbology), .init(engine.label)]
            + sizes.map { size in
              view.speed(
                scene, engine: engine.label, mask: .own, size: size, symbology: symbology
              ).map(cell) ?? engine.absence(of: symbology)
            }
        }
      })
  }

  private static func cell(_ speed: MaskSpeedRecord) -> ReportTable.Cell {
    guard let interval = speed.gainInterval else {
      return ReportTable.Cell.tooFew("\(speed.blocks) blocks")
    }
    var notes = [interval, "n = \(speed.blocks), \(speed.frames)"]
    if speed.codes > 0 { notes.append("−\(speed.lost) +\(speed.gained) codes") }
    if speed.misreads + speed.misreadsAll > 0 {
      notes.append("misreads \(speed.misreads), with all \(speed.misreadsAll)")
    }
    return .number(speed.gain, note: notes.joined(separator: "; "))
  }
}
