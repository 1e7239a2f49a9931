package import Records
package import Summaries

/// The key of a cell of the summary.
struct CellKey: Hashable {
  /// Index of the frame group.
  package var group: Int
  package var engine: String
  package var mask: MaskName
  /// The view's name; nil in suites without views.
  package var view: String?
}

/// The order of the cells in a summary, which does not depend on that of the trials: named conditions
/// come as in the manifest, where a suite's author put them in an order that says something.
package struct CellOrder {
  private let suites: [String: Int]
  private let engines: [String: Int]
  /// By suite, and in it by name.
  private let views: [String: [String: Int]]
  private let groups: [FrameGroup]
  /// Likewise: another suite may give the same name to another condition.
  private var conditions: [String: [String: Int]] = [:]

  package init(run: RunRecord, groups: [FrameGroup]) {
    func ranks(_ names: [String]) -> [String: Int] {
      Dictionary(zip(names, names.indices), uniquingKeysWith: min)
    }
    suites = ranks(run.suites.map(\.name))
    engines = ranks(run.engines.map(\.label))
    views = Dictionary(
      run.suites.map { ($0.name, ranks($0.views ?? [])) }, uniquingKeysWith: { first, _ in first })
    self.groups = groups
    for (index, group) in groups.enumerated() {
      guard let name = group.namedCondition else { continue }
      if conditions[group.suite]?[name] == nil {
        conditions[group.suite, default: [:]][name] = index
      }
    }
  }

  func precedes(_ left: CellKey, _ right: CellKey) -> Bool {
    let (a, b) = (groups[left.group], groups[right.group])
    let ranks = (suites[a.suite] ?? .max, suites[b.suite] ?? .max)
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    if a.suite != b.suite { return a.suite < b.suite }
    let labels = (engines[left.engine] ?? .max, engines[right.engine] ?? .max)
    if labels.0 != labels.1 { return labels.0 < labels.1 }
    if a.symbology != b.symbology { return a.symbology < b.symbology }
    if left.mask != right.mask { return left.mask < right.mask }
    if left.view != right.view { return rank(left.view, in: a) < rank(right.view, in: b) }
    let named = (rank(a), rank(b))
    if named.0 != named.1 { return named.0 < named.1 }
    return a.point.precedes(b.point)
  }

  private func rank(_ view: String?, in group: FrameGroup) -> Int {
    view.flatMap { views[group.suite]?[$0] } ?? -1
  }

  /// Frames without a named condition come before those with one.
  private func rank(_ group: FrameGroup) -> Int {
    group.namedCondition.flatMap { conditions[group.suite]?[$0] } ?? -1
  }
}
