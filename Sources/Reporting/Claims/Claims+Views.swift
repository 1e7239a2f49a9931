import Records

/// What claims on views share.
extension Claims {
  /// Comparisons of a suite's views, for the mask own.
  func comparisons(_ suite: ClaimSuite, engine: EngineRecord) -> [ViewComparison] {
    comparisons.filter {
      $0.suite == suite.rawValue && $0.engine == engine.label && $0.mask == "own"
    }
  }

  /// What is said of an engine of which no frame was read in several views.
  func untestedView(_ engine: EngineRecord, _ suite: ClaimSuite) -> ClaimFinding {
    let cells = cells.filter { $0.suite == suite.rawValue && $0.engine == engine.label }
    guard cells.contains(where: { $0.statuses.unsupported > 0 }) else {
      return .notTested(engine.label, suite: suite)
    }
    guard cells.contains(where: { $0.codes > 0 }) else { return .unsupported(engine.label) }
    return ClaimFinding(
      engine: engine.label, verdict: .notTested, words: "not tested; the engine cannot be told",
      effect: "", numbers: [])
  }
}

extension ViewComparison {
  /// As numbers behind a verdict.
  var numbers: [ClaimNumber] {
    let reads = self.reads.map {
      ClaimNumber(
        "read_rate_difference", symbology: symbology, at: point, value: $0.difference.value,
        lower: $0.difference.lower, upper: $0.difference.upper, of: $0.frames)
    }
    let time = self.time.map {
      ClaimNumber(
        "time_ratio", symbology: symbology, at: point, value: $0.ratio, lower: $0.lower,
        upper: $0.upper, of: $0.pairs)
    }
    return [reads, time].compactMap(\.self)
  }
}
