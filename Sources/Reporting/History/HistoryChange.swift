import Document
import Gates

/// What is other in a run than in the one before it in a history, besides the commit: a step in a line may come of it.
struct HistoryChange {
  let commit: String
  /// A phrase for each thing that changed.
  let words: [String]

  /// Returns the changes that concern a suite, from each run that has it to the next.
  static func all(in records: [HistoryRecord], of suite: String) -> [HistoryChange] {
    let records = records.filter { $0.figures.contains { $0.suite == suite } }
    return zip(records, records.dropFirst()).compactMap { before, after in
      let words = words(from: before, to: after, suite: suite)
      return words.isEmpty ? nil : HistoryChange(commit: after.commit, words: words)
    }
  }

  private static func words(
    from before: HistoryRecord, to after: HistoryRecord, suite: String
  ) -> [String] {
    let measured = [before, after].map { $0.suites?.first { $0.name == suite } }
    var words = [
      changed("ScanBench", before.scanbenchVersion, after.scanbenchVersion),
      changed("profile", measured[0]?.profile, measured[1]?.profile),
      changed("seed", measured[0].map { "\($0.seed)" }, measured[1].map { "\($0.seed)" }),
    ]
    if let old = measured[0]?.sha256, let new = measured[1]?.sha256, old != new {
      words.append("another suite file")
    }
    if after.figures.contains(where: { $0.suite == suite && $0.isLatency }) {
      words.append(changed("processor", before.processor, after.processor))
    }
    for engine in after.engines ?? [] {
      guard let old = before.engines?.first(where: { $0.label == engine.label }) else { continue }
      words.append(changed(engine.label, old.version, engine.version))
      for option in Set(old.options.keys).union(engine.options.keys).sorted() {
        words.append(
          changed(
            "\(engine.label):\(option)", old.options[option] ?? "not given",
            engine.options[option] ?? "not given"))
      }
    }
    return words.compactMap(\.self)
  }

  /// `profile standard instead of quick`; nil where nothing changed, or one of both is not known.
  private static func changed(_ what: String, _ before: String?, _ after: String?) -> String? {
    guard let before, let after, before != after else { return nil }
    return "\(what) \(after) instead of \(before)"
  }
}

extension HistoryFigure {
  fileprivate var isLatency: Bool { measure == Metric.Measure.latency.rawValue }
}
