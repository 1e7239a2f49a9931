import Document
import Gates

extension [HistoryRecord] {
  /// Returns what is other in a run of a suite than in the one before it, besides the commit, a phrase for each thing that changed: a step
  /// in a line may come of it. Each thing is held against the last run of the suite that tells of it: not all have all engines, and older
  /// lines tell of figures alone.
  func changes(of suite: String) -> [(commit: String, words: [String])] {
    let runs = filter { $0.figures.contains { $0.suite == suite } }
    return runs.enumerated().compactMap { index, run in
      let words = run.changes(of: suite, since: runs[..<index])
      return words.isEmpty ? nil : (run.commit, words)
    }
  }
}

extension HistoryRecord {
  /// Returns a phrase for each thing that is other than in the last run that tells of it.
  ///
  /// - Parameter earlier: the suite's runs before this one.
  fileprivate func changes(of name: String, since earlier: ArraySlice<HistoryRecord>) -> [String] {
    func before<Told>(_ told: (HistoryRecord) -> Told?) -> Told? {
      for run in earlier.reversed() {
        if let told = told(run) { return told }
      }
      return nil
    }
    let (old, new) = (before { $0.suite(name) }, suite(name))
    let isOtherFile = old != nil && new != nil && old?.sha256 != new?.sha256
    return [
      Self.changed("ScanBench", before(\.scanbenchVersion), scanbenchVersion),
      Self.changed("profile", old?.profile, new?.profile),
      Self.changed("seed", old.map { "\($0.seed)" }, new.map { "\($0.seed)" }),
      isOtherFile ? "another suite file" : nil,
      Self.changed("processor", before { $0.processor(timing: name) }, processor(timing: name)),
    ].compactMap(\.self)
      + engines(measuredIn: name).flatMap { engine in
        before { $0.engines(measuredIn: name).first { $0.label == engine.label } }
          .map { Self.changes(from: $0, to: engine) } ?? []
      }
  }

  private func suite(_ name: String) -> MeasuredSuite? { suites?.first { $0.name == name } }

  /// Nil where no call was timed.
  private func processor(timing suite: String) -> String? {
    figures.contains { $0.suite == suite && $0.isLatency } ? processor : nil
  }

  private func engines(measuredIn suite: String) -> [MeasuredEngine] {
    let measured = Set(figures.filter { $0.suite == suite }.map(\.engine))
    return (engines ?? []).filter { measured.contains($0.label) }
  }

  private static func changes(
    from before: MeasuredEngine, to after: MeasuredEngine
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
