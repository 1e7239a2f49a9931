package import Document
package import Findings
import Records
import Summaries
import Tallies

/// The distribution of calls around the typical latency, and its effect on a live scanner.
extension ReportSection {
  package static func callDistribution(_ view: LatencyView) -> ReportSection {
    ReportSection(
      id: "call-distribution", title: "How calls are spread",
      paragraphs: [
        "The share of calls that take at most so long, for all symbologies at once; a line for each size of "
          + "frame, a step of 5 % from point to point. In the tables, percentiles of all calls; the 95th from "
          + "20 calls on, the 99th from 100 on. From \(CallLatencyRecord.fewestBlocksOfPercentiles) blocks on they have intervals from drawing whole blocks, the 99th "
          + "from \(CallLatencyRecord.fewestBlocksOfP99) on. With fewer, such intervals cover far less often than they say, and the range of the blocks "
          + "stands in their place, each taken by itself: it is no interval, and another run may lie beyond it.",
        "A live scanner is taken to hand each frame of a camera at 30 frames per second to the engine, and to "
          + "drop those that come while it is busy.",
      ],
      figureGroups: view.scenes.enumerated().map { index, scene in
        let sizes = view.sizes(scene)
        return FigureGroup(
          title: scene.title,
          legend: EngineStyle.styles(labelled: sizes.map(\.name)).map(\.legendEntry),
          figures: view.summary.run.engines.enumerated().map { number, engine in
            Figure(
              caption: engine.label, note: note(view, scene, engine),
              plot: plot(view, scene, engine, name: "calls_\(index)_\(number)"))
          })
      },
      detailTables: view.scenes.map { percentiles(view, $0) } + view.scenes.map { live(view, $0) }
        + [fates(view)])
  }

  private static func cells(
    _ view: LatencyView, _ scene: LatencyView.Scene, _ engine: EngineRecord
  ) -> [(size: LatencySize, cell: CallLatencyRecord?)] {
    view.sizes(scene).map { ($0, view.cell(scene, engine: engine.label, mask: .all, size: $0)) }
  }

  private static func note(
    _ view: LatencyView, _ scene: LatencyView.Scene, _ engine: EngineRecord
  ) -> String {
    "n = \(Wording.range(cells(view, scene, engine).compactMap { $0.cell?.calls })) calls for each line"
  }

  private static func plot(
    _ view: LatencyView, _ scene: LatencyView.Scene, _ engine: EngineRecord, name: String
  ) -> Plot {
    let ofAll = view.latency.cells.filter { $0.cell.mask == .all }
    let all = ofAll.flatMap(\.quantilesNanoseconds).map {
      $0 / 1e6
    }
    let range = (all.filter { $0 > 0 }.min() ?? 1) / 1.3...(all.max() ?? 1) * 1.3
    return .lines(
      name: name,
      label:
        "Share of calls of \(engine.label) that take at most so many milliseconds, \(scene.title)",
      xAxis: PlotAxis(
        label: "latency in ms", range: range, ticks: PlotTick.logarithmic(range),
        isLogarithmic: true),
      yAxis: PlotAxis(label: "share of calls", range: 0...1, ticks: PlotTick.linear(0...1)),
      mark: nil,
      series: cells(view, scene, engine).enumerated().map { number, entry in
        LineSeries(
          colour: Plot.colour(number), pointType: Plot.shape(number).rawValue,
          points: (entry.cell?.quantilesNanoseconds ?? []).enumerated().map { step, nanoseconds in
            let share = Double(step) / 20
            return .init(x: nanoseconds / 1e6, y: share, low: share, high: share)
          })
      })
  }

  private static func percentiles(_ view: LatencyView, _ scene: LatencyView.Scene) -> ReportTable {
    ReportTable(
      caption: "Percentiles of calls; \(scene.title)",
      columns: ["engine", "mask", "frame", "50th", "95th", "99th"],
      rows: rows(view, scene) { cell in
        let n = "\(Wording.count(cell.calls, "call")), \(Wording.count(cell.blocks, "block"))"
        func text(_ estimate: EstimateRecord?, from fewest: Int) -> ReportTable.Cell {
          estimate.map { ReportTable.Cell.duration($0, n: n) }
            ?? .absent("–", note: "n = \(n): needs \(fewest)")
        }
        return [
          text(cell.p50Nanoseconds, from: 1), text(cell.p95Nanoseconds, from: 20),
          text(cell.p99Nanoseconds, from: 100),
        ]
      })
  }

  private static func live(_ view: LatencyView, _ scene: LatencyView.Scene) -> ReportTable {
    ReportTable(
      caption: "A live scanner with a camera of 30 frames per second; \(scene.title)",
      columns: ["engine", "mask", "frame", "frames read per second", "share of frames dropped"],
      rows: rows(view, scene) { cell in
        let n = "\(Wording.count(cell.calls, "call")), \(Wording.count(cell.blocks, "block"))"
        return [
          ReportTable.Cell.estimate(cell.live.framesPerSecond, n: n, Wording.significant),
          ReportTable.Cell.estimate(cell.live.dropped, n: n, Wording.percent),
        ]
      })
  }

  private static func rows(
    _ view: LatencyView, _ scene: LatencyView.Scene,
    _ cells: (CallLatencyRecord) -> [ReportTable.Cell]
  ) -> [[ReportTable.Cell]] {
    view.summary.run.engines.flatMap { engine in
      view.masks(scene, where: \.isGroup).flatMap { mask in
        view.sizes(scene).compactMap { size in
          view.cell(scene, engine: engine.label, mask: mask, size: size)
            .map { [.init(engine.label), .init(mask.description), .init(size.name)] + cells($0) }
        }
      }
    }
  }

  private static func fates(_ view: LatencyView) -> ReportTable {
    let scenes = view.scenes
    return ReportTable(
      caption: "Latency by what became of the frame, for all symbologies at once; n: frames",
      columns: ["engine", "frame", "scene", "read", "missed", "without a code"],
      rows: view.summary.run.engines.flatMap { engine in
        scenes.flatMap { scene in
          view.sizes(scene).compactMap { size in
            view.cell(scene, engine: engine.label, mask: .all, size: size).map { cell in
              [.init(engine.label), .init(size.name), .init(scene.title)] + fates(cell)
            }
          }
        }
      })
  }

  private static func fates(_ cell: CallLatencyRecord) -> [ReportTable.Cell] {
    func text(_ typical: EstimateRecord?, _ trials: Int?) -> ReportTable.Cell {
      typical.map { ReportTable.Cell.duration($0, n: "\(trials ?? 0)") }
        ?? .absent("none")
    }
    let isEmpty = cell.read == nil && cell.missed == nil
    return [
      text(cell.read?.typical, cell.read?.trials),
      text(cell.missed?.typical, cell.missed?.trials),
      text(isEmpty ? cell.typicalNanoseconds : nil, cell.trials),
    ]
  }
}
