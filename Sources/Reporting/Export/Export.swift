import Barcodes
import Foundation
import Gates
import Records
import Summaries
import Tallies

/// The figures of a run, a duel or a comparison, for other tools.
package struct Export {
  let path: String
  let metrics: [Metric]
  /// Nil for a comparison, which does not record it.
  let context: GoogleBenchmarkRecord.Context?
}

extension Export {
  /// - Parameter path: a run folder, its `summary.json`, or the folder of a duel or a comparison.
  /// - Throws: `RecordError`; `FigureError` if there are no figures.
  package init(path: String) throws {
    let duel = "\(path)/\(FileName.duel)"
    let comparison = "\(path)/\(FileName.comparison)"
    if FileManager.default.fileExists(atPath: duel) {
      let record = try DuelRecord.read(file: duel)
      let blocks = "\(path)/\(FileName.duelBlocks)"
      metrics = record.metrics(
        FileManager.default.fileExists(atPath: blocks)
          ? try JSONLinesReader.all(DuelBlockRecord.self, path: blocks, within: .blocks) : [])
      context = GoogleBenchmarkRecord.Context(
        startedAt: record.startedAt, machine: record.machine, commandLine: record.commandLine)
    } else if FileManager.default.fileExists(atPath: comparison) {
      metrics = try ComparisonRecord.read(file: comparison).engines.flatMap(\.metrics)
      context = nil
    } else {
      let summary = try Summary.read(at: path)
      try summary.run.requireWhole(at: path)
      metrics = summary.metrics
      context = GoogleBenchmarkRecord.Context(
        startedAt: summary.run.startedAt, machine: summary.run.machine,
        commandLine: summary.run.commandLine)
    }
    if metrics.isEmpty { throw FigureError.none(path: path) }
    self.path = path
  }

  /// Returns JSON that never has a bare NaN: a figure that is not a number is an error.
  func json(_ record: some Encodable) throws -> String {
    String(decoding: try RecordCoding.document(record), as: UTF8.self)
  }
}
