import Document
import Gates

extension [HistoryRecord] {
  /// Returns what is other in a run of a suite than in the one before it, besides the commit, a phrase for each thing that changed: a step
  /// in a line may come of it. Each thing is held against the last run of the suite that tells of it: not all have all engines, and older
  /// lines tell of figures alone.
  func changes(of suite: String) -> [(commit: String, words: [String])] {
    var known = HistoryState()
    return filter { $0.figures.contains { $0.suite == suite } }.compactMap { record in
      let words = known.take(record, of: suite)
      return words.isEmpty ? nil : (record.commit, words)
    }
  }
}

/// What was last told of a suite's runs.
private struct HistoryState {
  var scanbenchVersion: String?
  var processor: String?
  var suite: HistoryRecord.MeasuredSuite?
  var engines: [String: HistoryRecord.MeasuredEngine] = [:]

  /// Takes over what a run tells, and returns a phrase for each thing that it changes.
  mutating func take(_ record: HistoryRecord, of name: String) -> [String] {
    let before = self
    scanbenchVersion = record.scanbenchVersion ?? scanbenchVersion
    suite = record.suites?.first { $0.name == name } ?? suite
    if record.figures.contains(where: { $0.suite == name && $0.isLatency }) {
      processor = record.processor
    }
    let measured = Set(record.figures.filter { $0.suite == name }.map(\.engine))
    let engines = (record.engines ?? []).filter { measured.contains($0.label) }
    for engine in engines { self.engines[engine.label] = engine }
    let isOtherFile = before.suite != nil && before.suite?.sha256 != suite?.sha256
    return [
      Self.changed("ScanBench", before.scanbenchVersion, scanbenchVersion),
      Self.changed("profile", before.suite?.profile, suite?.profile),
      Self.changed("seed", before.suite.map { "\($0.seed)" }, suite.map { "\($0.seed)" }),
      isOtherFile ? "another suite file" : nil,
      Self.changed("processor", before.processor, processor),
    ].compactMap(\.self)
      + engines.flatMap { engine in
        before.engines[engine.label].map { Self.changes(from: $0, to: engine) } ?? []
      }
  }

  private static func changes(
    from before: HistoryRecord.MeasuredEngine, to after: HistoryRecord.MeasuredEngine
  ) -> [String] {
    let label = after.label
    let options = Set(before.options.keys).union(after.options.keys).sorted().map {
      changed(
        "\(label):\($0)", before.options[$0] ?? "not given", after.options[$0] ?? "not given")
    }
    return
      ([
        changed("\(label): engine", before.engine, after.engine),
        changed("\(label): version", before.version, after.version),
      ] + options).compactMap(\.self)
  }

  /// `profile standard instead of quick`; nil where nothing changed, or one of both is not known.
  private static func changed(_ what: String, _ before: String?, _ after: String?) -> String? {
    guard let before, let after, before != after else { return nil }
    return "\(what) \(after) instead of \(before)"
  }
}

extension HistoryFigure {
  var isLatency: Bool { measure == Metric.Measure.latency.rawValue }
}
