import Records
package import Summaries

extension ComparisonRecord {
  /// With what both runs say of the same calls.
  package func addingLatencies(_ baseline: LatencySummary?, _ candidate: LatencySummary?) -> Self {
    var record = self
    record.latencies = engines.flatMap { engine in
      (candidate?.cells ?? []).filter { $0.cell.engine == engine.candidate.label }.compactMap {
        after in
        var cell = after.cell
        cell.id.engine = engine.baseline.label
        return baseline?.cells.first { $0.cell == cell }.map { before in
          StoredLatency(
            engine: engine.candidate.label, cell: after.cell, baseline: before.typicalNanoseconds,
            candidate: after.typicalNanoseconds)
        }
      }
    }
    return record
  }
}
