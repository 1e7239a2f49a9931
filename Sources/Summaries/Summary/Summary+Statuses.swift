extension Summary {
  /// The numbers of an engine's trials by status, over all suites, those with streams too.
  ///
  /// - Parameter engine: its label.
  package func statuses(of engine: String) -> StatusCounts {
    let counts =
      cells.filter { $0.engine == engine }.map(\.statuses)
      + (live?.endings ?? []).filter { $0.engine == engine }.map(\.statuses)
    return counts.reduce(into: .zero) { sum, counts in
      sum.ok += counts.ok
      sum.unsupported += counts.unsupported
      sum.timeout += counts.timeout
      sum.crashed += counts.crashed
      sum.error += counts.error
      sum.givenUp += counts.givenUp
    }
  }
}
