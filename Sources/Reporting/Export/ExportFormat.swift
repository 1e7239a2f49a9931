/// A format for figures that other tools read, by its name on the command line.
package enum ExportFormat: String, CaseIterable, Sendable {
  case csv
  case githubBenchmark = "github-benchmark"
  case bencher
  case googleBenchmark = "google-benchmark"
  case openMetrics = "openmetrics"

  /// The description in the command's help.
  package var summary: String {
    switch self {
    case .csv: Export.csvHead.joined(separator: ", ")
    case .githubBenchmark: "github-action-benchmark's customSmallerIsBetter"
    case .bencher: "Bencher Metric Format"
    case .googleBenchmark: "google-benchmark's JSON: latencies, a block a repetition"
    case .openMetrics: "OpenMetrics text, for GitLab and Prometheus"
    }
  }
}

extension Export {
  /// - Throws: `FigureError.noLatencies`.
  package func text(_ format: ExportFormat) throws -> String {
    switch format {
    case .csv: csv
    case .githubBenchmark: try githubBenchmark()
    case .bencher: try bencher()
    case .googleBenchmark: try googleBenchmark()
    case .openMetrics: openMetrics
    }
  }
}
