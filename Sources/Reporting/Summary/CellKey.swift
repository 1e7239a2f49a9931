import Records

/// What tells one cell of the summary from another.
struct CellKey: Hashable {
  /// Index of the frame group.
  var group: Int
  var engine: String
  var mask: String
}

/// The order of the cells in a summary, which does not depend on that of the trials.
struct CellOrder {
  private let suites: [String: Int]
  private let engines: [String: Int]
  private let groups: [FrameGroup]

  init(run: RunRecord, groups: [FrameGroup]) {
    func ranks(_ names: [String]) -> [String: Int] {
      Dictionary(zip(names, names.indices), uniquingKeysWith: min)
    }
    suites = ranks(run.suites.map(\.name))
    engines = ranks(run.engines.map(\.label))
    self.groups = groups
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
    if a.namedCondition != b.namedCondition {
      return (a.namedCondition ?? "") < (b.namedCondition ?? "")
    }
    return AxisOrder.precedes(a.point, b.point)
  }
}

/// The order of points: by the first axis, in alphabetical order, that tells them apart.
enum AxisOrder {
  static func precedes(_ left: [String: Double], _ right: [String: Double]) -> Bool {
    for axis in Set(left.keys).union(right.keys).sorted() {
      let values = (left[axis] ?? -.infinity, right[axis] ?? -.infinity)
      if values.0 != values.1 { return values.0 < values.1 }
    }
    return false
  }
}
