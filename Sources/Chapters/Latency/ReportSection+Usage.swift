package import Document
package import Findings
import Records
package import Summaries

/// The processor time and the memory that a call takes.
extension ReportSection {
  package static func usage(_ view: LatencyView) -> ReportSection? {
    let scenes = view.scenes.filter { view.masks($0, where: \.isGroup).count > 1 }
    let tables = scenes.compactMap { table(view, $0) }
    guard let first = tables.first else { return nil }
    return ReportSection(
      id: "usage", title: "Processor time and memory",
      paragraphs: [
        "Large: the time that the engine's process spends on processors for a call, with the taking of the pixels, estimated as the "
          + "latency is; an engine of several threads takes more of it than of wall-clock time, though in a block all share one "
          + "core. Small: that over wall-clock time, and the most memory that the process had while it read frames of the "
          + "size, all conditions and masks together, in any block."
      ],
      tables: [first], detailTables: Array(tables.dropFirst()))
  }

  private static func table(_ view: LatencyView, _ scene: LatencyView.Scene) -> ReportTable? {
    let sizes = view.sizes(scene)
    var isKnown = false
    let rows = view.summary.run.engines.flatMap { engine in
      view.masks(scene, where: \.isGroup).map { mask -> [ReportTable.Cell] in
        [.init("\(engine.label), \(mask)")]
          + sizes.map { size in
            guard
              let cell = view.cell(scene, engine: engine.label, mask: mask, size: size),
              let processor = cell.processorNanoseconds
            else { return .absent("unknown") }
            isKnown = true
            return .number(
              Wording.duration(nanoseconds: processor.value),
              note: [
                "\(Wording.significant(processor.value / cell.typicalNanoseconds.value)) times the latency",
                view.memoryWords(engine: engine.label, size).map { "at most \($0)" },
              ].compactMap(\.self).joined(separator: "; "))
          }
      }
    }
    return isKnown
      ? ReportTable(
        caption: "Processor time of a call and peak memory; \(scene.title)",
        columns: ["engine, mask"] + sizes.map(\.name), rows: rows) : nil
  }
}

extension LatencyView {
  package func memoryWords(engine: String, _ size: LatencySize) -> String? {
    peakMemoryBytes(engine: engine, size).map { "\(Wording.significant(Double($0) / 1e6)) MB" }
  }
}
