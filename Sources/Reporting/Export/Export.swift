import Barcodes
import Foundation
import Gates
import Records
import Summaries
import Tallies

/// The figures of a run, a duel or a comparison, for other tools.
package struct Export {
  private let figures: ExportFigures

  /// - Parameter path: a run folder, its `summary.json`, or the folder of a duel or a comparison.
  /// - Throws: `RecordError`; `FigureError` if there are no figures.
  package init(path: String) throws {
    let (metrics, origin): ([Metric], ExportOrigin?)
    let duel = "\(path)/\(FileName.duel)"
    let comparison = "\(path)/\(FileName.comparison)"
    if FileManager.default.fileExists(atPath: duel) {
      let record = try DuelRecord.read(file: duel)
      let blocks = "\(path)/\(FileName.duelBlocks)"
      metrics = record.metrics(
        FileManager.default.fileExists(atPath: blocks)
          ? try JSONLinesReader.all(DuelBlockRecord.self, path: blocks, within: .blocks) : [])
      origin = ExportOrigin(
        startedAt: record.startedAt, machine: record.machine, commandLine: record.commandLine)
    } else if FileManager.default.fileExists(atPath: comparison) {
      metrics = try ComparisonRecord.read(file: comparison).engines.flatMap(\.metrics)
      origin = nil
    } else {
      let summary = try Summary.read(at: path)
      try summary.run.requireWhole(at: path)
      metrics = summary.metrics
      origin = ExportOrigin(
        startedAt: summary.run.startedAt, machine: summary.run.machine,
        commandLine: summary.run.commandLine)
    }
    if metrics.isEmpty { throw FigureError.none(path: path) }
    figures = ExportFigures(path: path, metrics: metrics, origin: origin)
  }

  /// - Throws: `FigureError.noLatencies`.
  package func text(_ format: some ExportFormat) throws -> String { try format.text(figures) }
}

/// The time, the machine and the command with which figures were measured.
struct ExportOrigin {
  var startedAt: String
  var machine: MachineRecord
  var commandLine: [String]
}
