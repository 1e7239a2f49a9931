package import Barcodes
package import Records
package import Summaries

/// The headline figures of one run: a line of a history.
package struct HistoryRecord: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  /// The measured version, such as the hash of a commit.
  package var commit: String
  /// When the run started: ISO 8601, UTC.
  package var startedAt: String
  package var processor: String
  package var scanbenchVersion: String?
  package var suites: [MeasuredSuite]?
  package var engines: [MeasuredEngine]?
  package var figures: [HistoryFigure]

  /// What frames of a suite were read.
  package struct MeasuredSuite: Codable, Sendable, Equatable {
    package var name: String
    /// SHA-256 of the suite file, in hexadecimal.
    package var sha256: String
    package var profile: String
    package var seed: UInt64
  }

  package struct MeasuredEngine: Codable, Sendable, Equatable {
    package var label: String
    /// The engine's own name, such as `zxing-cpp`.
    package var engine: String
    package var version: String
    package var options: [String: String]
  }
}

/// A headline figure of a run.
package struct HistoryFigure: Codable, Sendable, Equatable {
  package var suite: String
  /// The engine's label.
  package var engine: String
  package var mask: MaskName
  /// For latencies: the size of the frames and the named condition, where the suite has several.
  package var setting: String?
  /// `read-rate` (0 to 1), `wrong-reads` (codes) or `latency` (nanoseconds).
  package var measure: String
  @Quantity package var value: Double
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?
}

extension HistoryRecord {
  /// - Parameter commit: what was measured.
  package init(_ summary: Summary, commit: String) {
    let run = summary.run
    self.init(
      commit: commit, startedAt: run.startedAt, processor: run.machine.processor,
      scanbenchVersion: run.scanbenchVersion,
      suites: run.suites.map {
        MeasuredSuite(name: $0.name, sha256: $0.sha256, profile: $0.profile, seed: $0.seed)
      },
      engines: run.engines.map {
        MeasuredEngine(
          label: $0.label, engine: $0.engine, version: $0.version, options: $0.options)
      },
      figures: HistoryFigure.headlines(of: summary))
  }
}

extension HistoryFigure {
  /// Read rates and wrong reads of each suite, engine and mask over all symbologies, and the latencies of the suites that
  /// are timed.
  static func headlines(of summary: Summary) -> [HistoryFigure] {
    let (keys, groups) = summary.cells.filter { $0.statuses.asked > 0 }.grouped {
      SeriesID(suite: $0.suite, engine: $0.engine, mask: $0.mask)
    }
    let read = keys.flatMap { key -> [HistoryFigure] in
      let cells = groups[key] ?? []
      let wrong = HistoryFigure(
        suite: key.suite, engine: key.engine, mask: key.mask, setting: nil,
        measure: Metric.Measure.wrong.rawValue, value: Double(cells.wrongReads))
      guard let figure = summary.run.readFigure(of: cells) else { return [wrong] }
      return [
        HistoryFigure(
          suite: key.suite, engine: key.engine, mask: key.mask, setting: nil,
          measure: Metric.Measure.readRate.rawValue, value: figure.rate,
          lower: figure.bounds?.lower, upper: figure.bounds?.upper), wrong,
      ]
    }
    let timed = (summary.latency?.cells ?? []).map { latency in
      let setting = Wording.setting(latency.cell.point, named: latency.cell.namedCondition)
        .joined(separator: ", ")
      let typical = latency.typicalNanoseconds
      return HistoryFigure(
        suite: latency.cell.suite, engine: latency.cell.engine, mask: latency.cell.mask,
        setting: setting.isEmpty ? nil : setting, measure: Metric.Measure.latency.rawValue,
        value: typical.value, lower: typical.lower, upper: typical.upper)
    }
    return read + timed
  }
}
