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

/// The figures of a run or a duel, for other tools.
package struct Export {
  private let metrics: [Metric]
  private let origin: ExportOrigin

  /// - Parameter path: a run folder, its `summary.json`, or the folder of a duel.
  /// - Throws: `RecordError`.
  package init(path: String) throws {
    let duel = "\(path)/\(FileName.duel)"
    if FileManager.default.fileExists(atPath: duel) {
      let record = try DuelRecord.read(file: duel)
      let blocks = "\(path)/\(FileName.duelBlocks)"
      metrics = record.metrics(
        FileManager.default.fileExists(atPath: blocks)
          ? try JSONLinesReader.all(DuelBlockRecord.self, path: blocks) : [])
      origin = ExportOrigin(
        startedAt: record.startedAt, machine: record.machine, commandLine: record.commandLine)
    } else {
      let summary = try Summary.read(at: path)
      metrics = summary.metrics
      origin = ExportOrigin(
        startedAt: summary.run.startedAt, machine: summary.run.machine,
        commandLine: summary.run.commandLine)
    }
  }

  package func text(_ format: ExportFormat) throws -> String {
    switch format {
    case .csv: MetricTable(metrics).text
    case .githubBenchmark: try Self.json(metrics.map(SmallerIsBetterEntry.init))
    case .bencher: try Self.json(BencherMetrics.record(metrics))
    case .googleBenchmark: try Self.json(GoogleBenchmarkRecord(metrics, origin))
    }
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
