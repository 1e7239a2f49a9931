package import Records

/// The settings that stand still in a sweep: cells that share them belong together.
@dynamicMemberLookup
package struct SweepKey: Hashable {
  package var question: QuestionID
  /// The values and the name that stand still.
  package var setting: FrameSetting

  /// - Parameter axes: those along which the cells differ.
  package init(_ cell: SummaryCell, over axes: Set<String>) {
    self.init(
      suite: cell.suite, mask: cell.mask, view: cell.view,
      fixed: cell.point.filter { !axes.contains($0.key) }, namedCondition: cell.namedCondition)
  }

  package init(
    suite: String, mask: MaskName, view: String? = nil, fixed: [String: Double],
    namedCondition: String? = nil
  ) {
    question = QuestionID(suite: suite, mask: mask, view: view)
    setting = FrameSetting(point: fixed, namedCondition: namedCondition)
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<QuestionID, Value>) -> Value {
    get { question[keyPath: path] }
    set { question[keyPath: path] = newValue }
  }

  /// The axes that stand still.
  package var fixed: [String: Double] { setting.point }
  package var namedCondition: String? { setting.namedCondition }

  /// The settings that stand still, for a heading.
  package var title: String {
    (["suite \(question.suite)"] + Wording.question(mask: question.mask, view: question.view)
      + Wording.setting(fixed, named: namedCondition)).joined(separator: ", ")
  }

  /// The cells by key. Suites, views and named conditions come in the order of the cells, the own mask first
  /// in its suite, then the other masks by name.
  package static func groups(
    _ cells: [SummaryCell], by key: (SummaryCell) -> SweepKey
  ) -> [(key: SweepKey, cells: [SummaryCell])] {
    let (keys, groups) = cells.grouped(by: key)
    func ranks<Name: Hashable>(_ name: (SweepKey) -> Name) -> [Name: Int] {
      Dictionary(keys.enumerated().map { (name($1), $0) }, uniquingKeysWith: min)
    }
    let (suites, views) = (ranks(\.suite), ranks(\.view))
    let conditions = ranks(\.namedCondition)
    let sorted = keys.sorted { left, right in
      let suite = (suites[left.suite] ?? 0, suites[right.suite] ?? 0)
      if suite.0 != suite.1 { return suite.0 < suite.1 }
      if left.mask != right.mask {
        return left.mask == .own || (right.mask != .own && left.mask < right.mask)
      }
      let view = (views[left.view] ?? 0, views[right.view] ?? 0)
      if view.0 != view.1 { return view.0 < view.1 }
      let named = (conditions[left.namedCondition] ?? 0, conditions[right.namedCondition] ?? 0)
      if named.0 != named.1 { return named.0 < named.1 }
      return left.fixed.precedes(right.fixed)
    }
    return sorted.map { ($0, groups[$0] ?? []) }
  }
}

extension Sequence {
  /// The elements by key, and the keys in the order in which they come first.
  package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> (keys: [Key], groups: [Key: [Element]]) {
    var keys: [Key] = []
    var groups: [Key: [Element]] = [:]
    for element in self {
      let group = key(element)
      if groups[group] == nil { keys.append(group) }
      groups[group, default: []].append(element)
    }
    return (keys, groups)
  }
}
