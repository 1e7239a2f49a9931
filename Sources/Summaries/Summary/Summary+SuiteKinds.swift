package import Records

extension Summary {
  /// The cells of suites whose sampling does not adapt. Where it does, codes pile up at the widths that are
  /// hard to decide, so that sums over cells and thresholds of observed rates would mislead; those suites
  /// have their verdicts instead. Suites that are timed in blocks, and photographs, have sections of their own, too.
  package var fixedCells: [SummaryCell] {
    let others = Set(
      run.suites.filter { $0.isAdaptive || $0.blocks != nil || $0.isOfPhotographs }
        .map(\.name))
    return cells.filter { !others.contains($0.suite) }
  }

  /// The cells that curves over an axis are made of: with the timed ones, which are read as any, but not those of suites with
  /// views, whose frames are compared one by one.
  package var sweptCells: [SummaryCell] {
    let others = Set(
      run.suites.filter {
        $0.isAdaptive || ($0.blocks != nil && $0.views != nil) || $0.isOfPhotographs
      }.map(\.name))
    return cells.filter { !others.contains($0.suite) }
  }

  /// True if the durations of this suite can be compared.
  package func isTimed(suite: String) -> Bool { !run.untimedSuites.contains(suite) }
}

extension SuiteRecord {
  /// True if each frame under a condition drew another photograph's blur, noise and light, so that
  /// verdicts are of photographs.
  package func drawsPhotographs(under namedCondition: String?) -> Bool {
    namedCondition.flatMap { moduleWidthsByCondition?[$0] } != nil
  }

  /// True if one code stands in frames of several conditions, so that these are no independent trials.
  package var sharesCodes: Bool { pairedAxes != nil || reference != nil }

  /// True if its frames are photographs, as they were imported or as a suite shows them.
  fileprivate var isOfPhotographs: Bool { photographs == true || photographSet != nil }
}

extension RunRecord {
  /// Suites of which several frames were read at a time.
  package var untimedSuites: Set<String> { Set(suites.filter { $0.timed == false }.map(\.name)) }

  /// Those of whose calls no mean time is told: other frames were read at the same time.
  package var suitesReadAtOnce: Set<String> { jobs == 1 ? [] : untimedSuites }
}
