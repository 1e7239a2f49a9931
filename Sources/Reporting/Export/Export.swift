import Analysis
import Foundation
import Records

/// A shape of figures that other tools read.
package enum ExportFormat: String, CaseIterable, Sendable {
  case csv
  /// github-action-benchmark's `customSmallerIsBetter`.
  case githubBenchmark = "github-benchmark"
  /// Bencher Metric Format.
  case bencher
  /// What google-benchmark writes with `--benchmark_format=json`.
  case googleBenchmark = "google-benchmark"
}

/// The figures of a run, a duel or a comparison, for other tools.
package struct Export {
  private let path: String
  private let metrics: [Metric]
  /// Absent of a comparison, which does not say.
  private let origin: ExportOrigin?

  /// - Parameter path: a run folder, its `summary.json`, or the folder of a duel or a comparison.
  /// - Throws: `RecordError`; `FigureError` where there is nothing to hand on.
  package init(path: String) throws {
    self.path = path
    let duel = "\(path)/\(FileName.duel)"
    let comparison = "\(path)/\(FileName.comparison)"
    if FileManager.default.fileExists(atPath: duel) {
      let record = try DuelRecord.read(file: duel)
      let blocks = "\(path)/\(FileName.duelBlocks)"
      metrics = record.metrics(
        FileManager.default.fileExists(atPath: blocks)
          ? try JSONLinesReader.all(DuelBlockRecord.self, path: blocks) : [])
      origin = ExportOrigin(
        startedAt: record.startedAt, machine: record.machine, commandLine: record.commandLine)
    } else if FileManager.default.fileExists(atPath: comparison) {
      metrics = try ComparisonRecord.read(file: comparison).engines.flatMap(\.metrics)
      origin = nil
    } else {
      let summary = try Summary.read(at: path)
      try summary.run.requireFinished(at: path)
      metrics = summary.metrics
      origin = ExportOrigin(
        startedAt: summary.run.startedAt, machine: summary.run.machine,
        commandLine: summary.run.commandLine)
    }
    if metrics.isEmpty { throw FigureError.none(path: path) }
  }

  /// - Throws: `FigureError.noLatencies`.
  package func text(_ format: ExportFormat) throws -> String {
    switch format {
    case .csv: MetricTable(metrics).text
    case .githubBenchmark:
      try Self.json(metrics.filter { $0.measure != .gained }.map(SmallerIsBetterEntry.init))
    case .bencher: try Self.json(BencherMetrics.record(metrics))
    case .googleBenchmark: try Self.json(googleBenchmark())
    }
  }

  private func googleBenchmark() throws(FigureError) -> GoogleBenchmarkRecord {
    guard let origin, metrics.contains(where: { $0.measure == .latency }) else {
      throw .noLatencies(path: path)
    }
    return GoogleBenchmarkRecord(metrics, origin)
  }

  /// Never bare NaN: a figure that is no number fails.
  private static func json(_ record: some Encodable) throws -> String {
    String(decoding: try RecordCoding.document(record), as: UTF8.self)
  }
}

/// When, where and how figures were measured.
struct ExportOrigin {
  var startedAt: String
  var machine: MachineRecord
  var commandLine: [String]
}
