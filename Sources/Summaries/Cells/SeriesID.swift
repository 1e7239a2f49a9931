package import Records

/// The trials of one suite in which one engine was asked one question under one condition.
package struct SeriesID: Codable, Hashable, Sendable {
  package var suite: String
  /// The engine's label.
  package var engine: String
  package var mask: MaskName
  /// The suite's name for how the frames were shown, where it has views.
  package var view: String?
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?

  package init(
    suite: String, engine: String, mask: MaskName, view: String? = nil,
    namedCondition: String? = nil
  ) {
    self.suite = suite
    self.engine = engine
    self.mask = mask
    self.view = view
    self.namedCondition = namedCondition
  }

  /// All conditions taken together.
  package var overConditions: SeriesID {
    SeriesID(suite: suite, engine: engine, mask: mask, view: view)
  }
}

extension RunRecord {
  /// The places of a series' suite and engine in the run, by which series are ordered.
  package func place(of series: SeriesID) -> [Int] {
    [
      suites.firstIndex { $0.name == series.suite } ?? .max,
      engines.firstIndex { $0.label == series.engine } ?? .max,
    ]
  }
}
