import Chapters
import Document
import Gates
import Records
import Summaries

/// Latencies of runs that were not measured side by side, and why nothing follows from them.
extension ReportSection {
  static func storedLatencies(_ latencies: [StoredLatency]) -> ReportSection {
    ReportSection(
      id: "latency", title: "Latency: shown, and not judged",
      paragraphs: [
        "The runs were not measured side by side, and what a machine does between two runs moves a latency more than "
          + "a change of a reader does. To judge it: scanbench duel BASELINE-ENGINE CANDIDATE-ENGINE --suite FILE."
      ],
      tables: latencies.isEmpty
        ? []
        : [
          ReportTable(
            caption: "Typical time of a call, with the 95 % interval over the blocks of its run",
            columns: ["engine", "suite", "mask", "frames", "baseline", "candidate"],
            rows: latencies.map { latency in
              [
                .init(latency.engine), .init(latency.cell.suite),
                .init(latency.cell.mask.description),
                .init(
                  Wording.setting(latency.cell.point, named: latency.cell.namedCondition)
                    .joined(separator: ", ")),
                cell(latency.baseline), cell(latency.candidate),
              ]
            })
        ])
  }

  private static func cell(_ estimate: EstimateRecord) -> ReportTable.Cell {
    .number(
      Wording.duration(nanoseconds: estimate.value),
      note: estimate.bounds(Wording.duration(nanoseconds:)) ?? "")
  }
}
